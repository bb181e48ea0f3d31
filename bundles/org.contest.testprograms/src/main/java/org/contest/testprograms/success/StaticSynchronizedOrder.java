/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** Static synchronized methods of two classes, called in one order only. */
public final class StaticSynchronizedOrder {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private StaticSynchronizedOrder() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(First::outer, First::outer, Second::inner);
    }

    private static final class First {
        static synchronized void outer() {
            Second.inner();
        }
    }

    private static final class Second {
        static synchronized void inner() {
            Thread.onSpinWait();
        }
    }
}
