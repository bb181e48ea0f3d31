/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

/** How long nothing has happened, as far as could be seen: who looks late had no processor, nor had the program. */
final class Silence {

    private static final long NANOS_PER_MILLI = 1_000_000;
    /** The most that counts between two looks. */
    private static final long MOST = 100 * NANOS_PER_MILLI;

    private long nanos;

    /** Something happened. */
    void end() {
        nanos = 0;
    }

    /** Nothing happened since the last look, so many nanoseconds ago. */
    void last(long passed) {
        nanos += Math.min(passed, MOST);
    }

    boolean isLongerThan(long millis) {
        return nanos > millis * NANOS_PER_MILLI;
    }
}
