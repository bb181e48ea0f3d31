/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.ref.WeakReference;
import java.util.Arrays;

/**
 * The order that locks inside the JDK make, whose use is no event: what a thread did before it gave one back comes
 * before what another does that has taken it then. A vector clock for each such lock and for each thread, of these
 * hand-overs only; a thread's time is the number of its events in the trace. Called within hooks of any thread, so it
 * uses no collections, and asks no object for its identity hash code, which the program may ask for later.
 */
public final class UnseenLocks {

    private static final int BUCKETS = 256;
    /** Of so many locks of one class each is known; what the others know, all of them know. */
    private static final int MOST = 256;
    private static final long[] NOTHING = new long[0];

    /** A lock, and by thread the last event before somebody gave it back. */
    private static final class Known {
        private final WeakReference<Object> lock;
        private long[] events = NOTHING;
        private int giver = -1;
        private long given;
        private int heard;
        private Known next;

        Known(Object lock, Known next) {
            this.lock = new WeakReference<>(lock);
            this.next = next;
        }
    }

    /** Locks of one class, or of several; the last used first. */
    private static final class Bucket {
        private Known first;
        private int size;
        private long[] rest = NOTHING;

        Known find(Object lock) {
            Known before = null;
            for (Known known = first; known != null; known = known.next) {
                Object of = known.lock.get();
                if (of == null || of == lock) {
                    unlink(before, known);
                } else {
                    before = known;
                }
                if (of == lock) {
                    return push(known);
                }
            }
            return null;
        }

        private void unlink(Known before, Known known) {
            size--;
            if (before == null) {
                first = known.next;
            } else {
                before.next = known.next;
            }
        }

        private Known push(Known known) {
            known.next = first;
            first = known;
            size++;
            return known;
        }

        Known add(Object lock) {
            Known known = push(new Known(lock, null));
            known.events = rest;
            if (size > MOST) {
                forgetLast();
            }
            return known;
        }

        private void forgetLast() {
            Known before = first;
            while (before.next.next != null) {
                before = before.next;
            }
            rest = joined(rest, before.next.events);
            unlink(before, before.next);
        }
    }

    private final Bucket[] buckets = new Bucket[BUCKETS];

    UnseenLocks() {
        for (int i = 0; i < BUCKETS; i++) {
            buckets[i] = new Bucket();
        }
    }

    /** The thread has taken a lock. */
    void taken(ProgramThread t, Object lock) {
        long[] events = eventsOf(lock);
        for (int i = 0; i < events.length; i++) {
            if (i != t.index && events[i] > t.unseen.heard(i)) {
                t.unseen.hear(i, events[i]);
                t.comesAfterUnseen(i, events[i]);
            }
        }
    }

    private long[] eventsOf(Object lock) {
        Bucket bucket = bucket(lock);
        synchronized (bucket) {
            Known known = bucket.find(lock);
            return known == null ? bucket.rest : known.events;
        }
    }

    /** The thread is about to give a lock back. */
    void given(ProgramThread t, Object lock) {
        long event = t.tellsUnseen();
        Bucket bucket = bucket(lock);
        synchronized (bucket) {
            Known found = bucket.find(lock);
            Known known = found == null ? bucket.add(lock) : found;
            if (known.giver == t.index && known.given == event && known.heard == t.unseen.count()) {
                return;
            }
            known.giver = t.index;
            known.given = event;
            known.heard = t.unseen.count();
            known.events = t.unseen.joined(known.events, t.index, event);
        }
    }

    private Bucket bucket(Object lock) {
        Class<?> type = lock instanceof Class<?> of ? of : lock.getClass();
        int hash = type.getName().hashCode();
        return buckets[(hash ^ hash >>> 8 ^ hash >>> 16) & BUCKETS - 1];
    }

    /** The later of both for each thread; neither changes. */
    private static long[] joined(long[] one, long[] other) {
        long[] joined = Arrays.copyOf(one, Math.max(one.length, other.length));
        for (int i = 0; i < other.length; i++) {
            joined[i] = Math.max(joined[i], other[i]);
        }
        return joined;
    }

    /** What one thread has heard by such locks. Only the thread itself uses it. */
    static final class Heard {
        private long[] events = NOTHING;
        private int count;

        /** The last event of another thread that it knows of. */
        private long heard(int thread) {
            return thread < events.length ? events[thread] : 0;
        }

        private void hear(int thread, long event) {
            if (thread >= events.length) {
                events = Arrays.copyOf(events, Math.max(thread + 1, 2 * events.length));
            }
            events[thread] = event;
            count++;
        }

        /** How often it has heard something new. */
        private int count() {
            return count;
        }

        private long[] joined(long[] other, int self, long event) {
            long[] joined = UnseenLocks.joined(other, events);
            if (self >= joined.length) {
                joined = Arrays.copyOf(joined, self + 1);
            }
            joined[self] = event;
            return joined;
        }
    }
}
