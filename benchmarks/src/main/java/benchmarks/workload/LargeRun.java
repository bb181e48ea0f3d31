/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

/** A correct program with as long a run as asked for: four threads, two locks, a volatile field and an array. */
public final class LargeRun {

    private static final int THREADS = 4;
    private static final int EVERY = 16;

    private final Object accounts = new Object();
    private final Object journal = new Object();
    private final int[] balances = new int[EVERY];
    private int entries;
    private volatile int latest;

    private LargeRun() {
    }

    /** Arguments: iterations of each thread. */
    public static void main(String[] args) throws InterruptedException {
        int iterations = Integer.parseInt(args[0]);
        LargeRun run = new LargeRun();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(() -> run.work(iterations));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (run.entries != THREADS * iterations) {
            throw new IllegalStateException(run.entries + " entries");
        }
    }

    private void work(int iterations) {
        for (int i = 0; i < iterations; i++) {
            synchronized (accounts) {
                balances[i % EVERY]++;
                synchronized (journal) {
                    entries++;
                }
            }
            if (i % EVERY == 0) {
                latest = i;
            }
        }
    }
}
