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
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.stream.Indexed;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;

/**
 * The locks that threads hold: monitors; the exclusive locks of {@code java.util.concurrent}, whose synchronizer notes
 * its owner after an update, and looks at its queue when it is let go; read locks, which their threads count; and
 * {@code StampedLock}, by the calls of it in own code.
 */
final class HeldLocks {

    /**
     * A lock that a thread holds.
     *
     * @param object its number
     * @param event that took it
     * @param depth how often it is held
     * @param shared true for a read lock, which others may hold as well
     */
    record Held(int object, int event, int depth, boolean shared) {
        /** True when one thread has to wait for the other: two readers do not. */
        boolean excludes(Held other) {
            return object == other.object && !(shared && other.shared);
        }
    }

    private final SiteFacts facts;
    private final StampedCalls stamped;
    private final Indexed<LockHolder> threads = new Indexed<>(LockHolder::new);
    private final Map<Integer, Integer> owners = new HashMap<>();
    /** Workers of pools: locks that nobody waits for while it holds another, since the pool only tries them. */
    private final Set<Integer> workers = new HashSet<>();
    private int asked;
    private int askedEvent;
    private boolean sharedAsked;

    HeldLocks(Trace trace, SiteFacts facts) {
        this.facts = facts;
        this.stamped = new StampedCalls(trace, facts);
    }

    /** What a thread holds, in the order it was taken. */
    List<Held> of(int thread) {
        return threads.of(thread).held();
    }

    /** What a thread holds now, to be kept. */
    List<Held> kept(int thread) {
        return threads.of(thread).kept();
    }

    /** The lock that its thread did not hold and that the last event took, or began to take; 0 for none. */
    int asked() {
        return asked;
    }

    /** The event that asked for it: the last one, or the update of a read lock that is counted now. */
    int askedEvent() {
        return askedEvent;
    }

    /** True when it is a read lock. */
    boolean isSharedAsked() {
        return sharedAsked;
    }

    /** Takes an event. */
    void event(int number, int thread, EventKind kind, int site, int object) {
        asked = 0;
        if (stamped.isTaking()) {
            stamped.end(threads.of(thread), number);
        }
        switch (kind) {
        case MONITOR_ENTER, WAIT_END -> take(threads.of(thread), object, number, false);
        case MONITOR_EXIT -> threads.of(thread).leave(object, false);
        case WAIT -> threads.of(thread).leaveWholly(object, false);
        case ATOMIC_UPDATE -> updated(threads.of(thread), number, site, object);
        case VOLATILE_WRITE -> stamped(threads.of(thread), number, site, object);
        case WRITE -> written(number, thread, site, object);
        case VOLATILE_READ -> {
            if (facts.has(site, SiteFlags.LETS_GO) && owners.remove(object, thread)) {
                threads.of(thread).leaveWholly(object, false);
            }
        }
        default -> {
        }
        }
    }

    private void take(LockHolder holder, int object, int number, boolean shared) {
        if (holder.take(object, number, shared)) {
            ask(object, number, shared);
        }
    }

    private void ask(int object, int number, boolean shared) {
        asked = object;
        askedEvent = number;
        sharedAsked = shared;
    }

    private void updated(LockHolder holder, int number, int site, int object) {
        stamped(holder, number, site, object);
        holder.updates(object, number);
        if (holder.hasJustUncounted()) {
            holder.leave(object, true);
        }
    }

    private void stamped(LockHolder holder, int number, int site, int object) {
        if (facts.has(site, SiteFlags.STAMPED) && stamped.event(holder, number, object)) {
            ask(object, number, stamped.isShared());
        }
    }

    private void written(int number, int thread, int site, int object) {
        if (facts.has(site, SiteFlags.OF_WORKER)) {
            workers.add(object);
        }
        if (!facts.has(site, SiteFlags.OF_OWNERS) || workers.contains(object)) {
            return;
        }
        LockHolder holder = threads.of(thread);
        if (facts.has(site, SiteFlags.NOTES_OWNER)) {
            ownerNoted(holder, number, thread, object);
        } else if (facts.has(site, SiteFlags.COUNTS_READER)) {
            take(holder, holder.updated(), holder.updateEvent(), true);
        } else {
            holder.uncounts();
        }
    }

    /** Only who takes a lock has updated its state just before: who lets it go reads it. */
    private void ownerNoted(LockHolder holder, int number, int thread, int object) {
        if (!holder.hasJustUpdated(object)) {
            return;
        }
        Integer before = owners.put(object, thread);
        if (before != null && before != thread) {
            threads.of(before).leaveWholly(object, false);
        }
        holder.leaveWholly(object, false);
        take(holder, object, number, false);
    }
}
