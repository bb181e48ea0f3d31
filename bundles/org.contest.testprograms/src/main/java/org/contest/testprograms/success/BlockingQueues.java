/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;

import org.contest.testprograms.Threads;

/** Every item put into each kind of blocking queue is taken once. */
public final class BlockingQueues {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final List<BlockingQueue<Integer>> QUEUES = List.of(new ArrayBlockingQueue<>(1),
        new LinkedBlockingQueue<>(), new LinkedBlockingDeque<>(), new LinkedTransferQueue<>(),
        new PriorityBlockingQueue<>(), new SynchronousQueue<>());

    private BlockingQueues() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(BlockingQueues::produce, BlockingQueues::consume);
    }

    private static void produce() throws InterruptedException {
        for (BlockingQueue<Integer> queue : QUEUES) {
            queue.put(1);
            queue.put(2);
        }
    }

    private static void consume() throws InterruptedException {
        for (BlockingQueue<Integer> queue : QUEUES) {
            int sum = queue.take() + queue.take();
            Threads.check(sum == 3, queue.getClass() + " gave " + sum);
        }
    }
}
