/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** Static synchronized methods of two classes call each other: the locks are the classes. */
public final class StaticSynchronizedDeadlock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private StaticSynchronizedDeadlock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(First::outer, Second::outer);
    }

    private static final class First {
        static synchronized void outer() {
            Second.inner();
        }

        static synchronized void inner() {
            Thread.onSpinWait();
        }
    }

    private static final class Second {
        static synchronized void outer() {
            First.inner();
        }

        static synchronized void inner() {
            Thread.onSpinWait();
        }
    }
}
