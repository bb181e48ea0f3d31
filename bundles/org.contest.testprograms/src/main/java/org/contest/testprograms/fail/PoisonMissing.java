/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

import org.contest.testprograms.Threads;

/**
 * Two consumers take from a queue, one end mark is put: one of them waits for ever when the other takes nothing but the
 * mark.
 */
public final class PoisonMissing {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "hang";

    private static final int END = -1;
    private static final BlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();

    private PoisonMissing() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(PoisonMissing::consume, PoisonMissing::consume, PoisonMissing::produce);
    }

    private static void produce() {
        QUEUE.add(1);
        QUEUE.add(END);
    }

    /** Takes one item, and another one if the first is not the end mark and more was waiting. */
    private static void consume() throws InterruptedException {
        if (QUEUE.take() != END && !QUEUE.isEmpty()) {
            QUEUE.take();
        }
    }
}
