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
import java.lang.invoke.MethodType;

/** The thread containers of JDK 19 and up (jdk.internal.vm.ThreadContainer): executors count their threads by them. */
public final class ThreadContainers {

    private static final MethodHandle START = start();

    private ThreadContainers() {
    }

    private static MethodHandle start() {
        MethodHandle start = JdkMember.THREAD_START_IN.method(void.class, JdkMember.THREAD_CONTAINER.type());
        return start == null ? null : start.asType(MethodType.methodType(void.class, Thread.class, Object.class));
    }

    /** Starts a thread for real in a container. */
    public static void start(Thread thread, Object container) {
        try {
            START.invokeExact(thread, container);
        } catch (Throwable e) {
            throw Undeclared.of(e);
        }
    }
}
