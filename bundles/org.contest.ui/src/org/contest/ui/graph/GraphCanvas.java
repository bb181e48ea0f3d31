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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.contest.core.graph.Graph;
import org.contest.ui.internal.Colors;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.eclipse.draw2d.CompoundBorder;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.FreeformLayout;
import org.eclipse.draw2d.FreeformViewport;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.LineBorder;
import org.eclipse.draw2d.MarginBorder;
import org.eclipse.draw2d.MouseEvent;
import org.eclipse.draw2d.MouseListener;
import org.eclipse.draw2d.PolygonDecoration;
import org.eclipse.draw2d.Polyline;
import org.eclipse.draw2d.PolylineConnection;
import org.eclipse.draw2d.ScalableFreeformLayeredPane;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;

/** Draws a graph: nodes as boxes, edges as arrows as wide as they are frequent, cycles and conflicts red. */
final class GraphCanvas {

    private static final int WIDEST = 6;
    private static final int WIDE_BORDER = 3;
    private static final double STEP = 1.25;
    private static final double SMALLEST = 0.1;
    private static final double LARGEST = 4;
    /** Words are still read at this scale. */
    private static final double READABLE = 0.7;

    private final FigureCanvas canvas;
    private final ScalableFreeformLayeredPane pane = new ScalableFreeformLayeredPane();
    private final FreeformLayer layer = new FreeformLayer();
    private final Map<String, Label> figures = new LinkedHashMap<>();
    private final Consumer<Graph.Node> chosen;
    private final Consumer<Graph.Node> opened;
    private List<Routes.Route> routes = List.of();
    private Dimension room = new Dimension();
    private boolean zoomed;
    private Graph graph = new Graph(List.of(), List.of(), List.of(), ""); //$NON-NLS-1$

    GraphCanvas(Composite parent, Consumer<Graph.Node> chosen, Consumer<Graph.Node> opened) {
        this.chosen = chosen;
        this.opened = opened;
        canvas = new FigureCanvas(parent);
        canvas.setViewport(new FreeformViewport());
        Names.give(canvas, Messages.name_graph);
        layer.setLayoutManager(new FreeformLayout());
        pane.add(layer, "nodes"); //$NON-NLS-1$
        canvas.setContents(pane);
        canvas.addListener(SWT.MouseVerticalWheel, event -> {
            if ((event.stateMask & SWT.MOD1) != 0) {
                zoom(event.count > 0 ? STEP : 1 / STEP);
                event.doit = false;
            }
        });
        canvas.addListener(SWT.Resize, event -> takeRoom());
        Colors.onChange(canvas, () -> show(graph));
    }

    /** A graph that came while the view was hidden is laid out when there is room. */
    private void takeRoom() {
        if (room.isEmpty() && !seen().isEmpty()) {
            show(graph);
        } else {
            fitReadably();
        }
    }

    FigureCanvas control() {
        return canvas;
    }

    ScalableFreeformLayeredPane pane() {
        return pane;
    }

    Graph graph() {
        return graph;
    }

    void show(Graph shown) {
        graph = shown;
        layer.removeAll();
        figures.clear();
        takeTheme();
        Map<String, Dimension> sizes = new HashMap<>();
        for (Graph.Node node : shown.nodes()) {
            Label label = box(node);
            figures.put(node.id(), label);
            sizes.put(node.id(), label.getPreferredSize());
        }
        lanes(shown, sizes);
        room = seen();
        Map<String, Rectangle> places = Placement.of(shown, sizes, room);
        routes =
            Routes.of(shown, places, words -> FigureUtilities.getTextExtents(words, canvas.getFont()).expand(4, 0));
        routes.forEach(route -> layer.add(line(route)));
        figures.forEach((id, figure) -> layer.add(figure, places.get(id)));
        routes.forEach(this::label);
        fitReadably();
    }

    /** The whole graph as a picture, whatever part of it is seen; the caller disposes of it. */
    Image picture() {
        return GraphPicture.of(layer, canvas.getParent());
    }

    /** How the edges are drawn. */
    List<Routes.Route> routes() {
        return routes;
    }

    /** Where the nodes are drawn. */
    Map<String, Rectangle> places() {
        Map<String, Rectangle> places = new LinkedHashMap<>();
        figures.forEach((id, figure) -> places.put(id, figure.getBounds().getCopy()));
        return places;
    }

    private void takeTheme() {
        canvas.setBackground(canvas.getParent().getBackground());
        layer.setForegroundColor(canvas.getParent().getForeground());
    }

    private Label box(Graph.Node node) {
        Label label = new Label(node.label());
        label.setFont(canvas.getFont());
        label.setOpaque(true);
        label.setBackgroundColor(canvas.getParent().getBackground());
        border(label, node.marked() ? Colors.FAILURE.color() : Colors.EDGE.color(), 1);
        label.setToolTip(new Label(' ' + node.tooltip() + ' '));
        label.addMouseListener(new MouseListener.Stub() {
            @Override
            public void mousePressed(MouseEvent event) {
                chosen.accept(node);
                event.consume();
            }

            @Override
            public void mouseDoubleClicked(MouseEvent event) {
                opened.accept(node);
            }
        });
        return label;
    }

    /** A wide border takes its room from the margin: the words keep theirs. */
    private static void border(Label label, Color color, int width) {
        int margin = WIDE_BORDER - width;
        label.setBorder(new CompoundBorder(new LineBorder(color, width),
            new MarginBorder(margin, margin + 4, margin, margin + 4)));
    }

    private void lanes(Graph shown, Map<String, Dimension> sizes) {
        int width = Placement.laneWidth(sizes);
        int height = Placement.HEAD + shown.nodes().size() * Placement.ROW;
        for (int i = 0; i < shown.lanes().size(); i++) {
            Label name = new Label(shown.lanes().get(i));
            name.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
            int x = i * width + width / 2;
            layer.add(name, new Rectangle(i * width, 0, width, Placement.HEAD - 4));
            Polyline lane = new Polyline();
            lane.setForegroundColor(Colors.EDGE.color());
            lane.setLineStyle(SWT.LINE_DOT);
            lane.addPoint(new Point(x, Placement.HEAD));
            lane.addPoint(new Point(x, height));
            layer.add(lane);
        }
    }

    private PolylineConnection line(Routes.Route route) {
        Graph.Edge edge = route.edge();
        PolylineConnection line = new PolylineConnection();
        line.setPoints(route.points());
        line.setTargetDecoration(new PolygonDecoration());
        line.setForegroundColor(edge.marked() ? Colors.FAILURE.color() : Colors.EDGE.color());
        line.setLineWidth(width(edge));
        line.setToolTip(new Label(' ' + graph.inWords(edge) + ' '));
        return line;
    }

    private void label(Routes.Route route) {
        Rectangle place = route.label();
        if (place != null) {
            Label label = new Label(route.edge().label());
            label.setFont(canvas.getFont());
            label.setOpaque(true);
            label.setBackgroundColor(canvas.getParent().getBackground());
            label.setForegroundColor(canvas.getParent().getForeground());
            layer.add(label, place);
        }
    }

    /** By the logarithm of the count. */
    static int width(Graph.Edge edge) {
        return (int) Math.min(WIDEST, 1 + Math.log10(Math.max(1, edge.count())) * 2);
    }

    /** Marks the nodes whose text holds the words; shows the first. Returns how many there are. */
    int find(String words) {
        return mark(node -> !words.isEmpty() && (node.label() + ' ' + node.tooltip()).toLowerCase(Locale.ROOT)
            .contains(words.toLowerCase(Locale.ROOT)));
    }

    /** Marks nodes; shows the first. Returns how many there are. */
    int mark(Predicate<Graph.Node> wanted) {
        int found = 0;
        for (Graph.Node node : graph.nodes()) {
            Label figure = figures.get(node.id());
            boolean fits = wanted.test(node);
            border(figure, fits ? Colors.FOUND.color() : node.marked() ? Colors.FAILURE.color() : Colors.EDGE.color(),
                fits ? WIDE_BORDER : 1);
            if (fits && found++ == 0) {
                reveal(figure.getBounds());
            }
        }
        return found;
    }

    private void reveal(Rectangle bounds) {
        Dimension seen = seen();
        canvas.scrollTo((int) (bounds.x * pane.getScale()) - seen.width / 2,
            (int) (bounds.y * pane.getScale()) - seen.height / 2);
    }

    /** Nearer or farther. */
    void zoom(double factor) {
        zoomed = true;
        pane.setScale(Math.min(LARGEST, Math.max(SMALLEST, pane.getScale() * factor)));
    }

    /** So that all is seen, but not larger than its real size. */
    void fit() {
        zoomed = true;
        pane.setScale(Math.max(SMALLEST, fitting()));
    }

    /** Until the user zooms, all is seen where it can be read then. */
    private void fitReadably() {
        if (!zoomed && !seen().isEmpty()) {
            double scale = fitting();
            pane.setScale(scale < READABLE ? 1 : scale);
        }
    }

    private double fitting() {
        layer.validate();
        return Math.min(1, Placement.scale(layer.getFreeformExtent().getSize(), seen()));
    }

    private Dimension seen() {
        return canvas.getViewport().getClientArea().getSize();
    }
}
