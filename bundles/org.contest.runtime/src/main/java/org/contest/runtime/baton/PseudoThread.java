/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import org.contest.runtime.hooks.Hooks;

/**
 * Does for a Thread object that never starts natively what the JVM does for others: its state, its body, its
 * exceptions, its exit. Platform and virtual threads alike.
 */
final class PseudoThread {

    /** JVMTI thread states, as in Thread.FieldHolder.threadStatus. */
    private static final int RUNNABLE = 5;
    private static final int TERMINATED = 2;

    private static final MethodHandles.Lookup LOOKUP = lookup(Thread.class);
    private static final MethodHandle EXIT = method("exit", MethodType.methodType(void.class));
    private static final VarHandle HOLDER = holder();
    private static final VarHandle STATUS = HOLDER == null ? null
        : field(HOLDER.varType(), "threadStatus", int.class);

    private PseudoThread() {
    }

    private static MethodHandles.Lookup lookup(Class<?> type) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
        } catch (IllegalAccessException e) {
            return MethodHandles.lookup(); // not open: nothing is found below
        }
    }

    private static MethodHandle method(String name, MethodType type) {
        try {
            return LOOKUP.findVirtual(Thread.class, name, type);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static VarHandle holder() {
        try {
            return field(Thread.class, "holder", Class.forName("java.lang.Thread$FieldHolder"));
        } catch (ClassNotFoundException e) {
            return null; // JDK 17
        }
    }

    private static VarHandle field(Class<?> owner, String name, Class<?> type) {
        try {
            return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    /** The thread is alive from here on, for those who do not ask the model. */
    static void started(Thread thread) {
        set(thread, RUNNABLE);
    }

    /** The thread has ended. */
    static void ended(Thread thread) {
        set(thread, TERMINATED);
    }

    private static void set(Thread thread, int status) {
        if (VirtualThreads.is(thread)) {
            VirtualThreads.set(thread, status == TERMINATED);
        } else if (STATUS != null) {
            STATUS.setVolatile((Object) HOLDER.get(thread), status);
        }
    }

    /** Runs the thread's body, and right before it {@code first}. */
    static void run(Thread thread, Runnable first) {
        if (VirtualThreads.is(thread)) {
            VirtualThreads.run(thread, first);
        } else {
            first.run();
            thread.run();
        }
    }

    /** Hands an exception to the thread's handlers. */
    static void uncaught(Thread thread, Throwable exception) {
        Hooks.uncaught(thread, exception);
        try {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, exception);
        } catch (Throwable e) {
            return; // as the JVM: what a handler throws is ignored
        }
    }

    /** What a thread does last: lets go of its thread locals. */
    static void exit(Thread thread) {
        try {
            if (EXIT != null && !VirtualThreads.is(thread)) {
                EXIT.invoke(thread);
            }
        } catch (Throwable e) {
            return; // as the JVM: ignored
        }
    }
}
