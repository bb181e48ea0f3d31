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
import org.contest.protocol.findings.FindingKind;

/**
 * Locks that threads take in a circle (GoodLock; Havelund 2000, Bensalem 2005): each thread holds one and takes the
 * next. No circle are those under a common gate lock, those that something else than locks puts one after the other,
 * and those in which one only tries.
 */
final class LockOrderDetector implements Detector {

    /** Threads of the longest circle. */
    private static final int LONGEST = 8;
    private static final int MOST_EDGES = 20_000;
    private static final int MOST_CIRCLES = 100;
    /** Of one pair of places in one thread so many times are kept: they may differ in what came before. */
    private static final int TIMES_EACH = 4;

    /** A thread took lock {@code to} while it held {@code from} and the others. */
    private record Edge(int from, int to, int thread, Set<Integer> held, int event, int time, VectorClock known) {
    }

    private record Place(int from, int to, int thread, int outer, int inner, Set<Integer> held) {
    }

    private final SiteFacts facts;
    private final LibraryCalls calls;
    private final HeldLocks locks;
    private final HappensBefore order;
    private final Map<Integer, List<Edge>> edges = new HashMap<>();
    private final Map<Place, Integer> places = new HashMap<>();
    private final Map<Integer, Integer> siteOfEvent = new HashMap<>();
    private final List<Suspect> suspects = new ArrayList<>();
    private final Set<Set<Integer>> told = new HashSet<>();
    private int count;

    /**
     * A detector.
     *
     * @param order of everything but locks
     */
    LockOrderDetector(SiteFacts facts, LibraryCalls calls, HappensBefore order) {
        this.facts = facts;
        this.calls = calls;
        this.order = order;
        this.locks = new HeldLocks(facts);
    }

    @Override
    public void event(int number, int thread, EventKind kind, int site, int object, long value) {
        if (kind == EventKind.LIBRARY_CALL) {
            taken(number, thread, site, object);
        } else if (locks.event(number, thread, kind, site, object) && kind != EventKind.WAIT_END) {
            siteOfEvent.put(number, site);
            if (!calls.isTry(number)) {
                taken(number, thread, site, object);
            }
        }
    }

    private void taken(int number, int thread, int site, int object) {
        List<HeldLocks.Held> held = locks.of(thread);
        if (count >= MOST_EDGES || held.stream().anyMatch(lock -> lock.object() == object && lock.event() != number)) {
            return;
        }
        Set<Integer> objects = new HashSet<>();
        held.forEach(lock -> objects.add(lock.object()));
        for (HeldLocks.Held lock : held) {
            if (lock.object() != object) {
                add(lock, number, thread, site, object, objects);
            }
        }
    }

    private void add(HeldLocks.Held outer, int number, int thread, int site, int object, Set<Integer> objects) {
        Set<Integer> held = new HashSet<>(objects);
        held.remove(object);
        Place place =
            new Place(outer.object(), object, thread, siteOfEvent.getOrDefault(outer.event(), -1), site, held);
        if (places.merge(place, 1, Integer::sum) <= TIMES_EACH) {
            VectorClock clock = order.clock(thread);
            edges.computeIfAbsent(outer.object(), lock -> new ArrayList<>())
                .add(new Edge(outer.object(), object, thread, held, number, clock.of(thread), clock.copy()));
            count++;
        }
    }

    @Override
    public List<Suspect> suspects() {
        for (List<Edge> from : List.copyOf(edges.values())) {
            for (Edge first : from) {
                follow(new ArrayList<>(List.of(first)));
            }
        }
        return List.copyOf(suspects);
    }

    /** Circles begin with their smallest lock, so that each is found once. */
    private void follow(List<Edge> path) {
        Edge first = path.get(0);
        Edge last = path.get(path.size() - 1);
        for (Edge next : edges.getOrDefault(last.to(), List.of())) {
            if (suspects.size() >= MOST_CIRCLES || !isPossible(path, next)) {
                continue;
            }
            path.add(next);
            if (next.to() == first.from()) {
                tell(path);
            } else if (path.size() < LONGEST && next.to() > first.from()) {
                follow(path);
            }
            path.remove(path.size() - 1);
        }
    }

    private static boolean isPossible(List<Edge> path, Edge next) {
        return next.from() > path.get(0).from() && path.stream().allMatch(edge -> edge.to() != next.to()
            && edge.thread() != next.thread() && isDisjoint(edge.held(), next.held()) && isConcurrent(edge, next));
    }

    private static boolean isDisjoint(Set<Integer> some, Set<Integer> others) {
        return some.stream().noneMatch(others::contains);
    }

    private static boolean isConcurrent(Edge one, Edge other) {
        return one.time() > other.known().of(one.thread()) && other.time() > one.known().of(other.thread());
    }

    private void tell(List<Edge> circle) {
        Set<Integer> sites = new HashSet<>();
        circle.forEach(edge -> sites.add(edge.event()));
        if (told.add(sites)) {
            suspects.add(new Suspect(FindingKind.POTENTIAL_DEADLOCK, circle.stream().map(Edge::event).toList()));
        }
    }
}
