/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** A bounded buffer of two places with wait and notifyAll, two producers, two consumers. */
public final class BoundedBuffer {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Deque<Integer> ITEMS = new ArrayDeque<>();
    private static final AtomicInteger SUM = new AtomicInteger();

    private BoundedBuffer() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> produce(1), () -> produce(10), BoundedBuffer::consume, BoundedBuffer::consume);
        Threads.check(SUM.get() == 33, "sum is " + SUM);
    }

    private static void produce(int value) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            put(value);
        }
    }

    private static void consume() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            SUM.addAndGet(take());
        }
    }

    private static void put(int value) throws InterruptedException {
        synchronized (ITEMS) {
            while (ITEMS.size() == 2) {
                ITEMS.wait();
            }
            ITEMS.add(value);
            ITEMS.notifyAll();
        }
    }

    private static int take() throws InterruptedException {
        synchronized (ITEMS) {
            while (ITEMS.isEmpty()) {
                ITEMS.wait();
            }
            ITEMS.notifyAll();
            return ITEMS.remove();
        }
    }
}
