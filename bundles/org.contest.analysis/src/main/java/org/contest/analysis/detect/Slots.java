/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One value for some of the numbers from 0, made when it is first asked for.
 *
 * @param <T> type of the values
 */
final class Slots<T> {

    private final Supplier<T> maker;
    private @Nullable Object[] values = new Object[64];

    Slots(Supplier<T> maker) {
        this.maker = maker;
    }

    /** The value of a number. */
    @SuppressWarnings("unchecked")
    T of(int number) {
        if (number >= values.length) {
            values = Arrays.copyOf(values, Math.max(number + 1, 2 * values.length));
        }
        Object value = values[number];
        if (value == null) {
            value = maker.get();
            values[number] = value;
        }
        return (T) value;
    }

    /** All values that were made, in the order of their numbers. */
    @SuppressWarnings("unchecked")
    List<T> made() {
        List<T> made = new ArrayList<>();
        for (Object value : values) {
            if (value != null) {
                made.add((T) value);
            }
        }
        return made;
    }
}
