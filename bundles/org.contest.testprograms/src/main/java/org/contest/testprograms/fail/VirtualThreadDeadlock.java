/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.VirtualThreads;
import org.contest.testprograms.Threads;

/** Two virtual threads (platform threads before JDK 21) take two monitors in opposite order. */
public final class VirtualThreadDeadlock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private static final Object FIRST = new Object();
    private static final Object SECOND = new Object();

    private VirtualThreadDeadlock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Thread one = VirtualThreads.start(() -> both(FIRST, SECOND));
        Thread other = VirtualThreads.start(() -> both(SECOND, FIRST));
        Threads.join(one, other);
    }

    private static void both(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                Thread.onSpinWait();
            }
        }
    }
}
