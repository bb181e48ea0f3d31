/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.contest.core.graph.Graph;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Insets;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.draw2d.graph.DirectedGraph;
import org.eclipse.draw2d.graph.DirectedGraphLayout;
import org.eclipse.draw2d.graph.Edge;
import org.eclipse.draw2d.graph.Node;

/** Where the nodes of a graph are drawn: in lanes where it has lanes, else in layers. */
final class Placement {

    /** Height of the names of lanes. */
    static final int HEAD = 30;

    /** Height of a row in a lane. */
    static final int ROW = 34;

    /** Between the boxes of two lanes, at least. */
    static final int LANE_GAP = 56;

    /** Larger graphs are not seen whole, however they lie. */
    private static final int MOST_TURNED = 60;
    private static final int GAP = 24;
    /** A part of a width: words are wider than their box where a scale makes letters a pixel wider. */
    private static final int SLACK = 8;

    private Placement() {
    }

    /**
     * The places, by identifier of the node.
     *
     * @param room in which the graph is seen: layers lie below each other, or side by side where more of them fits then
     */
    static Map<String, Rectangle> of(Graph graph, Map<String, Dimension> sizes, Dimension room) {
        if (!graph.lanes().isEmpty()) {
            return lanes(graph, sizes);
        }
        Map<String, Rectangle> down = layers(graph, sizes, PositionConstants.SOUTH);
        if (room.isEmpty() || graph.nodes().size() > MOST_TURNED || scale(size(down), room) >= 1) {
            return down;
        }
        Map<String, Rectangle> right = layers(graph, sizes, PositionConstants.EAST);
        return scale(size(right), room) > scale(size(down), room) ? right : down;
    }

    private static Dimension size(Map<String, Rectangle> places) {
        return places.values().stream().reduce(new Rectangle(), Rectangle::getUnion).getSize();
    }

    /** How large something can be drawn in a room. */
    static double scale(Dimension all, Dimension room) {
        return Math.min((double) room.width / Math.max(1, all.width), (double) room.height / Math.max(1, all.height));
    }

    /** The name of a lane has a size and a place as a node has, by this identifier. */
    static String head(int lane) {
        return "lane " + lane; //$NON-NLS-1$
    }

    /** Where a lane ends below. */
    static int bottom(Graph graph) {
        return HEAD + graph.nodes().size() * ROW;
    }

    /** Each box has a row of its own, and all have one width: a line has its way along rows and between lanes. */
    private static Map<String, Rectangle> lanes(Graph graph, Map<String, Dimension> sizes) {
        int widest = graph.nodes().stream().mapToInt(node -> sizes.get(node.id()).width).max().orElse(0);
        int box = widest + widest / SLACK;
        int width = Math.max(box, sizes.values().stream().mapToInt(size -> size.width).max().orElse(0)) + LANE_GAP;
        Map<String, Rectangle> places = new HashMap<>();
        for (int lane = 0; lane < graph.lanes().size(); lane++) {
            places.put(head(lane), new Rectangle(lane * width, 0, width, HEAD - 4));
        }
        int row = 0;
        for (Graph.Node node : graph.nodes()) {
            places.put(node.id(), new Rectangle(node.lane() * width + (width - box) / 2, HEAD + row++ * ROW, box,
                sizes.get(node.id()).height));
        }
        return places;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Rectangle> layers(Graph graph, Map<String, Dimension> sizes, int direction) {
        DirectedGraph directed = new DirectedGraph();
        directed.setDirection(direction);
        directed.setDefaultPadding(new Insets(GAP, GAP / 2, GAP, GAP / 2));
        Map<String, Node> nodes = new LinkedHashMap<>();
        for (Graph.Node node : graph.nodes()) {
            Node made = new Node(node);
            made.width = sizes.get(node.id()).width;
            made.height = sizes.get(node.id()).height;
            nodes.put(node.id(), made);
            directed.nodes.add(made);
        }
        for (Graph.Edge edge : graph.edges()) {
            if (!edge.from().equals(edge.to())) {
                directed.edges.add(new Edge(nodes.get(edge.from()), nodes.get(edge.to())));
            }
        }
        connect(graph, nodes, directed);
        if (!nodes.isEmpty()) {
            new DirectedGraphLayout().visit(directed);
        }
        Map<String, Rectangle> places = new HashMap<>();
        nodes.forEach((id, node) -> places.put(id, new Rectangle(node.x, node.y, node.width, node.height)));
        return places;
    }

    /** The layout knows connected graphs only: parts are joined by edges that are not drawn. */
    @SuppressWarnings("unchecked")
    private static void connect(Graph graph, Map<String, Node> nodes, DirectedGraph directed) {
        Map<String, String> roots = new HashMap<>();
        nodes.keySet().forEach(id -> roots.put(id, id));
        graph.edges().forEach(edge -> roots.put(root(roots, edge.from()), root(roots, edge.to())));
        String first = null;
        for (String id : nodes.keySet()) {
            first = first == null ? id : first;
            if (!root(roots, first).equals(root(roots, id))) {
                directed.edges.add(new Edge(nodes.get(first), nodes.get(id)));
                roots.put(root(roots, id), root(roots, first));
            }
        }
    }

    private static String root(Map<String, String> roots, String id) {
        String at = id;
        while (!roots.get(at).equals(at)) {
            at = roots.get(at);
        }
        return at;
    }
}
