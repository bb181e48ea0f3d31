/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.contest.core.graph.Graph;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Geometry;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.jdt.annotation.Nullable;

/** How the edges of a graph run, and where their labels stand: over no node, and over no other label. */
final class Routes {

    /** How far two edges between the same nodes bend away from each other. */
    private static final int BEND = 16;
    private static final int MOST_BENDS = 9;
    private static final int LOOP = 22;
    /** Before a box that an arrow points at from the side. */
    private static final int ARROW = 12;
    private static final int PART = 4;
    private static final double[] ALONG = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8};
    /** First where a line leaves its row, which the operation has for itself. */
    private static final double[] ALONG_ROW = {0.33, 0.25, 0.17, 0.4, 0.5, 0.6};

    /**
     * An edge as it is drawn.
     *
     * @param edge of the graph
     * @param points from border to border
     * @param label where its label stands; null where there is no room for it
     */
    record Route(Graph.Edge edge, PointList points, @Nullable Rectangle label) {
    }

    private final boolean isInLanes;
    private final Map<String, Rectangle> places;
    private final Set<List<String>> pairs = new HashSet<>();
    private final List<Rectangle> taken;

    private Routes(Graph graph, Map<String, Rectangle> places) {
        isInLanes = !graph.lanes().isEmpty();
        this.places = places;
        taken = new ArrayList<>(places.values());
        graph.edges().forEach(edge -> pairs.add(List.of(edge.from(), edge.to())));
    }

    /**
     * The edges of a graph, those that are drawn thickest first.
     *
     * @param places of its nodes
     * @param size of a label
     */
    static List<Route> of(Graph graph, Map<String, Rectangle> places, Function<String, Dimension> size) {
        Routes routes = new Routes(graph, places);
        return graph.edges().stream().sorted((one, other) -> Integer.compare(other.count(), one.count()))
            .map(edge -> routes.route(edge, size)).toList();
    }

    private Route route(Graph.Edge edge, Function<String, Dimension> size) {
        PointList points = points(edge);
        return new Route(edge, points, edge.label().isEmpty() ? null : place(points, size.apply(edge.label())));
    }

    private PointList points(Graph.Edge edge) {
        Rectangle from = places.get(edge.from());
        Rectangle to = places.get(edge.to());
        if (edge.from().equals(edge.to())) {
            return loop(from);
        }
        if (isInLanes && from.x != to.x) {
            return alongRow(from, to);
        }
        PointList points = new PointList();
        Point bend = bend(edge, from.getCenter(), to.getCenter());
        points.addPoint(border(from, bend == null ? to.getCenter() : bend));
        if (bend != null) {
            points.addPoint(bend);
        }
        points.addPoint(border(to, bend == null ? from.getCenter() : bend));
        return points;
    }

    private static PointList loop(Rectangle node) {
        PointList points = new PointList();
        points.addPoint(node.right(), node.y + node.height / PART);
        points.addPoint(node.right() + LOOP, node.getCenter().y);
        points.addPoint(node.right(), node.bottom() - node.height / PART);
        return points;
    }

    /** Along the row of its beginning, in which no other box is, then between the lanes into the side of a box. */
    private static PointList alongRow(Rectangle from, Rectangle to) {
        boolean isToRight = to.x > from.x;
        int row = from.getCenter().y;
        PointList points = new PointList();
        points.addPoint(isToRight ? from.right() : from.x, row);
        points.addPoint(isToRight ? to.x - Placement.LANE_GAP / 2 : to.right() + Placement.LANE_GAP / 2, row);
        points.addPoint(isToRight ? to.x - ARROW : to.right() + ARROW, to.getCenter().y);
        points.addPoint(isToRight ? to.x : to.right(), to.getCenter().y);
        return points;
    }

    /** The corner of an edge that has an opposite one, or another node in its way; null for a straight edge. */
    private @Nullable Point bend(Graph.Edge edge, Point from, Point to) {
        double length = from.getDistance(to);
        if (length == 0) {
            return null;
        }
        if (pairs.contains(List.of(edge.to(), edge.from()))) {
            return beside(from, to, BEND);
        }
        return isFree(edge, from, to) ? null : around(edge, from, to);
    }

    /** The corner nearest to the straight way by which an edge passes the other nodes; null when there is none. */
    private @Nullable Point around(Graph.Edge edge, Point from, Point to) {
        for (int part = 2; part <= MOST_BENDS; part++) {
            for (int away : new int[] {part * BEND, -part * BEND}) {
                Point corner = beside(from, to, away);
                if (isFree(edge, from, corner) && isFree(edge, corner, to)) {
                    return corner;
                }
            }
        }
        return null;
    }

    private static Point beside(Point from, Point to, int away) {
        double length = from.getDistance(to);
        return new Point((int) ((from.x + to.x) / 2 - away * (to.y - from.y) / length),
            (int) ((from.y + to.y) / 2 + away * (to.x - from.x) / length));
    }

    /** Whether a line runs over no node but those of its edge; over a box it crosses one of the diagonals. */
    private boolean isFree(Graph.Edge edge, Point from, Point to) {
        return places.entrySet().stream().filter(place -> !place.getKey().equals(edge.from())
            && !place.getKey().equals(edge.to())).map(Map.Entry::getValue).noneMatch(
                box -> Geometry.linesIntersect(from.x, from.y, to.x, to.y, box.x, box.y, box.right(), box.bottom())
                    || Geometry.linesIntersect(from.x, from.y, to.x, to.y, box.x, box.bottom(), box.right(), box.y));
    }

    /** Where the way from the middle of a node to a point leaves the node. */
    private static Point border(Rectangle node, Point toward) {
        Point middle = node.getCenter();
        double x = toward.x - middle.x;
        double y = toward.y - middle.y;
        double inside = Math.min(x == 0 ? 1 : node.width / 2.0 / Math.abs(x),
            y == 0 ? 1 : node.height / 2.0 / Math.abs(y));
        return new Point((int) (middle.x + x * Math.min(1, inside)), (int) (middle.y + y * Math.min(1, inside)));
    }

    private @Nullable Rectangle place(PointList points, Dimension size) {
        for (double part : isInLanes ? ALONG_ROW : ALONG) {
            Point middle = along(points, part);
            Rectangle label = new Rectangle(middle.x - size.width / 2, middle.y - size.height / 2, size.width,
                size.height);
            if (taken.stream().noneMatch(label::intersects)) {
                taken.add(label);
                return label;
            }
        }
        return null;
    }

    private static Point along(PointList points, double part) {
        double at = part * (points.size() - 1);
        int index = Math.min((int) at, points.size() - 2);
        Point from = points.getPoint(index);
        Point to = points.getPoint(index + 1);
        double rest = at - index;
        return new Point((int) (from.x + rest * (to.x - from.x)), (int) (from.y + rest * (to.y - from.y)));
    }
}
