/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Classes to load, with and without something to initialize. */
final class Samples {

    private Samples() {
    }

    /** Nothing but defaults and constants. */
    static final class Plain {
        static final int LIMIT = 3;
        static final String NAME = "plain";
        static int counter;
        static double mean;
        static List<String> names;

        private Plain() {
        }

        static void change() {
            counter = LIMIT;
            mean = 1.5;
            names = new ArrayList<>(List.of(NAME));
        }
    }

    /** A variable with a value. */
    static final class WithValue {
        static int counter = 5;

        private WithValue() {
        }
    }

    /** A constant that is an object. */
    static final class WithObject {
        static final Object LOCK = new Object();

        private WithObject() {
        }
    }

    /** What its initializer makes can be put back. */
    static final class WithState {
        static final AtomicInteger COUNT = new AtomicInteger(3);
        static final int[] NUMBERS = {1, 2};
        static List<String> names = new ArrayList<>();

        private WithState() {
        }

        static void change() {
            COUNT.set(9);
            NUMBERS[1] = 9;
            names.add("nine");
            names = null;
        }
    }

    /** What belongs to its constant lies with each thread. */
    static final class WithThreadLocal {
        static final ThreadLocal<String> OWN = new ThreadLocal<>();

        private WithThreadLocal() {
        }

        static void change() {
            OWN.set("changed");
        }
    }

    /** Its constants are made by an initializer. */
    enum Colour {
        RED
    }

    /** Uses a lambda, which is no initializer. */
    static final class WithLambda {
        private WithLambda() {
        }

        static Runnable nothing() {
            return () -> {};
        }
    }
}
