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

/** A class makes an object of its subclass in its initializer, while another thread begins with the subclass. */
public final class SuperclassInitDeadlock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private SuperclassInitDeadlock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> Shape.unit(), () -> new Circle());
    }

    private static class Shape {
        static final Shape UNIT = new Circle();

        static Shape unit() {
            return UNIT;
        }
    }

    /** Has no initializer of its own. */
    private static final class Circle extends Shape {
    }
}
