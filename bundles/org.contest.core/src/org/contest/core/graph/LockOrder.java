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
import org.contest.analysis.detect.LockNestings;
import org.contest.analysis.operations.Operation;
import org.contest.core.failures.FailureThread;
import org.contest.core.internal.Messages;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.osgi.util.NLS;

/** Which locks a thread took while it held which: a cycle is a potential deadlock, drawn red. */
public final class LockOrder {

    private static final int MOST_NODES = 60;

    private final FailureTrace trace;
    private final LockNestings locks;
    private final Map<List<Integer>, Integer> nestings = new LinkedHashMap<>();
    private final Map<List<Integer>, String> places = new HashMap<>();

    private LockOrder(FailureTrace trace) {
        this.trace = trace;
        locks = LockNestings.of(trace.trace(), trace.sites());
        for (LockNestings.Nesting nesting : locks.nestings()) {
            add(List.of(nesting.outer(), nesting.inner()), nesting.count(), trace.place(operation(nesting.event())));
        }
    }

    /**
     * Reads the order of one run; not for the user interface's thread.
     *
     * @param circle threads that wait for each other at its end, in their order; may be empty
     */
    public static Graph of(Path trace, List<FailureThread> circle) throws IOException {
        LockOrder order = new LockOrder(FailureTrace.read(trace));
        for (int i = 0; i < circle.size(); i++) {
            order.waits(circle.get(i), circle.get((i + 1) % circle.size()));
        }
        return order.graph();
    }

    private void add(List<Integer> pair, int count, String place) {
        nestings.merge(pair, count, Integer::sum);
        places.putIfAbsent(pair, place);
    }

    private Operation operation(int event) {
        return trace.operations().get(trace.operations().ofEvent(event));
    }

    /** A monitor that a thread waits for in vain is in no event: the other thread has it. */
    private void waits(FailureThread waiting, FailureThread holder) {
        List<Integer> has = heldBy(waiting);
        List<Integer> wanted = heldBy(holder);
        if (!has.isEmpty() && !wanted.isEmpty() && locks.wantedBy(index(waiting)) == 0) {
            add(List.of(has.get(has.size() - 1), wanted.get(0)), 1, NLS.bind(Messages.graph_waits, waiting.name()));
        }
    }

    private List<Integer> heldBy(FailureThread thread) {
        int index = index(thread);
        return index < 0 ? List.of() : locks.heldBy(index);
    }

    private int index(FailureThread thread) {
        return trace.trace().threads().stream().filter(traced -> traced.identity().equals(thread.identity()))
            .mapToInt(TraceThread::index).findFirst().orElse(-1);
    }

    private Graph graph() {
        Set<Integer> cyclic = new HashSet<>();
        Map<Integer, Set<Integer>> next = new HashMap<>();
        nestings.keySet().forEach(pair -> next.computeIfAbsent(pair.get(0), key -> new HashSet<>()).add(pair.get(1)));
        next.keySet().stream().filter(lock -> reaches(next, lock, lock)).forEach(cyclic::add);
        List<Graph.Edge> edges = new ArrayList<>();
        nestings.forEach((pair, count) -> edges.add(new Graph.Edge(Integer.toHexString(pair.get(0)),
            Integer.toHexString(pair.get(1)), count, places.getOrDefault(pair, ""), //$NON-NLS-1$
            cyclic.contains(pair.get(0)) && reaches(next, pair.get(1), pair.get(0)))));
        List<Graph.Node> nodes = nodes(cyclic);
        Graph graph = new Graph(nodes, edges, List.of(), "").trimmed(MOST_NODES); //$NON-NLS-1$
        String sentence = graph.edges().isEmpty() ? NLS.bind(Messages.graph_noNesting, nodes.size())
            : cyclic.isEmpty() ? NLS.bind(Messages.graph_noCycle, graph.nodes().size())
            : NLS.bind(Messages.graph_cycle, graph.nodes().size(), cyclic.size());
        return new Graph(graph.nodes(), graph.edges(), List.of(), sentence);
    }

    private List<Graph.Node> nodes(Set<Integer> cyclic) {
        Map<String, Integer> named = new HashMap<>();
        locks.locks().forEach(lock -> named.merge(lock.name(), 1, Integer::sum));
        return locks.locks().stream()
            .map(lock -> node(lock, named.getOrDefault(lock.name(), 0) > 1, cyclic.contains(lock.object()))).toList();
    }

    /** Locks of one name, as those in local variables, are told apart by their identity hash codes. */
    private Graph.Node node(LockNestings.Lock lock, boolean isOneOfSeveral, boolean isMarked) {
        String id = Integer.toHexString(lock.object());
        Operation operation = operation(lock.event());
        String name = lock.name().replaceFirst("^the (monitor of |lock )?", ""); //$NON-NLS-1$ //$NON-NLS-2$
        return new Graph.Node(id, isOneOfSeveral ? name + " #" + id : name, //$NON-NLS-1$
            lock.name() + ", " + NLS.bind(Messages.graph_takenAt, trace.place(operation)), //$NON-NLS-1$
            trace.className(operation), trace.frame(operation), -1, isMarked);
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
