/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.util.Map;
import org.contest.core.graph.Graph;
import org.contest.ui.internal.Colors;
import org.eclipse.draw2d.CompoundBorder;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.LineBorder;
import org.eclipse.draw2d.MarginBorder;
import org.eclipse.draw2d.PolygonDecoration;
import org.eclipse.draw2d.Polyline;
import org.eclipse.draw2d.PolylineConnection;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Control;

/** The boxes, lines and words that a graph is drawn with. */
final class GraphFigures {

    private static final int WIDEST = 6;
    private static final int WIDE_BORDER = 3;

    private GraphFigures() {
    }

    /** A node, in the colours and the font of a control. */
    static Label box(Graph.Node node, Control like) {
        Label label = words(node.label(), like);
        mark(label, node, false);
        label.setToolTip(new Label(' ' + node.tooltip() + ' '));
        return label;
    }

    /** What is written beside an edge, on the background of the control. */
    static Label words(String words, Control like) {
        Label label = new Label(words);
        label.setFont(like.getFont());
        return opaque(label, like);
    }

    /** Words that cover what is below them, in the colours of the control. */
    static Label opaque(Label label, Control like) {
        label.setOpaque(true);
        label.setBackgroundColor(like.getParent().getBackground());
        label.setForegroundColor(like.getParent().getForeground());
        return label;
    }

    /** Draws the border of a node: that of what was found, or else its own. */
    static void mark(Label box, Graph.Node node, boolean isFound) {
        Color own = node.marked() ? Colors.FAILURE.color() : Colors.EDGE.color();
        border(box, isFound ? Colors.FOUND.color() : own, isFound ? WIDE_BORDER : 1);
    }

    /** A wide border takes its room from the margin: the words keep theirs. */
    private static void border(Label label, Color color, int width) {
        int margin = WIDE_BORDER - width;
        label.setBorder(new CompoundBorder(new LineBorder(color, width),
            new MarginBorder(margin, margin + 4, margin, margin + 4)));
    }

    /** The name of a lane. */
    static Label head(String thread) {
        Label name = new Label(thread);
        name.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        return name;
    }

    /** Adds the names and the lines of lanes. */
    static void lanes(IFigure layer, Graph graph, Map<String, Rectangle> places) {
        for (int i = 0; i < graph.lanes().size(); i++) {
            Rectangle head = places.get(Placement.head(i));
            layer.add(head(graph.lanes().get(i)), head);
            Polyline lane = new Polyline();
            lane.setForegroundColor(Colors.EDGE.color());
            lane.setLineStyle(SWT.LINE_DOT);
            lane.addPoint(new Point(head.getCenter().x, Placement.HEAD));
            lane.addPoint(new Point(head.getCenter().x, Placement.bottom(graph)));
            layer.add(lane);
        }
    }

    /** An edge; it has two arrows when it stands for both directions. */
    static PolylineConnection line(Routes.Route route, String tooltip) {
        Graph.Edge edge = route.edge();
        PolylineConnection line = new PolylineConnection();
        line.setPoints(route.points());
        line.setTargetDecoration(new PolygonDecoration());
        if (edge.back() > 0) {
            line.setSourceDecoration(new PolygonDecoration());
        }
        line.setForegroundColor(edge.marked() ? Colors.FAILURE.color() : Colors.EDGE.color());
        line.setLineWidth(width(edge));
        line.setToolTip(new Label(' ' + tooltip + ' '));
        return line;
    }

    /** How wide the line is: by the logarithm of the count. */
    static int width(Graph.Edge edge) {
        return (int) Math.min(WIDEST, 1 + Math.log10(Math.max(1, edge.count())) * 2);
    }
}
