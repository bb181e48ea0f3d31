/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;

/**
 * Locks that are taken before any other thread can know them, as a pool does that locks a new item inside of its own
 * monitor and hands it out later: nobody waits for such a lock. A trace does not tell when an object is made; so a lock
 * counts as new only when its first event of all is inside of the outer lock, and when each thread that comes to it
 * later has first seen data that its taker wrote after it took the lock. Where a lock was known before and such data is
 * seen by chance, runs in which the other thread comes first tell the circle.
 */
final class HandedLocks {

    /** Each look goes through the whole trace; further locks count as known. */
    private static final int MOST_LOOKS = 50;

    /** An event that asks for a lock, and another one that took the lock held then. */
    private record Asking(int outer, int inner) {
    }

    private final Trace trace;
    private final SiteFacts facts;
    private final Map<Asking, Set<Integer>> looks = new HashMap<>();

    HandedLocks(Trace trace, SiteFacts facts) {
        this.trace = trace;
        this.facts = facts;
    }

    /**
     * True when a thread cannot have had a lock, as far as the trace tells, while another one asked for it.
     *
     * @param outer the lock that the other one held
     * @param since the event that took it
     * @param request for the lock that was new
     */
    boolean isUnknownTo(int thread, int outer, int since, LockRequest request) {
        Asking asking = new Asking(since, request.event());
        if (!looks.containsKey(asking) && looks.size() >= MOST_LOOKS) {
            return false;
        }
        return looks.computeIfAbsent(asking, key -> look(outer, since, request)).contains(thread);
    }

    private Set<Integer> look(int outer, int since, LockRequest request) {
        int inner = request.wanted().object();
        for (int i = 0; i < request.event(); i++) {
            if (isOf(i, inner) && (i < since || trace.thread(i) != request.thread())) {
                return Set.of();
            }
        }
        return new Look(outer, inner, request).threads();
    }

    private boolean isOf(int event, int object) {
        return trace.object(event) == object && trace.kind(event) != EventKind.ACCESS_RUN;
    }

    /** Follows what one thread writes after it took a new lock to those that read it. */
    private final class Look {

        private final int outer;
        private final int inner;
        private final LockRequest request;
        private final HeldLocks locks = new HeldLocks(trace, facts);
        private final Set<Integer> knowing = new HashSet<>();
        private final Set<Integer> met = new HashSet<>();
        private final Set<Integer> late = new HashSet<>();
        private final Set<Long> variables = new HashSet<>();
        private final Set<Integer> volatiles = new HashSet<>();

        Look(int outer, int inner, LockRequest request) {
            this.outer = outer;
            this.inner = inner;
            this.request = request;
        }

        /** The threads that had read what the taker wrote when they first came to its lock. */
        Set<Integer> threads() {
            for (int i = 0; i < trace.size(); i++) {
                locks.event(i, trace.thread(i), trace.kind(i), trace.site(i), trace.object(i));
                if (i == request.event()) {
                    knowing.add(request.thread());
                    met.add(request.thread());
                } else if (i > request.event()) {
                    event(i, trace.thread(i), trace.kind(i));
                }
            }
            return late;
        }

        private void event(int i, int thread, EventKind kind) {
            boolean knows = knowing.contains(thread);
            if (isOf(i, inner)) {
                if (met.add(thread) && knows) {
                    late.add(thread);
                }
            } else if (kind == EventKind.THREAD_START) {
                if (knows) {
                    knowing.add((int) trace.value(i));
                }
            } else if (kind == EventKind.LIBRARY_CALL || kind.isAccess() && !isInLock(i)) {
                if (!knows && hears(i, thread, kind)) {
                    knowing.add(thread);
                }
                tells(i, thread, kind, knowing.contains(thread));
            }
        }

        private boolean isInLock(int i) {
            return facts.has(trace.site(i), SiteFlags.IN_LOCK);
        }

        private boolean hears(int i, int thread, EventKind kind) {
            if (isPlain(kind)) {
                return !kind.isWrite() && mayCarry(i, thread) && variables.contains(variable(i, kind));
            }
            return kind != EventKind.VOLATILE_WRITE && kind != EventKind.STATIC_VOLATILE_WRITE
                && kind != EventKind.ATOMIC_WRITE && volatiles.contains(trace.object(i));
        }

        private void tells(int i, int thread, EventKind kind, boolean knows) {
            if (!isPlain(kind)) {
                if (knows && (kind.isWrite() || kind == EventKind.LIBRARY_CALL)) {
                    volatiles.add(trace.object(i));
                }
            } else if (kind.isWrite()) {
                if (knows && mayCarry(i, thread)) {
                    variables.add(variable(i, kind));
                } else {
                    variables.remove(variable(i, kind));
                }
            }
        }

        /** Fields of the program may be numbers, such as a turn: they count under the outer lock only. */
        private boolean mayCarry(int i, int thread) {
            return facts.has(trace.site(i), SiteFlags.CARRIES)
                || !trace.kind(i).isOfArray() && locks.of(thread).stream().anyMatch(lock -> lock.object() == outer);
        }

        private long variable(int i, EventKind kind) {
            long part = kind.isOfArray() ? trace.value(i) : facts.variable(trace.site(i));
            return (long) trace.object(i) << Integer.SIZE | part & 0xFFFFFFFFL;
        }
    }

    private static boolean isPlain(EventKind kind) {
        return switch (kind) {
        case READ, WRITE, STATIC_READ, STATIC_WRITE, ARRAY_READ, ARRAY_WRITE -> true;
        default -> false;
        };
    }
}
