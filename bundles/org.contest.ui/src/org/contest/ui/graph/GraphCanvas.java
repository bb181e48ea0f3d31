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
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.FreeformLayout;
import org.eclipse.draw2d.FreeformViewport;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.MouseEvent;
import org.eclipse.draw2d.MouseListener;
import org.eclipse.draw2d.ScalableFreeformLayeredPane;
import org.eclipse.draw2d.Viewport;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;

/** Draws a graph: nodes as boxes, edges as arrows as wide as they are frequent, cycles and conflicts red. */
final class GraphCanvas {

    private static final double STEP = 1.25;
    private static final double SMALLEST = 0.1;
    private static final double LARGEST = 4;
    /** Free room at the right and below. */
    private static final int EDGE = 12;
    /** Words are still read at this scale. */
    private static final double READABLE = 0.6;
    private static final Graph NOTHING = new Graph(List.of(), List.of(), List.of(), ""); //$NON-NLS-1$

    /** Whether the user has chosen the scale at which the graph is drawn, and how. */
    private enum Scale {
        /** Nobody: all is seen. Lanes are read from above: where words got too small, they are seen side by side. */
        READABLE,
        /** The user wants to see all. */
        WHOLE,
        /** The user. */
        CHOSEN
    }

    private final FigureCanvas canvas;
    private final ScalableFreeformLayeredPane pane = new ScalableFreeformLayeredPane();
    private final FreeformLayer layer = new FreeformLayer();
    /** The names of the lanes once more, for when the graph is scrolled below them. */
    private final FreeformLayer heads = new FreeformLayer();
    private final Map<String, Label> figures = new LinkedHashMap<>();
    private final Consumer<Graph.Node> chosen;
    private final Consumer<Graph.Node> opened;
    private Map<String, Rectangle> places = Map.of();
    private List<Routes.Route> routes = List.of();
    private final Runnable scaled;
    private final PlacementJob placement;
    private Dimension room = new Dimension();
    private Scale scale = Scale.READABLE;
    /** What is drawn. */
    private Graph graph = NOTHING;
    /** What is to be drawn, when its places are known. */
    private Graph wanted = NOTHING;
    private Runnable drawn = () -> {};

    /**
     * An empty one.
     *
     * @param scaled called when more or less is seen
     */
    GraphCanvas(Composite parent, Consumer<Graph.Node> chosen, Consumer<Graph.Node> opened, Runnable scaled) {
        this.chosen = chosen;
        this.opened = opened;
        this.scaled = scaled;
        canvas = new FigureCanvas(parent);
        placement = new PlacementJob(canvas.getDisplay());
        canvas.addDisposeListener(event -> placement.forget());
        canvas.setViewport(new FreeformViewport());
        Names.give(canvas, Messages.name_graph);
        layer.setLayoutManager(new FreeformLayout());
        pane.add(layer, "nodes"); //$NON-NLS-1$
        heads.setLayoutManager(new FreeformLayout());
        pane.add(heads, "heads"); //$NON-NLS-1$
        canvas.setContents(pane);
        canvas.getViewport().addPropertyChangeListener(Viewport.PROPERTY_VIEW_LOCATION, event -> keepHeads());
        canvas.addListener(SWT.MouseVerticalWheel, event -> {
            if ((event.stateMask & SWT.MOD1) != 0) {
                zoom(event.count > 0 ? STEP : 1 / STEP);
                event.doit = false;
            }
        });
        canvas.addListener(SWT.Resize, event -> takeRoom());
        Colors.onChange(canvas, () -> draw(graph, places));
    }

    /** A graph that came while the view was hidden is placed again when there is room. */
    private void takeRoom() {
        if (room.isEmpty() && !seen().isEmpty()) {
            place();
        } else {
            rescale();
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

    /**
     * Draws a graph; what was drawn before stays until its places are known. A graph of the same boxes and lines keeps
     * the places.
     *
     * @param then called when it is drawn, unless another one is shown before
     */
    void show(Graph shown, Runnable then) {
        wanted = shown;
        drawn = then;
        if (!room.isEmpty() && shown.isShapedAs(graph)) {
            placement.forget();
            draw(shown, places);
            then.run();
        } else {
            place();
        }
    }

    /** What was to be shown is not drawn any more if its places are not known yet. */
    void forget() {
        placement.forget();
    }

    private void place() {
        Map<String, Dimension> sizes = new HashMap<>();
        wanted.nodes().forEach(node -> sizes.put(node.id(), GraphFigures.box(node, canvas).getPreferredSize()));
        for (int lane = 0; lane < wanted.lanes().size(); lane++) {
            sizes.put(Placement.head(lane), GraphFigures.head(wanted.lanes().get(lane)).getPreferredSize());
        }
        room = seen();
        placement.request(wanted, sizes, room, found -> {
            draw(wanted, found);
            drawn.run();
        });
    }

    private void draw(Graph shown, Map<String, Rectangle> found) {
        graph = shown;
        places = found;
        layer.removeAll();
        figures.clear();
        takeTheme();
        GraphFigures.lanes(layer, shown, places);
        shown.nodes().forEach(node -> figures.put(node.id(), box(node)));
        routes =
            Routes.of(shown, places, words -> FigureUtilities.getTextExtents(words, canvas.getFont()).expand(4, 0));
        routes.forEach(route -> layer.add(GraphFigures.line(route, shown.inWords(route.edge()))));
        figures.forEach((id, figure) -> layer.add(figure, places.get(id)));
        routes.forEach(this::label);
        heads.removeAll();
        shown.lanes().forEach(thread -> heads.add(GraphFigures.opaque(GraphFigures.head(thread), canvas)));
        keepHeads();
        rescale();
    }

    /** Keeps the names of the lanes at the upper border: without a name nobody knows which thread a lane is of. */
    private void keepHeads() {
        int top = (int) (canvas.getViewport().getViewLocation().y / pane.getScale());
        heads.setVisible(top > 0);
        for (int lane = 0; lane < heads.getChildren().size(); lane++) {
            heads.setConstraint((IFigure) heads.getChildren().get(lane),
                places.getOrDefault(Placement.head(lane), new Rectangle()).getTranslated(0, Math.max(0, top)));
        }
    }

    /** The whole graph as a picture, whatever part of it is seen; the caller disposes of it. */
    Image picture() {
        return GraphPicture.of(layer, canvas.getParent());
    }

    /** How the edges are drawn. */
    List<Routes.Route> routes() {
        return routes;
    }

    /** Where the nodes and the names of lanes are drawn. */
    Map<String, Rectangle> places() {
        return places;
    }

    private void takeTheme() {
        canvas.setBackground(canvas.getParent().getBackground());
        layer.setForegroundColor(canvas.getParent().getForeground());
    }

    private Label box(Graph.Node node) {
        Label label = GraphFigures.box(node, canvas);
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

    private void label(Routes.Route route) {
        Rectangle place = route.label();
        if (place != null) {
            layer.add(GraphFigures.words(route.edge().label(), canvas), place);
        }
    }

    /** Marks the nodes whose text holds the words; shows the first. Returns how many there are. */
    int find(String words) {
        return mark(node -> !words.isEmpty() && (node.label() + ' ' + node.tooltip()).toLowerCase(Locale.ROOT)
            .contains(words.toLowerCase(Locale.ROOT)));
    }

    /** Marks nodes; shows the first. Returns how many there are. */
    int mark(Predicate<Graph.Node> searched) {
        int found = 0;
        for (Graph.Node node : graph.nodes()) {
            Label figure = figures.get(node.id());
            boolean fits = searched.test(node);
            GraphFigures.mark(figure, node, fits);
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
        scale = Scale.CHOSEN;
        pane.setScale(Math.min(LARGEST, Math.max(SMALLEST, pane.getScale() * factor)));
        keepHeads();
        scaled.run();
    }

    /** So that all is seen, but not larger than its real size. */
    void fit() {
        scale = Scale.WHOLE;
        rescale();
    }

    /** Until the user zooms, all is seen. */
    private void rescale() {
        if (seen().isEmpty()) {
            return;
        }
        if (scale != Scale.CHOSEN) {
            double fitting = Math.min(1, fitting());
            boolean isRead = scale == Scale.READABLE && !graph.lanes().isEmpty() && fitting < READABLE;
            double across = (double) seen().width / Math.max(1, extent().width);
            pane.setScale(isRead ? Math.clamp(across, READABLE, 1) : Math.max(SMALLEST, fitting));
        }
        keepHeads();
        scaled.run();
    }

    /** True when no part of the graph is out of sight. */
    boolean isWhole() {
        return pane.getScale() <= fitting();
    }

    /** The scale at which all is seen from the origin on, where the canvas begins. */
    private double fitting() {
        return Placement.scale(extent(), seen());
    }

    private Dimension extent() {
        layer.validate();
        return layer.getFreeformExtent().getCopy().union(0, 0).resize(EDGE, EDGE).getSize();
    }

    private Dimension seen() {
        return canvas.getViewport().getClientArea().getSize();
    }
}
