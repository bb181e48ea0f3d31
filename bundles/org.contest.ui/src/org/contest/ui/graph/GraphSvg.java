/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.contest.core.graph.Graph;
import org.eclipse.draw2d.geometry.Rectangle;

/** A graph as SVG, as it is drawn. */
final class GraphSvg {

    private static final int PAD = 20;
    private static final int BASELINE = 5;

    private final StringBuilder svg = new StringBuilder();

    private GraphSvg() {
    }

    static String draw(Graph graph, Map<String, Rectangle> places, List<Routes.Route> routes) {
        return new GraphSvg().text(graph, places, routes);
    }

    private String text(Graph graph, Map<String, Rectangle> places, List<Routes.Route> routes) {
        Rectangle all = new Rectangle();
        places.values().forEach(all::union);
        add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%d %d %d %d\" font-family=\"sans-serif\" "
            + "font-size=\"13\" text-anchor=\"middle\">%n<defs><marker id=\"end\" markerWidth=\"9\" markerHeight=\"9\" "
            + "refX=\"8\" refY=\"4\" orient=\"auto-start-reverse\" markerUnits=\"userSpaceOnUse\">"
            + "<path d=\"M0 0L9 4L0 8z\"/></marker></defs>%n", //$NON-NLS-1$
            all.x - PAD, all.y - PAD, all.width + 2 * PAD, all.height + 2 * PAD);
        add("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"white\"/>%n", all.x - PAD, all.y - PAD,
            all.width + 2 * PAD, all.height + 2 * PAD);
        for (int i = 0; i < graph.lanes().size(); i++) {
            lane(graph.lanes().get(i), places.get(Placement.head(i)), Placement.bottom(graph));
        }
        routes.forEach(this::edge);
        graph.nodes().forEach(node -> node(node, places.get(node.id())));
        return svg.append("</svg>\n").toString(); //$NON-NLS-1$
    }

    private void lane(String thread, Rectangle head, int bottom) {
        int middle = head.getCenter().x;
        add("<text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s</text>%n", middle, //$NON-NLS-1$
            head.getCenter().y + BASELINE, escape(thread));
        add("<path d=\"M%d %dV%d\" stroke=\"#6e82a0\" stroke-dasharray=\"1 3\"/>%n", //$NON-NLS-1$
            middle, Placement.HEAD, bottom);
    }

    private void edge(Routes.Route route) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < route.points().size(); i++) {
            points.append(route.points().getPoint(i).x).append(',').append(route.points().getPoint(i).y).append(' ');
        }
        Graph.Edge edge = route.edge();
        add("<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"%s " //$NON-NLS-1$
            + "marker-end=\"url(#end)\"/>%n", points.toString().strip(), edge.marked() ? "#d83838" : "#6e82a0",
            GraphFigures.width(edge), edge.back() > 0 ? " marker-start=\"url(#end)\"" : "");
        Rectangle place = route.label();
        if (place != null) {
            words(place.getCenter().x, place.getCenter().y + BASELINE, edge.label());
        }
    }

    private void node(Graph.Node node, Rectangle place) {
        add("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"white\" stroke=\"%s\">" //$NON-NLS-1$
            + "<title>%s</title></rect>%n", //$NON-NLS-1$
            place.x, place.y, place.width, place.height, node.marked() ? "#d83838" : "#6e82a0", escape(node.tooltip()));
        words(place.getCenter().x, place.getCenter().y + BASELINE, node.label());
    }

    private void words(int x, int y, String words) {
        add("<text x=\"%d\" y=\"%d\">%s</text>%n", x, y, escape(words)); //$NON-NLS-1$
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values));
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
