/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** 4 symmetric dining philosophers, one meal each. */
public final class Philosophers4 {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private Philosophers4() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        dine(4);
    }

    /** Seats so many philosophers at one table. */
    static void dine(int philosophers) throws InterruptedException {
        Object[] forks = new Object[philosophers];
        Threads.Body[] bodies = new Threads.Body[forks.length];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < forks.length; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % forks.length];
            bodies[i] = () -> eat(left, right);
        }
        Threads.together(bodies);
    }

    private static void eat(Object left, Object right) {
        synchronized (left) {
            synchronized (right) {
                Thread.onSpinWait();
            }
        }
    }
}
