/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

/** Time limits of the JDK as nanoseconds. */
final class Nanos {

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int MAX_NANOS = 999_999;

    private Nanos() {
    }

    /** As Object.wait and Thread.join count: a positive rest of nanoseconds is never lost, too much is the most. */
    static long of(long millis, int nanos) {
        if (millis < 0 || nanos < 0 || nanos > MAX_NANOS) {
            throw StackCut.cut(new IllegalArgumentException(
                millis < 0 ? "timeout value is negative" : "nanosecond timeout value out of range"));
        }
        return millis > Long.MAX_VALUE / NANOS_PER_MILLI - 1 ? Long.MAX_VALUE : millis * NANOS_PER_MILLI + nanos;
    }
}
