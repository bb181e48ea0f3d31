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

/** Each of three classes needs the next one in its static initializer, and three threads initialize one each. */
public final class InitializerRing {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private InitializerRing() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> First.name(), () -> Second.name(), () -> Third.name());
    }

    private static final class First {
        static final Object NEXT = Second.name();

        static Object name() {
            return "first";
        }
    }

    private static final class Second {
        static final Object NEXT = Third.name();

        static Object name() {
            return "second";
        }
    }

    private static final class Third {
        static final Object NEXT = First.name();

        static Object name() {
            return "third";
        }
    }
}
