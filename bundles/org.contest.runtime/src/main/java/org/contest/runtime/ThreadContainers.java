/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The thread containers of JDK 19 and up (jdk.internal.vm.ThreadContainer): executors count their threads by them. */
public final class ThreadContainers {

    private static final MethodHandle START = method(Thread.class, "start");
    private static final MethodHandle ADD = containerMethod("add");
    private static final MethodHandle REMOVE = containerMethod("remove");

    private ThreadContainers() {
    }

    private static MethodHandle method(Class<?> owner, String name) {
        try {
            Class<?> container = Class.forName("jdk.internal.vm.ThreadContainer", false, null);
            Class<?> argument = owner == Thread.class ? container : Thread.class;
            return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
                .findVirtual(owner, name, MethodType.methodType(void.class, argument))
                .asType(MethodType.methodType(void.class, owner == Thread.class ? owner : Object.class,
                    owner == Thread.class ? Object.class : Thread.class));
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null; // older than JDK 19, or not open to us
        }
    }

    private static MethodHandle containerMethod(String name) {
        try {
            return method(Class.forName("jdk.internal.vm.ThreadContainer", false, null), name);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** Starts a thread for real in a container. */
    static void start(Thread thread, Object container) {
        try {
            START.invokeExact(thread, container);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e); // declares no checked exception
        }
    }

    /** For a thread that begins without being started: counts it in its container. */
    public static void add(Object container, Thread thread) {
        call(ADD, container, thread);
    }

    /** For a thread that ends without having been started: counts it out. */
    public static void remove(Object container, Thread thread) {
        call(REMOVE, container, thread);
    }

    private static void call(MethodHandle method, Object container, Thread thread) {
        try {
            method.invokeExact(container, thread);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e); // declares no checked exception
        }
    }
}
