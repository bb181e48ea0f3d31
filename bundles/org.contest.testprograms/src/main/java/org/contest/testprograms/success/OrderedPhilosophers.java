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

/** Five dining philosophers; the last one takes the forks the other way round. */
public final class OrderedPhilosophers {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private OrderedPhilosophers() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Object[] forks = new Object[5];
        Threads.Body[] bodies = new Threads.Body[forks.length];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < forks.length; i++) {
            Object first = forks[i == forks.length - 1 ? 0 : i];
            Object second = forks[i == forks.length - 1 ? i : i + 1];
            bodies[i] = () -> eat(first, second);
        }
        Threads.together(bodies);
    }

    private static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                Thread.onSpinWait();
            }
        }
    }
}
