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
import org.contest.runtime.jdk.Undeclared;

/** Runs the body of a virtual thread outside the JDK's scheduler. The fields are those of JDK 21 and up. */
public final class VirtualThreads {

    private static final int RUNNING = 2;
    private static final int TERMINATED = 99;

    private static final Class<?> TYPE = JdkMember.VIRTUAL_THREAD.type();
    private static final VarHandle STATE = JdkMember.VIRTUAL_STATE.field(int.class);
    private static final VarHandle CONT = JdkMember.VIRTUAL_CONTINUATION.field(JdkMember.CONTINUATION.type());
    private static final VarHandle TARGET = JdkMember.CONTINUATION_TARGET.field(Runnable.class);
    private static final VarHandle TASK = JdkMember.VIRTUAL_TASK.field(Runnable.class);
    private static final MethodHandle RUN = JdkMember.THREAD_RUN_WITH.method(void.class, Object.class, Runnable.class);
    private static final MethodHandle BINDINGS = JdkMember.THREAD_BINDINGS.staticMethod(Object.class);
    private static final MethodHandle CARRIER = JdkMember.THREAD_CARRIER.staticMethod(Thread.class);

    private VirtualThreads() {
    }

    /** The thread of the system below the calling virtual thread; null where the caller is no virtual thread. */
    static Thread currentCarrier() {
        try {
            return TYPE == null || CARRIER == null || Thread.currentThread().getClass() != TYPE ? null
                : (Thread) CARRIER.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException(e); // it declares none
        }
    }

    /** True for a virtual thread that {@link #run} can run. */
    public static boolean is(Thread thread) {
        return TYPE != null && thread.getClass() == TYPE && TARGET != null && TASK != null && CONT != null
            && STATE != null && RUN != null && BINDINGS != null;
    }

    static void set(Thread thread, boolean ended) {
        STATE.setVolatile(thread, ended ? TERMINATED : RUNNING);
    }

    /**
     * Runs {@code first} and the body. Not by the JDK's methods around it, which tell the JVM of a mount that did not
     * happen: it would show agents no class that the carrier loads from then on.
     */
    static void run(Thread thread, Runnable first) {
        Object wrapper = TARGET.get((Object) CONT.get(thread));
        Runnable task = (Runnable) TASK.get(wrapper);
        Runnable body = () -> {
            first.run();
            LifeHooks.threadBegin(thread);
            task.run();
        };
        try {
            RUN.invoke(thread, BINDINGS.invoke(), body);
        } catch (Throwable e) {
            throw Undeclared.of(e);
        }
    }
}
