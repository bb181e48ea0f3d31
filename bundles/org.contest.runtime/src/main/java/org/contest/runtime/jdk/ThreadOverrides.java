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

/** Thread classes of the program that override start or interrupt: their override runs, and calls Thread's own. */
public final class ThreadOverrides {

    private static final MethodHandle START = JdkMember.THREAD_START.ownMethod(void.class);
    private static final MethodHandle INTERRUPT = JdkMember.THREAD_INTERRUPT.ownMethod(void.class);
    private static final MethodHandle IS_INTERRUPTED = JdkMember.THREAD_IS_INTERRUPTED.ownMethod(boolean.class);

    private ThreadOverrides() {
    }

    /** True when the class of the thread, outside the JDK, overrides a method without parameters. */
    public static boolean has(Thread thread, String method) {
        Class<?> type = thread.getClass();
        if (type == Thread.class || type.getClassLoader() == null || START == null) {
            return false;
        }
        try {
            return type.getMethod(method).getDeclaringClass().getClassLoader() != null;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("Every thread has " + method + ".", e);
        }
    }

    public static void superStart(Thread thread) {
        call(START, thread);
    }

    public static void superInterrupt(Thread thread) {
        call(INTERRUPT, thread);
    }

    public static boolean superIsInterrupted(Thread thread) {
        try {
            return (boolean) IS_INTERRUPTED.invokeExact(thread);
        } catch (Throwable e) {
            throw new IllegalStateException(e); // it throws nothing
        }
    }

    private static void call(MethodHandle method, Thread thread) {
        try {
            method.invokeExact(thread);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e); // neither method throws a checked exception
        }
    }
}
