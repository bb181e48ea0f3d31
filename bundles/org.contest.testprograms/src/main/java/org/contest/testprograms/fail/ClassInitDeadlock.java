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

/** Two classes need each other in their static initializers, and two threads initialize one each. */
public final class ClassInitDeadlock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private ClassInitDeadlock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(First::touch, Second::touch);
    }

    private static final class First {
        static final Object PEER = Second.name();

        static Object touch() {
            return PEER;
        }

        static Object name() {
            return "first";
        }
    }

    private static final class Second {
        static final Object PEER = First.name();

        static Object touch() {
            return PEER;
        }

        static Object name() {
            return "second";
        }
    }
}
