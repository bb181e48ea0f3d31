/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.ReferenceQueue;
import java.nio.channels.Selector;
import java.util.concurrent.atomic.AtomicInteger;
import org.contest.testprograms.Threads;

/** Threads that wait where the JDK waits itself are ended by an interrupt, before their wait or in it, once. */
public final class InterruptedInsideTheJdk {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int THREADS = 2;

    private InterruptedInsideTheJdk() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger ended = new AtomicInteger();
        Thread reaper = Threads.start(() -> reap(ended));
        Thread selecting = Threads.start(() -> select(ended));
        reaper.interrupt();
        selecting.interrupt();
        reaper.join();
        selecting.join();
        Threads.check(ended.get() == THREADS, "a thread has not ended by its interrupt");
    }

    private static void reap(AtomicInteger ended) {
        try {
            while (true) {
                new ReferenceQueue<>().remove();
            }
        } catch (InterruptedException e) {
            Threads.check(!Thread.currentThread().isInterrupted(), "the interrupt was told, and is still there");
            ended.incrementAndGet();
        }
    }

    private static void select(AtomicInteger ended) {
        try (Selector selector = Selector.open()) {
            while (!Thread.currentThread().isInterrupted()) {
                selector.select();
            }
            ended.incrementAndGet();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
