/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.EventKind;
import org.contest.runtime.EventCounts;

/**
 * How many events a run may have. The limit is looked at again and again, each time after twice as many: threads that
 * have done nothing else since the last look than to look for each other do so for ever.
 */
final class EventLimit {

    /** What a look finds. */
    enum Look {
        /** The run goes on. */
        GOES_ON,
        /** All that happens is spinning and giving way. */
        LIVE_LOCK,
        /** The run had its events, and does something. */
        USED_UP
    }

    private static final long FIRST_LOOK = 1_000_000;
    private static final long AFTER_TESTS = 100_000;
    private static final long AFTER_MAIN = 200_000;
    private static final int PERCENT = 100;
    private static final int MOST_OTHER_PERCENT = 1;
    /** Reads are of a computation unless at least one in so many is one that waits. */
    private static final int WAITING_PARTS = 4;
    private static final EventKind[] WAITING = {EventKind.YIELD, EventKind.SPIN, EventKind.SLEEP,
        EventKind.FENCE, EventKind.VOLATILE_READ, EventKind.STATIC_VOLATILE_READ, EventKind.ATOMIC_READ};
    private static final EventKind[] PLAIN = {EventKind.READ, EventKind.STATIC_READ};

    private long most;
    private long next;
    private long before;
    private long waitingBefore;
    private long plainBefore;
    private Look found = Look.GOES_ON;

    EventLimit(long most) {
        this.most = most;
        next = Math.min(FIRST_LOOK, most / 2);
    }

    /** What the last look has found; looks when it is time. A program with one thread left waits for nobody. */
    Look look(long events, EventCounts counts, int living) {
        if (events >= next) {
            long waiting = sum(counts, WAITING);
            long plain = sum(counts, PLAIN);
            boolean lives = living > 1 && before > 0
                && idles(events - before, waiting - waitingBefore, plain - plainBefore);
            found = lives ? Look.LIVE_LOCK : events >= most ? Look.USED_UP : Look.GOES_ON;
            before = events;
            waitingBefore = waiting;
            plainBefore = plain;
            next = next < most ? Math.min(next * 2, most) : next * 2;
        }
        return found;
    }

    /** What threads do that outlive their tests is looked at for a while only. */
    void testsEnded(long events) {
        endsAt(events + AFTER_TESTS);
    }

    /** What threads do that outlive a main that failed is looked at for a while only: timers may go on for ever. */
    void mainFailed(long events) {
        endsAt(events + AFTER_MAIN);
    }

    private void endsAt(long last) {
        most = Math.min(most, last);
        next = Math.min(next, most);
    }

    private static boolean idles(long events, long waiting, long plain) {
        return (waiting + plain) * PERCENT >= events * (PERCENT - MOST_OTHER_PERCENT)
            && waiting * WAITING_PARTS >= events;
    }

    private static long sum(EventCounts counts, EventKind[] kinds) {
        long sum = 0;
        for (EventKind kind : kinds) {
            sum += counts.count(kind);
        }
        return sum;
    }
}
