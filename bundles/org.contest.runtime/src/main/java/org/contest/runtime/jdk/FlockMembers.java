/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.MethodHandle;

/**
 * The flocks of structured task scopes (jdk.internal.misc.ThreadFlock, JDK 21 and up): a flock counts its threads, and
 * the last one to end wakes the owner. Linked when the first flock comes.
 */
public final class FlockMembers {

    private static final MethodHandle BIND =
        erased(JdkMember.THREAD_SET_CONTAINER.method(void.class, JdkMember.THREAD_CONTAINER.type()));
    private static final MethodHandle INHERIT =
        erased(JdkMember.THREAD_INHERIT.method(void.class, JdkMember.THREAD_CONTAINER.type()));
    private static final MethodHandle ON_START = erased(JdkMember.FLOCK_START.method(void.class, Thread.class));
    private static final MethodHandle ON_EXIT = erased(JdkMember.FLOCK_EXIT.method(void.class, Thread.class));
    private static final MethodHandle CLOSE_SCOPES = erased(JdkMember.SCOPES_POP.staticMethod(void.class));
    private static final MethodHandle FLOCK_OF =
        erased(JdkMember.FLOCK_OF_CONTAINER.getter(JdkMember.FLOCK.type()));

    private FlockMembers() {
    }

    /** To be called with objects whose types this bundle does not know. */
    private static MethodHandle erased(MethodHandle member) {
        if (member == null) {
            throw new IllegalStateException("ConTest does not know the structured task scopes of this JDK ("
                + System.getProperty("java.version") + ").");
        }
        return member.asType(member.type().erase());
    }

    /** Binds a thread that begins without being started for real to its container, and to the scoped values there. */
    public static void bind(Thread thread, Object container) {
        try {
            BIND.invokeExact((Object) thread, container);
            INHERIT.invokeExact((Object) thread, container);
        } catch (Throwable e) {
            throw Undeclared.of(e);
        }
    }

    /** ThreadFlock.onStart of the container's flock, or onExit. */
    public static void count(Object container, boolean starts, Thread thread) {
        try {
            MethodHandle method = starts ? ON_START : ON_EXIT;
            Object flock = (Object) FLOCK_OF.invokeExact(container);
            method.invokeExact(flock, (Object) thread);
        } catch (Throwable e) {
            throw Undeclared.of(e);
        }
    }

    /** Closes the scopes that the calling thread left open. */
    public static void closeScopes() {
        try {
            CLOSE_SCOPES.invokeExact();
        } catch (Throwable e) {
            throw Undeclared.of(e);
        }
    }
}
