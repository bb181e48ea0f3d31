/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.PriorityQueue;
import java.util.regex.Pattern;
import org.contest.protocol.Failure;
import org.jspecify.annotations.Nullable;

/**
 * Runs side by side that want the same port or file: from the first such failure on one worker goes on alone, and does
 * the runs again that failed so.
 */
final class Collisions {

    private static final String NOTE =
        "Runs side by side wanted the same port or file: from now on they are done one by one.";

    private static final Pattern WORDS =
        Pattern.compile("(?i)address already in use|(?:already|being|is) (?:in use|used)|"
            + "(?:locked|used|opened) by another|another (?:process|instance)");

    /** The earliest first: later runs may wait for what earlier ones have shown. */
    private final PriorityQueue<Integer> again = new PriorityQueue<>();
    private int workers;
    private boolean told;
    /** The worker that goes on alone; null while there are no collisions. */
    private @Nullable Thread last;

    Collisions(int workers) {
        this.workers = workers;
    }

    /** True when a run has failed, perhaps only since another one went on beside it. */
    static boolean isOne(FinishedRun run) {
        return run.failures().stream().anyMatch(Collisions::isOne);
    }

    private static boolean isOne(Failure failure) {
        return failure.type().equals("java.net.BindException") || WORDS.matcher(failure.message()).find();
    }

    /** True when no other worker is left. */
    synchronized boolean isAlone() {
        return workers == 1;
    }

    /** A run is to be done again; the first worker with one waits until it is alone, the others end. */
    synchronized void add(int number) throws InterruptedException {
        again.add(number);
        last = last == null ? Thread.currentThread() : last;
        while (last == Thread.currentThread() && workers > 1) {
            wait();
        }
    }

    /** True when a worker is to end, since another one goes on alone. */
    synchronized boolean endsWorker() {
        return last != null && last != Thread.currentThread();
    }

    /** A worker ends, and leaves the number of a run that it has not begun, or 0. */
    synchronized void end(int number) {
        workers--;
        if (number > 0) {
            again.add(number);
        }
        notifyAll();
    }

    /** The next run to do again; 0 for none. */
    synchronized int next() {
        Integer number = last == Thread.currentThread() ? again.poll() : null;
        return number == null ? 0 : number;
    }

    /** The next run of a worker that has taken a number: an earlier one that is to be done again comes first. */
    synchronized int next(int taken) {
        if (last == Thread.currentThread() && !again.isEmpty()) {
            again.add(taken);
            return again.remove();
        }
        return taken;
    }

    /** What to tell the user, once; empty for nothing. */
    synchronized String note() {
        boolean tells = last == Thread.currentThread() && !told;
        told |= tells;
        return tells ? NOTE : "";
    }
}
