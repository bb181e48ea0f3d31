/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * One value for each number from 0, made when it is first asked for.
 *
 * @param <T> type of the values
 */
public final class Indexed<T> {

    private final List<T> values = new ArrayList<>();
    private final Supplier<T> maker;

    /** Values made by a maker. */
    public Indexed(Supplier<T> maker) {
        this.maker = maker;
    }

    /** The value of a number. */
    public T of(int number) {
        while (values.size() <= number) {
            values.add(maker.get());
        }
        return values.get(number);
    }
}
