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
import java.lang.invoke.VarHandle;
import org.contest.runtime.hooks.LifeHooks;
import org.contest.runtime.jdk.JdkMember;

/**
 * Does for a Thread object that never starts natively what the JVM does for others: its state, its body, its
 * exceptions, its exit. Platform and virtual threads alike.
 */
final class PseudoThread {

    /** JVMTI thread states, as in Thread.FieldHolder.threadStatus. */
    private static final int RUNNABLE = 5;
    private static final int TERMINATED = 2;

    private static final MethodHandle EXIT = JdkMember.THREAD_EXIT.method(void.class);
    private static final VarHandle HOLDER = JdkMember.THREAD_HOLDER.field(JdkMember.THREAD_STATUS.type());
    private static final VarHandle STATUS = JdkMember.THREAD_STATUS.field(int.class);

    private PseudoThread() {
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
        } else if (STATUS != null && HOLDER != null) {
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
        LifeHooks.uncaught(thread, exception);
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
