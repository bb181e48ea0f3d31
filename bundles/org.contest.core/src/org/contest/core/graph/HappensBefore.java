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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.contest.analysis.operations.Operation;
import org.contest.core.internal.Messages;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/**
 * How the operations of threads were ordered in a failing run, the threads as lanes: who started, released, signalled
 * or joined whom, and, red, who accessed what another one had written. The last operations before the end.
 */
public final class HappensBefore {

    private static final int MOST_OPERATIONS = 80;

    private final FailureTrace trace;
    private final Map<List<Integer>, String> edges = new LinkedHashMap<>();
    private final Map<Object, Integer> last = new HashMap<>();
    private final Map<Integer, Integer> begins = new HashMap<>();
    private final Set<Integer> conflicts = new HashSet<>();
    /** What was read since the last write, by variable and object: the last operation of each thread. */
    private final Map<List<Object>, Map<Integer, Integer>> reads = new HashMap<>();

    private HappensBefore(FailureTrace trace) {
        this.trace = trace;
    }

    /** Reads the order of one run; not for the user interface's thread. */
    public static Graph of(Path trace) throws IOException {
        HappensBefore order = new HappensBefore(FailureTrace.read(trace));
        for (int i = 0; i < order.trace.trace().size(); i++) {
            order.event(i, order.trace.operations().ofEvent(i));
        }
        return order.graph();
    }

    private void event(int event, int operation) {
        EventKind kind = trace.trace().kind(event);
        int object = trace.trace().object(event);
        switch (kind) {
        case THREAD_START -> begins.put((int) trace.trace().value(event), operation);
        case THREAD_BEGIN -> order(begins.get(trace.trace().thread(event)), operation, "starts"); //$NON-NLS-1$
        case MONITOR_EXIT, WAIT -> last.put(List.of("lock", object), operation); //$NON-NLS-1$
        case MONITOR_ENTER -> order(last.get(List.of("lock", object)), operation, "lock"); //$NON-NLS-1$ //$NON-NLS-2$
        case NOTIFY, NOTIFY_ALL -> last.put(List.of("signal", object), operation); //$NON-NLS-1$
        case WAIT_END -> order(last.get(List.of("signal", object)), operation, "signal"); //$NON-NLS-1$ //$NON-NLS-2$
        case UNPARK -> last.put(List.of("unpark", (int) trace.trace().value(event)), operation); //$NON-NLS-1$
        case PARK_END -> order(last.get(List.of("unpark", trace.trace().thread(event))), operation, "unpark");
        default -> access(kind, event, object, operation);
        }
    }

    private void access(EventKind kind, int event, int object, int operation) {
        if (!kind.isAccess()) {
            return;
        }
        String variable = trace.sites().site(trace.trace().site(event)).member();
        if (last.containsKey(List.of(variable, object))) {
            int writer = last.get(List.of(variable, object));
            order(writer, operation, variable.substring(variable.lastIndexOf('.') + 1));
            if (trace.operations().thread(writer) != trace.operations().thread(operation)
                && kind.category() == EventKind.Category.ACCESS) {
                conflicts.add(operation);
            }
        }
        Map<Integer, Integer> before = reads.computeIfAbsent(List.of(variable, object), key -> new HashMap<>());
        if (kind.isWrite()) {
            last.put(List.of(variable, object), operation);
            before.values().forEach(read -> order(read, operation, variable.substring(variable.lastIndexOf('.') + 1)));
            before.clear();
        } else {
            before.put(trace.operations().thread(operation), operation);
        }
    }

    private void order(@Nullable Integer from, int to, String label) {
        if (from != null && trace.operations().thread(from) != trace.operations().thread(to)) {
            edges.putIfAbsent(List.of(from, to), label);
        }
    }

    private Graph graph() {
        TreeSet<Integer> shown = new TreeSet<>();
        edges.keySet().forEach(shown::addAll);
        Map<Integer, Integer> ends = new HashMap<>();
        for (int i = 0; i < trace.operations().size(); i++) {
            ends.put(trace.operations().thread(i), i);
        }
        shown.addAll(ends.values());
        int all = shown.size();
        while (shown.size() > MOST_OPERATIONS) {
            shown.pollFirst();
        }
        List<Integer> threads = shown.stream().map(trace.operations()::thread).distinct().sorted().toList();
        List<Graph.Node> nodes = new ArrayList<>();
        shown.forEach(number -> nodes.add(node(trace.operations().get(number), threads, ends)));
        List<Graph.Edge> drawn = new ArrayList<>();
        edges.forEach((pair, label) -> {
            if (shown.contains(pair.get(0)) && shown.contains(pair.get(1))) {
                drawn.add(new Graph.Edge(String.valueOf(pair.get(0)), String.valueOf(pair.get(1)), 1, label,
                    conflicts.contains(pair.get(1))));
            }
        });
        List<TraceThread> traced = trace.trace().threads();
        return new Graph(nodes, drawn, threads.stream().map(thread -> traced.get(thread).name()).toList(),
            NLS.bind(Messages.graph_order, nodes.size(), all));
    }

    /** The threads that an operation has started, by name. */
    private String started(int operation) {
        return begins.entrySet().stream().filter(begin -> begin.getValue() == operation)
            .map(begin -> trace.trace().threads().get(begin.getKey()).name())
            .collect(Collectors.joining(", ")); //$NON-NLS-1$
    }

    private Graph.Node node(Operation operation, List<Integer> threads, Map<Integer, Integer> ends) {
        String started = started(operation.number());
        String target = started.isEmpty() ? operation.target().substring(operation.target().lastIndexOf('.') + 1)
            : started;
        String line = trace.place(operation).replaceAll(".*:", ":"); //$NON-NLS-1$ //$NON-NLS-2$
        boolean isLast = ends.getOrDefault(operation.thread(), -1) == operation.number();
        return new Graph.Node(String.valueOf(operation.number()),
            (operation.kind().verb() + ' ' + target).strip() + (line.startsWith(":") ? ' ' + line : ""),
            NLS.bind(Messages.graph_operation, new Object[] {operation.number(), trace.place(operation),
                operation.firstEvent()}),
            trace.className(operation), trace.frame(operation), threads.indexOf(operation.thread()),
            isLast && !operation.kind().verb().equals("ends")); //$NON-NLS-1$
    }
}
