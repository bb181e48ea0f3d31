/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

/**
 * The order of untraced regions, in which threads wait for each other all the same, as a test framework does for
 * the thread that runs a test: what one thread has told before it goes on inside is before what others do once they
 * have heard. Real time is the witness, as for any order mark. Called within hooks, so it uses no collections.
 */
public final class UntracedRegionLog {

    /** An event that comes before the next ones of those who hear, and more of them. */
    private record Told(int thread, long event, Told more) {

        static Told without(int thread, Told told) {
            if (told == null || told.thread == thread) {
                return told == null ? null : told.more;
            }
            return new Told(told.thread, told.event, without(thread, told.more));
        }
    }

    /** What all threads of a run have told. */
    static final class Order {

        private Told told;

        private synchronized Told told() {
            return told;
        }

        /** Stands for all that the thread has heard before the event. */
        private synchronized void tell(int thread, long event, Told heard) {
            told = new Told(thread, event, told == heard ? null : Told.without(thread, told));
        }
    }

    private final int thread;
    private final ThreadLog log;
    private final Order order;
    private Told heard;
    /** The number of the thread's last event when it heard that. */
    private long heardAt;

    UntracedRegionLog(int thread, ThreadLog log, Order order) {
        this.thread = thread;
        this.log = log;
        this.order = order;
    }

    /** The thread goes inside, or has made an event there. */
    public void publish() {
        if (log.events > 0) {
            order.tell(thread, log.events, log.events > heardAt ? heard : null);
        }
    }

    /** The thread comes out, or is about to make an event inside. */
    public void acquire() {
        log.settle();
        heard = order.told();
        heardAt = log.events;
        for (Told told = heard; told != null; told = told.more) {
            if (told.thread != thread) {
                log.comeAfter(told.thread, told.event);
            }
        }
    }
}
