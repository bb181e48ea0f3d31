/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness.probe;

/**
 * A program with a race that has to fail under the tool, or the tool could not find anything: two threads add to a
 * plain counter, and an addition is lost when one is held back between its read and its write.
 */
public final class RacyProbe {

    private static final int THREADS = 2;
    private static final int ADDITIONS = 50;

    private static int counter;

    private RacyProbe() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(RacyProbe::add);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (counter != THREADS * ADDITIONS) {
            throw new IllegalStateException("counter is " + counter);
        }
    }

    private static void add() {
        for (int i = 0; i < ADDITIONS; i++) {
            counter++;
        }
    }
}
