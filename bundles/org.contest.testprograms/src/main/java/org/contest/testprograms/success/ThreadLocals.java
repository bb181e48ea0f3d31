/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** Each thread sees its own thread local, a child the inheritable one of its parent. */
public final class ThreadLocals {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final ThreadLocal<Integer> OWN = ThreadLocal.withInitial(() -> 0);
    private static final InheritableThreadLocal<Integer> INHERITED = new InheritableThreadLocal<>();

    private ThreadLocals() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        INHERITED.set(7);
        Threads.together(3, () -> {
            for (int i = 0; i < 3; i++) {
                OWN.set(OWN.get() + 1);
                Thread.yield();
            }
            Threads.check(OWN.get() == 3, "own is " + OWN.get());
            Threads.check(INHERITED.get() == 7, "inherited is " + INHERITED.get());
        });
        Threads.check(OWN.get() == 0, "own of main is " + OWN.get());
    }
}
