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
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.trace.Trace;

/**
 * The locks that threads hold: monitors, and the exclusive locks of {@code java.util.concurrent}, whose synchronizer
 * notes its owner after an update, and looks at its queue when it is let go.
 */
final class HeldLocks {

    private static final String OWNER = ".AbstractOwnableSynchronizer.exclusiveOwnerThread";

    /**
     * A lock that a thread holds.
     *
     * @param object its number
     * @param event that took it
     * @param depth how often it is held
     */
    record Held(int object, int event, int depth) {
    }

    private final SiteFacts facts;
    private final Map<Integer, List<Held>> threads = new HashMap<>();
    private final Map<Integer, Integer> owners = new HashMap<>();
    /** By thread, the object of its last atomic update: taking a lock is one. */
    private final Map<Integer, Integer> updated = new HashMap<>();

    HeldLocks(SiteFacts facts) {
        this.facts = facts;
    }

    /** What a thread holds, in the order it was taken. */
    List<Held> of(int thread) {
        return threads.getOrDefault(thread, List.of());
    }

    /** Takes an event; true when the thread has just got a lock that it did not hold before. */
    boolean event(int number, int thread, EventKind kind, int site, int object) {
        switch (kind) {
        case MONITOR_ENTER, WAIT_END -> {
            return take(thread, object, number);
        }
        case MONITOR_EXIT -> leave(thread, object, false);
        case WAIT -> leave(thread, object, true);
        case ATOMIC_UPDATE -> updated.put(thread, object);
        case WRITE -> {
            return isOwner(site) && ownerNoted(thread, object, number);
        }
        case VOLATILE_READ -> look(thread, site, object);
        default -> {
        }
        }
        return false;
    }

    private boolean isOwner(int site) {
        return site >= 0 && facts.site(site).variable().endsWith(OWNER);
    }

    /** The exclusive locks of {@code java.util.concurrent} that were ever taken in a trace. */
    static Set<Integer> exclusiveIn(Trace trace, SiteFacts facts) {
        HeldLocks locks = new HeldLocks(facts);
        Set<Integer> objects = new HashSet<>();
        for (int i = 0; i < trace.size(); i++) {
            if (trace.kind(i) == EventKind.WRITE && locks.isOwner(trace.site(i))) {
                objects.add(trace.object(i));
            }
        }
        return objects;
    }

    /** Only who takes a lock has updated its state just before: who lets it go reads it. */
    private boolean ownerNoted(int thread, int object, int number) {
        Integer last = updated.remove(thread);
        if (last == null || last != object) {
            return false;
        }
        Integer before = owners.put(object, thread);
        if (before != null && before != thread) {
            leave(before, object, true);
        }
        leave(thread, object, true);
        return take(thread, object, number);
    }

    /** {@code release} looks at the head of the queue when nothing of the lock is held any more. */
    private void look(int thread, int site, int object) {
        if (site < 0 || !owners.containsKey(object)) {
            return;
        }
        Site at = facts.site(site);
        if (at.methodName().equals("release") && at.variable().endsWith("Synchronizer.head")
            && owners.remove(object, thread)) {
            leave(thread, object, true);
        }
    }

    private boolean take(int thread, int object, int number) {
        List<Held> held = threads.computeIfAbsent(thread, t -> new ArrayList<>());
        for (int i = held.size() - 1; i >= 0; i--) {
            Held lock = held.get(i);
            if (lock.object() == object) {
                held.set(i, new Held(object, lock.event(), lock.depth() + 1));
                return false;
            }
        }
        held.add(new Held(object, number, 1));
        return true;
    }

    private void leave(int thread, int object, boolean wholly) {
        List<Held> held = threads.getOrDefault(thread, List.of());
        for (int i = held.size() - 1; i >= 0; i--) {
            Held lock = held.get(i);
            if (lock.object() == object) {
                if (wholly || lock.depth() == 1) {
                    held.remove(i);
                } else {
                    held.set(i, new Held(object, lock.event(), lock.depth() - 1));
                }
                return;
            }
        }
    }
}
