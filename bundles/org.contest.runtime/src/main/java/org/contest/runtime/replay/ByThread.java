/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.Arrays;
import java.util.function.Supplier;
import org.contest.runtime.model.ModelThread;

/**
 * One value for each thread of a run, made when it is first asked for.
 *
 * @param <T> type of the values
 */
final class ByThread<T> {

    private final Supplier<T> maker;
    private Object[] values = new Object[16];

    ByThread(Supplier<T> maker) {
        this.maker = maker;
    }

    @SuppressWarnings("unchecked")
    T of(ModelThread t) {
        if (t.index >= values.length) {
            values = Arrays.copyOf(values, 2 * t.index);
        }
        Object value = values[t.index];
        if (value == null) {
            value = maker.get();
            values[t.index] = value;
        }
        return (T) value;
    }
}
