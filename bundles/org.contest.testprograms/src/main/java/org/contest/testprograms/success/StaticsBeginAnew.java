/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.contest.testprograms.Threads;

/** Leaves every static variable changed, and checks at the beginning that nobody did so before. */
public final class StaticsBeginAnew {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final AtomicInteger COUNT = new AtomicInteger(7);
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Semaphore PERMITS = new Semaphore(2);
    private static final List<String> NAMES = new ArrayList<>(List.of("one"));
    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static final int[] NUMBERS = {1, 2, 3};
    private static final long[][] TABLE = new long[2][2];
    private static int runs = 1;
    private static Object last;

    private StaticsBeginAnew() {
    }

    private enum Colour {
        RED, GREEN;

        private int uses;
    }

    private static String state() {
        return COUNT + " " + LOCK.isLocked() + " " + PERMITS.availablePermits() + " " + NAMES + " " + MAP + " "
            + NUMBERS[1] + " " + TABLE[1][0] + " " + runs + " " + last + " " + Colour.GREEN.uses;
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        String state = state();
        Threads.check(state.equals("7 false 2 [one] {} 2 0 1 null 0"), state);
        Threads.together(2, () -> {
            LOCK.lock();
            COUNT.incrementAndGet();
            MAP.merge("key", 1, Integer::sum);
            LOCK.unlock();
        });
        LOCK.lock();
        PERMITS.acquire();
        NAMES.add("two");
        NUMBERS[1]++;
        TABLE[1][0]++;
        TABLE[0] = null;
        runs++;
        last = new Object();
        Colour.GREEN.uses++;
    }
}
