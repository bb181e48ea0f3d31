/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.graph;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Nodes and edges to draw.
 *
 * @param nodes each with its own identifier
 * @param edges between these nodes
 * @param lanes names of columns; empty where the drawing finds the places itself
 * @param sentence what the graph says, for the user
 */
public record Graph(List<Node> nodes, List<Edge> edges, List<String> lanes, String sentence) {

    /** Copies the lists. */
    public Graph {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
        lanes = List.copyOf(lanes);
    }

    /**
     * A method, a lock or an operation.
     *
     * @param id of its own
     * @param label what is written in it
     * @param tooltip more about it
     * @param className class that it belongs to; empty for none
     * @param frame line to open, as in a stack trace; empty for none
     * @param lane index of its column; negative where there is none
     * @param marked true for a node of a cycle, or of a failure
     */
    public record Node(String id, String label, String tooltip, String className, String frame, int lane,
        boolean marked) {
    }

    /**
     * A pair, a nesting or an order.
     *
     * @param from identifier of a node
     * @param to identifier of a node
     * @param count how often; the width of the line
     * @param label what is written beside it; empty for nothing
     * @param marked true for an edge of a cycle, or of a conflict
     * @param back how often of it the other way; 0 for an edge of one direction
     */
    public record Edge(String from, String to, int count, String label, boolean marked, int back) {

        /** An edge of one direction. */
        public Edge(String from, String to, int count, String label, boolean marked) {
            this(from, to, count, label, marked, 0);
        }
    }

    /** What an edge joins, and what is written beside it. */
    public String inWords(Edge edge) {
        if (edge.back() > 0) {
            return arrow(edge.from(), edge.to()) + ": " + (edge.count() - edge.back()) //$NON-NLS-1$
                + ", " + arrow(edge.to(), edge.from()) + ": " + edge.back(); //$NON-NLS-1$ //$NON-NLS-2$
        }
        String pair = arrow(edge.from(), edge.to());
        return edge.label().isEmpty() ? pair : pair + ": " + edge.label(); //$NON-NLS-1$
    }

    private String arrow(String from, String to) {
        return label(from) + " \u2192 " + label(to); //$NON-NLS-1$
    }

    private String label(String id) {
        return nodes.stream().filter(node -> node.id().equals(id)).findFirst().map(Node::label)
            .orElse(""); //$NON-NLS-1$
    }

    /** This graph with only so many of its edges: all marked ones, then the most frequent. */
    public Graph most(int wanted) {
        int all = (int) Math.max(wanted, edges.stream().filter(Edge::marked).count());
        List<Edge> kept = edges.stream().sorted(Comparator.comparing((Edge edge) -> !edge.marked())
            .thenComparing(edge -> -edge.count())).limit(all).toList();
        return kept.size() == edges.size() ? this
            : new Graph(nodes, kept, lanes, sentence).trimmed(nodes.size());
    }

    /** True when the other one has the same boxes and lines, which may differ in how often they were seen. */
    public boolean isShapedAs(Graph other) {
        return lanes.isEmpty() && other.lanes.isEmpty() && shape().equals(other.shape());
    }

    private Set<List<String>> shape() {
        Set<List<String>> shape = new HashSet<>();
        nodes.forEach(node -> shape.add(List.of(node.id(), node.label())));
        edges.forEach(edge -> shape.add(List.of("edge", edge.from(), edge.to()))); //$NON-NLS-1$
        return shape;
    }

    /** The same with only the nodes that are joined to another, or to themselves, at most so many. */
    Graph trimmed(int most) {
        Map<String, Integer> weights = new HashMap<>();
        edges.forEach(edge -> {
            weights.merge(edge.from(), edge.count(), Integer::sum);
            weights.merge(edge.to(), edge.count(), Integer::sum);
        });
        List<Node> kept = nodes.stream().filter(node -> weights.containsKey(node.id()))
            .sorted(Comparator.comparing((Node node) -> -weights.getOrDefault(node.id(), 0))).limit(most).toList();
        Set<String> ids = new HashSet<>();
        kept.forEach(node -> ids.add(node.id()));
        return new Graph(kept, edges.stream().filter(e -> ids.contains(e.from()) && ids.contains(e.to())).toList(),
            lanes, sentence);
    }
}
