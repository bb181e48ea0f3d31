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

/** Three threads touch classes that initialize each other, the first one of them alone. */
public final class ClassInitTouched {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private ClassInitTouched() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        First.touch();
        Threads.together(First::touch, Second::touch, Second::touch);
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
