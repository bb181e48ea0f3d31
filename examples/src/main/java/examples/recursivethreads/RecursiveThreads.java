/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.recursivethreads;

import java.util.Arrays;
import java.util.Hashtable;
import java.util.Map;

import examples.Arguments;

/**
 * Recursive threads: each thread creates the next one and passes its parameter through a hash table.
 *
 * <p>Source: Edelstein et al., 2002, section "Experiments", fourth experiment and table 1; the program prints how
 * often each depth (number of concurrent threads) was reached. Bug: order violation, the child is started before its
 * parameter is in the table. It fails with an IllegalStateException in the child when the child looks first.
 */
public class RecursiveThreads {
    /** The parameter of each thread: how many are still to be created. */
    private final Map<Thread, Integer> parameters = new Hashtable<>();

    /** How often each depth was reached; guarded by this, as are the others. */
    private int[] depths = new int[0];
    private int concurrent;
    private int passed;
    private boolean over;

    /** Usage: {@code RecursiveThreads [threads]}, 10 threads by default. */
    public static void main(String[] args) throws InterruptedException {
        new RecursiveThreads().run(args);
    }

    /** Starts the chain and waits until its last thread has ended. */
    protected void run(String[] args) throws InterruptedException {
        int threads = Arguments.at(args, 0, 10);
        parameters.put(Thread.currentThread(), threads);
        synchronized (this) {
            depths = new int[threads];
        }
        create(threads - 1);
        System.out.println("depths " + Arrays.toString(awaitEnd()));
    }

    /** Creates the next thread, which has {@code remaining} to create after it. */
    protected void create(int remaining) {
        Thread next = new Link(this);
        next.start();
        pass(next, remaining);
    }

    /** Puts the parameter of a thread into the table and counts it. */
    protected final synchronized void pass(Thread thread, int remaining) {
        passed++;
        parameters.put(thread, remaining);
    }

    Integer parameterOf(Thread thread) {
        return parameters.get(thread);
    }

    synchronized void begin() {
        depths[concurrent]++;
        concurrent++;
    }

    synchronized void end() {
        concurrent--;
        abandonIfEmpty();
    }

    /** Ends the chain because a thread is lost. */
    synchronized void abandon() {
        over = true;
        notifyAll();
    }

    private void abandonIfEmpty() {
        if (passed == depths.length && Arrays.stream(depths).sum() == passed && concurrent == 0) {
            abandon();
        }
    }

    private synchronized int[] awaitEnd() throws InterruptedException {
        while (!over) {
            wait();
        }
        return depths.clone();
    }
}
