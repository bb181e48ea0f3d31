/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.detect.HeldLocks.Held;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;

/**
 * The lock-order graph of one run: which lock a thread asked for while it held which. Monitors, the locks of
 * {@code java.util.concurrent.locks} and {@code StampedLock} are one kind of node, as for predicted deadlocks.
 */
public final class LockNestings {

    /**
     * A lock that the program took.
     *
     * @param object identity hash of what has its state
     * @param name as findings tell it, such as {@code the lock Account.lock#2}
     * @param event that took it first
     * @param isOfProgram false for one that only a library takes, inside of the program's calls
     */
    public record Lock(int object, String name, int event, boolean isOfProgram) {
    }

    /**
     * Two locks, the second asked for while the first was the last that the thread had taken.
     *
     * @param outer identity hash of the lock that was held
     * @param inner identity hash of the lock that was asked for
     * @param count how often in the run
     * @param event that asked first
     */
    public record Nesting(int outer, int inner, int count, int event) {
    }

    private record Pair(int outer, int inner) {
    }

    private final Trace trace;
    private final SiteFacts facts;
    private final LibraryCalls calls;
    private final LockTitles titles;
    private final HeldLocks held;
    private final Map<Integer, Held> first = new LinkedHashMap<>();
    private final Map<Pair, Nesting> nestings = new LinkedHashMap<>();
    private final Map<Integer, Integer> wanted = new HashMap<>();

    private LockNestings(Trace trace, SiteTable sites) {
        this.trace = trace;
        facts = new SiteFacts(sites);
        calls = new LibraryCalls(trace, facts);
        titles = new LockTitles(trace, facts, calls);
        held = new HeldLocks(trace, facts);
    }

    /**
     * Of a whole run.
     *
     * @param sites the program locations of the trace
     */
    public static LockNestings of(Trace trace, SiteTable sites) {
        LockNestings nestings = new LockNestings(trace, sites);
        int[] lastEvents = new int[trace.threads().size()];
        for (int i = 0; i < trace.size(); i++) {
            nestings.event(i);
            lastEvents[trace.thread(i)] = i;
        }
        for (int thread = 0; thread < lastEvents.length; thread++) {
            nestings.end(thread, lastEvents[thread]);
        }
        return nestings;
    }

    private void event(int i) {
        int thread = trace.thread(i);
        held.event(i, thread, trace.kind(i), trace.site(i), trace.object(i));
        int asked = held.asked();
        int event = held.askedEvent();
        if (asked == 0 || trace.kind(i) == EventKind.WAIT_END || !facts.isOwn(trace.site(event)) && callee(event) < 0) {
            return;
        }
        titles.taken(asked, event);
        first.putIfAbsent(asked, new Held(asked, event, 1, held.isSharedAsked()));
        List<Integer> before = heldBy(thread);
        before.remove((Integer) asked);
        if (!before.isEmpty()) {
            add(before.get(before.size() - 1), asked, event);
        }
    }

    private int callee(int event) {
        return calls.caller(event) < 0 ? -1 : calls.callee(event);
    }

    private void add(int outer, int inner, int event) {
        nestings.merge(new Pair(outer, inner), new Nesting(outer, inner, 1, event),
            (known, more) -> new Nesting(outer, inner, known.count + 1, known.event));
    }

    /** A thread whose last events are in a call that takes a lock which it has not got waits for that lock. */
    private void end(int thread, int event) {
        if (calls.callee(event) < 0 || !titles.isCall(event) || trace.kind(event) == EventKind.THREAD_END) {
            return;
        }
        List<Integer> has = heldBy(thread);
        int call = trace.call(event);
        for (int i = event; i >= 0; i--) {
            if (trace.thread(i) == thread) {
                if (trace.call(i) != call) {
                    return;
                }
                int object = trace.object(i);
                if (trace.kind(i).isAccess() && first.containsKey(object) && !has.contains(object)) {
                    waits(thread, object, i);
                    return;
                }
            }
        }
    }

    private void waits(int thread, int object, int event) {
        wanted.put(thread, object);
        List<Integer> has = heldBy(thread);
        if (!has.isEmpty()) {
            add(has.get(has.size() - 1), object, event);
        }
    }

    /** Identity hashes of the locks that a thread holds at the end of the run, in the order they were taken. */
    public List<Integer> heldBy(int thread) {
        List<Integer> locks = new ArrayList<>();
        held.of(thread).stream().map(Held::object).filter(first::containsKey).forEach(locks::add);
        return locks;
    }

    /** The lock that a thread waits for in vain at the end of the run; 0 where no event tells of one. */
    public int wantedBy(int thread) {
        return wanted.getOrDefault(thread, 0);
    }

    /** The pairs, in the order of the run. */
    public List<Nesting> nestings() {
        return List.copyOf(nestings.values());
    }

    /** The program's locks, and those inside of libraries that another lock was held around or inside of. */
    public List<Lock> locks() {
        Set<Integer> nested = new HashSet<>();
        nestings.keySet().forEach(pair -> nested.addAll(List.of(pair.outer, pair.inner)));
        return first.values().stream().map(this::lock)
            .filter(lock -> lock.isOfProgram || nested.contains(lock.object)).toList();
    }

    private Lock lock(Held lock) {
        boolean isOfProgram = titles.isOfProgram(lock.event());
        return new Lock(lock.object(), titles.of(lock), lock.event(), isOfProgram);
    }
}
