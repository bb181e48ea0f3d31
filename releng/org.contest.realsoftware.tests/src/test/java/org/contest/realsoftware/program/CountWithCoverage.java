/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.program;

/** Two threads count; unlocked when asked, and then an update may be lost. */
public final class CountWithCoverage {

    private static final int TIMES = 3;
    private static final Object LOCK = new Object();

    private static int total;
    private static volatile int refused;

    private CountWithCoverage() {
    }

    /** {@code racy} for counting without the lock. */
    public static void main(String[] args) throws InterruptedException {
        boolean racy = args.length > 0 && args[0].equals("racy");
        Thread[] threads = {new Thread(() -> count(racy)), new Thread(() -> count(racy))};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (total != threads.length * TIMES) {
            throw new IllegalStateException("lost an update");
        }
        System.out.println(total);
    }

    private static void count(boolean racy) {
        try {
            Thread.currentThread().setPriority(0);
        } catch (IllegalArgumentException e) {
            refused++; // what follows has probes behind a handler
        }
        for (int i = 0; i < TIMES; i++) {
            if (racy) {
                total++;
            } else {
                synchronized (LOCK) {
                    total++;
                }
            }
        }
    }
}
