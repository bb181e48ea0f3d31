/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms;

import java.lang.reflect.Method;

/** Starts virtual threads where the JDK has them (21 and up), platform threads elsewhere. */
public final class VirtualThreads {
    private VirtualThreads() {
    }

    /** Starts a thread that runs {@code body}, virtual if possible. */
    public static Thread start(Threads.Body body) throws ReflectiveOperationException {
        Method start;
        try {
            start = Thread.class.getMethod("startVirtualThread", Runnable.class);
        } catch (NoSuchMethodException e) {
            return Threads.start(body);
        }
        return (Thread) start.invoke(null, (Runnable) () -> Threads.runBody(body));
    }
}
