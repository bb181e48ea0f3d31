/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.clean;

import examples.Arguments;

/**
 * Clean: two tasks that tell each other of events, again and again.
 *
 * <p>Source: Stoller, 2002, section 7.1 (code of NASA's Remote Agent; two threads, bounded counters, synchronized
 * methods, wait and notifyAll). Bug: the counter is tested before the monitor is taken, so that a signal in between is
 * missed. It fails by a deadlock: both tasks wait, the program hangs.
 */
public final class Clean {
    private Clean() {
    }

    /** Usage: {@code Clean [rounds]}, 3 rounds by default. */
    public static void main(String[] args) throws InterruptedException {
        run(args, new Event(), new Event());
    }

    /** Lets the tasks run and checks that both have done all rounds. */
    static void run(String[] args, Event one, Event other) throws InterruptedException {
        int rounds = Arguments.at(args, 0, 3);
        Task first = new Task("first-task", false, one, other, rounds);
        Task second = new Task("second-task", true, other, one, rounds);
        first.start();
        second.start();
        first.join();
        second.join();
        if (first.done() != rounds || second.done() != rounds) {
            throw new IllegalStateException(first.done() + " and " + second.done() + " rounds of " + rounds);
        }
        System.out.println(rounds + " rounds are done");
    }
}
