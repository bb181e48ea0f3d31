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
import org.contest.analysis.detect.HeldLocks.Held;
import org.contest.analysis.detect.LockRequest.Lock;
import org.contest.protocol.EventKind;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;

/**
 * Locks that threads take in a circle (GoodLock; Havelund 2000, Bensalem 2005): each thread holds one and takes the
 * next. No circle are those under a common gate lock, those that something else than locks puts one after the other,
 * those in which one only tries, and those in which one takes a new lock before it hands it to the next.
 */
final class LockOrderDetector implements Detector {

    private static final int MOST_REQUESTS = 20_000;
    /** Each request keeps a clock, which has a time for each thread: there may be thousands of them. */
    private static final long MOST_TIMES = 16_000_000;
    /** Of one pair of places in one thread so many times are kept: they may differ in what came before. */
    private static final int TIMES_EACH = 4;

    private record Place(int from, Lock wanted, int thread, int outer, int inner, Set<Lock> held) {
    }

    private final Trace trace;
    private final LibraryCalls calls;
    private final HappensBefore order;
    private final LockCircles circles;
    private final Map<Place, Integer> places = new HashMap<>();
    private int count;
    private long times;

    /**
     * A detector.
     *
     * @param order of everything but locks
     */
    LockOrderDetector(Trace trace, SiteFacts facts, LibraryCalls calls, HappensBefore order) {
        this.trace = trace;
        circles = new LockCircles(new HandedLocks(trace, facts));
        this.calls = calls;
        this.order = order;
    }

    @Override
    public void event(Moment now) {
        if (now.kind() == EventKind.LIBRARY_CALL) {
            asks(now, now.object(), now.number(), false);
        } else if (now.locks().asked() != 0 && now.kind() != EventKind.WAIT_END
            && !calls.isTry(now.locks().askedEvent())) {
            asks(now, now.locks().asked(), now.locks().askedEvent(), now.locks().isSharedAsked());
        }
    }

    private void asks(Moment now, int object, int event, boolean shared) {
        List<Held> held = now.locks().of(now.thread());
        boolean hadIt = held.stream().anyMatch(lock -> lock.object() == object && lock.event() != event);
        if (count >= MOST_REQUESTS || times >= MOST_TIMES || hadIt) {
            return;
        }
        Set<Lock> others = new HashSet<>();
        held.stream().filter(lock -> lock.object() != object)
            .forEach(lock -> others.add(new Lock(lock.object(), lock.shared())));
        Lock wanted = new Lock(object, shared);
        for (Held lock : held) {
            if (lock.object() != object && isNew(lock.object(), trace.site(lock.event()), wanted, now, event, others)) {
                circles.add(new Lock(lock.object(), lock.shared()), lock.event(), request(wanted, now, event, others));
            }
        }
        if (!shared && !isOfMonitor(now.kind()) && isNew(object, -1, wanted, now, event, others)) {
            circles.addWriter(request(wanted, now, event, others));
        }
    }

    private static boolean isOfMonitor(EventKind kind) {
        return kind == EventKind.MONITOR_ENTER || kind == EventKind.LIBRARY_CALL;
    }

    private boolean isNew(int from, int outer, Lock wanted, Moment now, int event, Set<Lock> others) {
        Place place = new Place(from, wanted, now.thread(), outer, trace.site(event), others);
        boolean isNew = places.merge(place, 1, Integer::sum) <= TIMES_EACH;
        count += isNew ? 1 : 0;
        return isNew;
    }

    private LockRequest request(Lock wanted, Moment now, int event, Set<Lock> held) {
        VectorClock clock = order.clock(now.thread());
        times += clock.room();
        return new LockRequest(wanted, now.thread(), held, event, clock.of(now.thread()), clock.copy());
    }

    @Override
    public List<Suspect> suspects() {
        return circles.find().stream().map(events -> new Suspect(FindingKind.POTENTIAL_DEADLOCK, events)).toList();
    }
}
