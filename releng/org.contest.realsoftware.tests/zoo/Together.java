/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

import java.util.concurrent.atomic.AtomicReference;

/** What the programs have in common: threads that begin together, and a check of what was found. */
public final class Together {

    /** What a thread does. */
    @FunctionalInterface
    public interface Body {
        /** Does it, as thread number {@code i}. */
        void run(int i) throws Exception;
    }

    private Together() {
    }

    /** Runs threads, and fails when one of them has failed. */
    public static void run(int count, Body body) throws Exception {
        AtomicReference<Throwable> broken = new AtomicReference<>();
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                try {
                    body.run(number);
                } catch (Throwable e) {
                    broken.compareAndSet(null, e);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (broken.get() != null) {
            throw new IllegalStateException("a thread failed", broken.get());
        }
    }

    /** Fails when something does not hold. */
    public static void check(boolean holds, Object found) {
        if (!holds) {
            throw new IllegalStateException("found " + found);
        }
    }
}
