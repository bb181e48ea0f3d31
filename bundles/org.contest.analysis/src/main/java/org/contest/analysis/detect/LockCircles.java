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
import org.contest.analysis.detect.LockRequest.Lock;

/**
 * Circles of threads, each of which holds a lock that the one before asks for. A reader does not keep another reader
 * away; but one that waits to write does, so that two readers may be in a circle where a third thread writes.
 */
final class LockCircles {

    /** Threads of the longest circle. */
    private static final int LONGEST = 8;
    private static final int MOST_CIRCLES = 100;

    /** Circles looked at, of which some may be none. */
    private static final int MOST_LOOKED_AT = 10_000;

    /** One step of a circle: a lock that is held since an event, and the request for the next one. */
    private record Edge(Lock from, int since, LockRequest request) {
        int to() {
            return request.wanted().object();
        }
    }

    private final Map<Integer, List<Edge>> edges = new HashMap<>();
    private final Map<Integer, List<LockRequest>> writers = new HashMap<>();
    private final List<List<Integer>> circles = new ArrayList<>();
    private final Set<Set<Integer>> told = new HashSet<>();
    private final HandedLocks handed;

    LockCircles(HandedLocks handed) {
        this.handed = handed;
    }

    /** A thread that holds a lock since an event asks for another. */
    void add(Lock from, int since, LockRequest request) {
        edges.computeIfAbsent(from.object(), lock -> new ArrayList<>()).add(new Edge(from, since, request));
    }

    /** A thread asks to write what others may read. */
    void addWriter(LockRequest request) {
        writers.computeIfAbsent(request.wanted().object(), lock -> new ArrayList<>()).add(request);
    }

    /** The events of the requests of each circle. */
    List<List<Integer>> find() {
        for (List<Edge> from : List.copyOf(edges.values())) {
            for (Edge first : from) {
                follow(new ArrayList<>(List.of(first)));
            }
        }
        return circles;
    }

    /** Circles begin with their smallest lock, so that each is found once. */
    private void follow(List<Edge> path) {
        Edge first = path.get(0);
        Edge last = path.get(path.size() - 1);
        for (Edge next : edges.getOrDefault(last.to(), List.of())) {
            if (hasEnough() || !isPossible(path, last, next)) {
                continue;
            }
            path.add(next);
            if (next.to() != first.from().object()) {
                if (path.size() < LONGEST && next.to() > first.from().object()) {
                    follow(path);
                }
            } else if (hasWriters(path, 0, new HashSet<>())) {
                tell(path);
            }
            path.remove(path.size() - 1);
        }
    }

    private boolean hasEnough() {
        return circles.size() >= MOST_CIRCLES || told.size() >= MOST_LOOKED_AT;
    }

    private boolean isPossible(List<Edge> path, Edge last, Edge next) {
        return next.from().object() > path.get(0).from().object()
            && path.stream().allMatch(edge -> edge.to() != next.to() && edge.request().mayMeet(next.request()))
            && (isKeptAway(last, next) || writers.containsKey(last.to()));
    }

    private static boolean isKeptAway(Edge one, Edge other) {
        return one.request().wanted().excludes(other.from());
    }

    /** True when between any two readers of a circle another writer may wait, each a thread of its own. */
    private boolean hasWriters(List<Edge> circle, int step, Set<Integer> threads) {
        if (step == circle.size()) {
            return true;
        }
        Edge edge = circle.get(step);
        if (isKeptAway(edge, circle.get((step + 1) % circle.size()))) {
            return hasWriters(circle, step + 1, threads);
        }
        for (LockRequest writer : writers.getOrDefault(edge.to(), List.of())) {
            if (circle.stream().allMatch(other -> other.request().mayMeet(writer)) && threads.add(writer.thread())) {
                boolean all = hasWriters(circle, step + 1, threads);
                threads.remove(writer.thread());
                if (all) {
                    return true;
                }
            }
        }
        return false;
    }

    private void tell(List<Edge> circle) {
        List<Integer> events = circle.stream().map(edge -> edge.request().event()).toList();
        if (told.add(new HashSet<>(events)) && !hasUnknown(circle)) {
            circles.add(events);
        }
    }

    /** True when some thread of a circle asks for a lock that the next one cannot have then. */
    private boolean hasUnknown(List<Edge> circle) {
        for (int i = 0; i < circle.size(); i++) {
            Edge edge = circle.get(i);
            int next = circle.get((i + 1) % circle.size()).request().thread();
            if (handed.isUnknownTo(next, edge.from().object(), edge.since(), edge.request())) {
                return true;
            }
        }
        return false;
    }
}
