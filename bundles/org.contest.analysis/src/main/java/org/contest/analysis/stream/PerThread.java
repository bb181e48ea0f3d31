/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.function.Supplier;

/**
 * A value for each variable and each thread that has to do with it: a test class may have had thousands of threads and
 * variables, few of which have to do with each other.
 *
 * @param <T> type of the values
 */
public final class PerThread<T> {

    private static final int THREAD_BITS = 32;

    private final LongIndex pairs = new LongIndex();
    private final Indexed<T> values;

    /** Values made by a maker. */
    public PerThread(Supplier<T> maker) {
        values = new Indexed<>(maker);
    }

    /** The value of a variable and a thread. */
    public T of(int variable, int thread) {
        return values.of(pairs.of((long) variable << THREAD_BITS | thread));
    }
}
