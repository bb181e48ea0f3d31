/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

import org.contest.testprograms.Threads;

/** Each of four classes needs the next one in its static initializer, and finds it by reflection. */
public final class ReflectedInitializers {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private static final Field FIELD;
    private static final Method METHOD;
    private static final Constructor<?> CONSTRUCTOR;

    static {
        try {
            FIELD = Second.class.getDeclaredField("value");
            METHOD = Third.class.getDeclaredMethod("name");
            CONSTRUCTOR = Fourth.class.getDeclaredConstructor();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private ReflectedInitializers() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(ReflectedInitializers::first, ReflectedInitializers::second, ReflectedInitializers::third,
            ReflectedInitializers::fourth);
    }

    private static Object first() throws ReflectiveOperationException {
        return Class.forName("org.contest.testprograms.fail.ReflectedInitializers$First");
    }

    private static Object second() throws ReflectiveOperationException {
        return FIELD.get(null);
    }

    private static Object third() throws ReflectiveOperationException {
        return METHOD.invoke(null);
    }

    private static Object fourth() throws ReflectiveOperationException {
        return CONSTRUCTOR.newInstance();
    }

    private static final class First {
        static {
            Threads.runBody(ReflectedInitializers::second);
        }
    }

    private static final class Second {
        static int value;

        static {
            Threads.runBody(ReflectedInitializers::third);
        }
    }

    private static final class Third {
        static {
            Threads.runBody(ReflectedInitializers::fourth);
        }

        static String name() {
            return "third";
        }
    }

    private static final class Fourth {
        static {
            Threads.runBody(ReflectedInitializers::first);
        }

        Fourth() {
        }
    }
}
