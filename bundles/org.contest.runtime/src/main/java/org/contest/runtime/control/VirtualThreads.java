/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Runs the body of a virtual thread outside the JDK's scheduler. The fields are those of JDK 21 and up. */
final class VirtualThreads {

    private static final int RUNNING = 2;
    private static final int TERMINATED = 99;

    private static final Class<?> TYPE = type("java.lang.VirtualThread");
    private static final Class<?> CONTINUATION = type("jdk.internal.vm.Continuation");
    private static final VarHandle STATE = field(TYPE, "state", int.class);
    private static final VarHandle CONT = field(TYPE, "cont", CONTINUATION);
    private static final VarHandle TARGET = field(CONTINUATION, "target", Runnable.class);

    private VirtualThreads() {
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            return null; // JDK 17
        }
    }

    private static VarHandle field(Class<?> owner, String name, Class<?> type) {
        try {
            return owner == null || type == null ? null
                : MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
        } catch (ReflectiveOperationException e) {
            return null; // another JDK, or not open to us
        }
    }

    /** True for a virtual thread that {@link #run} can run. */
    static boolean is(Thread thread) {
        return TYPE != null && thread.getClass() == TYPE && TARGET != null && CONT != null && STATE != null;
    }

    static void set(Thread thread, boolean ended) {
        STATE.setVolatile(thread, ended ? TERMINATED : RUNNING);
    }

    /** Runs the body; its exceptions go to the handlers of the thread. */
    static void run(Thread thread) {
        Runnable body = (Runnable) TARGET.get((Object) CONT.get(thread));
        body.run();
    }
}
