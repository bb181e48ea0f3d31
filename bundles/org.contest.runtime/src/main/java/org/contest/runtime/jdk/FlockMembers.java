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
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * The flocks of structured task scopes (jdk.internal.misc.ThreadFlock, JDK 21 and up): a flock counts its threads, and
 * the last one to end wakes the owner. Linked when the first flock comes.
 */
public final class FlockMembers {

    private static final String FLOCK = "jdk.internal.misc.ThreadFlock";
    private static final String CONTAINER = "jdk.internal.misc.ThreadFlock$ThreadContainerImpl";

    private static final Class<?> ANY_CONTAINER = type("jdk.internal.vm.ThreadContainer");
    private static final MethodHandle BIND = method(Thread.class, "setThreadContainer", ANY_CONTAINER);
    private static final MethodHandle INHERIT = method(Thread.class, "inheritScopedValueBindings", ANY_CONTAINER);
    private static final MethodHandle ON_START = method(type(FLOCK), "onStart", Thread.class);
    private static final MethodHandle ON_EXIT = method(type(FLOCK), "onExit", Thread.class);
    private static final MethodHandle CLOSE_SCOPES = popAll();
    private static final MethodHandle FLOCK_OF = flockOf();

    private FlockMembers() {
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw unknown(e);
        }
    }

    private static MethodHandles.Lookup in(Class<?> owner) throws IllegalAccessException {
        return MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
    }

    private static MethodHandle method(Class<?> owner, String name, Class<?> parameter) {
        try {
            MethodHandle method =
                in(owner).findVirtual(owner, name, MethodType.methodType(void.class, parameter));
            return method.asType(method.type().erase());
        } catch (ReflectiveOperationException e) {
            throw unknown(e);
        }
    }

    private static MethodHandle popAll() {
        try {
            Class<?> scopes = type("jdk.internal.vm.StackableScope");
            return in(scopes).findStatic(scopes, "popAll", MethodType.methodType(void.class));
        } catch (ReflectiveOperationException e) {
            throw unknown(e);
        }
    }

    private static MethodHandle flockOf() {
        try {
            MethodHandle flock = in(type(CONTAINER)).findGetter(type(CONTAINER), "flock", type(FLOCK));
            return flock.asType(flock.type().erase());
        } catch (ReflectiveOperationException e) {
            throw unknown(e);
        }
    }

    private static IllegalStateException unknown(Exception cause) {
        return new IllegalStateException("ConTest does not know the structured task scopes of this JDK ("
            + System.getProperty("java.version") + "): " + cause, cause);
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
