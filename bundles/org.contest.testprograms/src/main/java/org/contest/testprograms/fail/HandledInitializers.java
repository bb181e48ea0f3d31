/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

import org.contest.testprograms.Threads;

/** Each of six classes needs the next one in its static initializer, and reaches it by a handle. */
public final class HandledInitializers {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final MethodType NOTHING = MethodType.methodType(void.class);

    private HandledInitializers() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(HandledInitializers::first, HandledInitializers::second, HandledInitializers::third,
            HandledInitializers::fourth, HandledInitializers::fifth, HandledInitializers::sixth);
    }

    private static void invoke(MethodHandle handle) {
        try {
            handle.invoke();
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static void first() throws ReflectiveOperationException {
        LOOKUP.ensureInitialized(First.class);
    }

    private static void second() throws ReflectiveOperationException {
        invoke(LOOKUP.findStatic(Second.class, "run", NOTHING));
    }

    private static void third() throws ReflectiveOperationException {
        invoke(LOOKUP.unreflectConstructor(Third.class.getDeclaredConstructor()));
    }

    private static void fourth() throws ReflectiveOperationException {
        VarHandle variable = LOOKUP.findStaticVarHandle(Fourth.class, "value", int.class);
        variable.setVolatile(1);
    }

    private static void fifth() throws ReflectiveOperationException {
        invoke(LOOKUP.findStaticGetter(Fifth.class, "LIST", Object.class));
    }

    private static void sixth() throws ReflectiveOperationException {
        VarHandle variable = LOOKUP.unreflectVarHandle(Sixth.class.getDeclaredField("value"));
        invoke(variable.toMethodHandle(VarHandle.AccessMode.GET_VOLATILE));
    }

    private static final class First {
        static {
            Threads.runBody(HandledInitializers::second);
        }
    }

    private static final class Second {
        static {
            Threads.runBody(HandledInitializers::third);
        }

        static void run() {
            Thread.yield();
        }
    }

    private static final class Third {
        static {
            Threads.runBody(HandledInitializers::fourth);
        }

        Third() {
        }
    }

    private static final class Fourth {
        static volatile int value;

        static {
            Threads.runBody(HandledInitializers::fifth);
        }
    }

    private static final class Fifth {
        static final Object LIST = new Object();

        static {
            Threads.runBody(HandledInitializers::sixth);
        }
    }

    private static final class Sixth {
        static volatile int value;

        static {
            Threads.runBody(HandledInitializers::first);
        }
    }
}
