/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.graph;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.operations.Operation;
import org.contest.core.failures.FailureThread;
import org.contest.core.internal.Messages;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.osgi.util.NLS;

/** Which monitors a thread took while it held which: a cycle is a potential deadlock, drawn red. */
public final class LockOrder {

    private static final int MOST_NODES = 60;

    private final FailureTrace trace;
    private final Map<Integer, Graph.Node> locks = new LinkedHashMap<>();
    private final Map<List<Integer>, Integer> nestings = new LinkedHashMap<>();
    private final Map<List<Integer>, String> places = new HashMap<>();
    private final Map<Integer, Deque<Integer>> held = new HashMap<>();

    private LockOrder(FailureTrace trace) {
        this.trace = trace;
    }

    /**
     * Reads the order of one run; not for the user interface's thread.
     *
     * @param circle threads that wait for each other at its end, in their order; may be empty
     */
    public static Graph of(Path trace, List<FailureThread> circle) throws IOException {
        LockOrder order = new LockOrder(FailureTrace.read(trace));
        order.walk();
        for (int i = 0; i < circle.size(); i++) {
            order.waits(circle.get(i), circle.get((i + 1) % circle.size()));
        }
        return order.graph();
    }

    /** A lock that a thread waits for in vain is in no event: the other thread has it. */
    private void waits(FailureThread waiting, FailureThread holder) {
        Deque<Integer> has = heldBy(waiting);
        Deque<Integer> wanted = heldBy(holder);
        if (!has.isEmpty() && !wanted.isEmpty()) {
            nestings.merge(List.of(has.getFirst(), wanted.getLast()), 1, Integer::sum);
            places.putIfAbsent(List.of(has.getFirst(), wanted.getLast()),
                NLS.bind(Messages.graph_waits, waiting.name()));
        }
    }

    private Deque<Integer> heldBy(FailureThread thread) {
        for (TraceThread traced : trace.trace().threads()) {
            if (traced.identity().equals(thread.identity())) {
                return held.getOrDefault(traced.index(), new ArrayDeque<>());
            }
        }
        return new ArrayDeque<>();
    }

    private void walk() {
        for (int i = 0; i < trace.trace().size(); i++) {
            int object = trace.trace().object(i);
            Deque<Integer> stack = held.computeIfAbsent(trace.trace().thread(i), thread -> new ArrayDeque<>());
            if (trace.trace().kind(i) == EventKind.MONITOR_ENTER) {
                enter(i, object, stack);
            } else if (trace.trace().kind(i) == EventKind.MONITOR_EXIT) {
                stack.removeFirstOccurrence(object);
            }
        }
    }

    private void enter(int event, int object, Deque<Integer> stack) {
        Operation operation = trace.operations().get(trace.operations().ofEvent(event));
        String place = trace.place(operation);
        if (!place.isEmpty()) {
            locks.computeIfAbsent(object, key -> new Graph.Node(Integer.toHexString(key), name(object, operation),
                NLS.bind(Messages.graph_takenAt, place), trace.className(operation), trace.frame(operation), -1,
                false));
            int outer = stack.isEmpty() ? object : stack.getFirst();
            if (outer != object && locks.containsKey(outer)) {
                nestings.merge(List.of(outer, object), 1, Integer::sum);
                places.putIfAbsent(List.of(outer, object), place);
            }
        }
        stack.addFirst(object);
    }

    private String name(int object, Operation operation) {
        String target = operation.target().isEmpty() ? Messages.graph_lock : operation.target();
        return target.substring(target.lastIndexOf('.') + 1) + " #" + Integer.toHexString(object); //$NON-NLS-1$
    }

    private Graph graph() {
        Set<Integer> cyclic = new HashSet<>();
        Map<Integer, Set<Integer>> next = new HashMap<>();
        nestings.keySet().forEach(pair -> next.computeIfAbsent(pair.get(0), key -> new HashSet<>()).add(pair.get(1)));
        locks.keySet().stream().filter(lock -> reaches(next, lock, lock)).forEach(cyclic::add);
        List<Graph.Edge> edges = new ArrayList<>();
        nestings.forEach((pair, count) -> edges.add(new Graph.Edge(Integer.toHexString(pair.get(0)),
            Integer.toHexString(pair.get(1)), count, places.getOrDefault(pair, ""), //$NON-NLS-1$
            cyclic.contains(pair.get(0)) && reaches(next, pair.get(1), pair.get(0)))));
        List<Graph.Node> nodes = new ArrayList<>();
        locks.forEach((lock, node) -> nodes.add(new Graph.Node(node.id(), node.label(), node.tooltip(),
            node.className(), node.frame(), -1, cyclic.contains(lock))));
        Graph graph = new Graph(nodes, edges, List.of(), "").trimmed(MOST_NODES); //$NON-NLS-1$
        String sentence = graph.edges().isEmpty() ? NLS.bind(Messages.graph_noNesting, locks.size())
            : cyclic.isEmpty() ? NLS.bind(Messages.graph_noCycle, graph.nodes().size())
            : NLS.bind(Messages.graph_cycle, graph.nodes().size(), cyclic.size());
        return new Graph(graph.nodes(), graph.edges(), List.of(), sentence);
    }

    private static boolean reaches(Map<Integer, Set<Integer>> next, Integer from, Integer to) {
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(next.getOrDefault(from, Set.of()));
        while (!open.isEmpty()) {
            Integer at = open.removeFirst();
            if (at.equals(to)) {
                return true;
            }
            if (seen.add(at)) {
                open.addAll(next.getOrDefault(at, Set.of()));
            }
        }
        return false;
    }
}
