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
import java.util.function.Consumer;
import org.contest.core.graph.Graph;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/** A graph by keys: arrows go from node to node, Space chooses one as a click does, Return opens its source. */
final class GraphKeys {

    private final GraphCanvas canvas;
    private final Consumer<Graph.Node> chosen;
    private final Consumer<Graph.Node> opened;
    private Graph graph;
    private int current = -1;

    private GraphKeys(GraphCanvas canvas, Consumer<Graph.Node> chosen, Consumer<Graph.Node> opened) {
        this.canvas = canvas;
        this.chosen = chosen;
        this.opened = opened;
    }

    /** Lets a graph hear keys. */
    static void on(GraphCanvas canvas, Consumer<Graph.Node> chosen, Consumer<Graph.Node> opened) {
        GraphKeys keys = new GraphKeys(canvas, chosen, opened);
        Control control = canvas.control();
        control.addListener(SWT.KeyDown, keys::pressed);
        control.addListener(SWT.Traverse, event -> event.doit =
            event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    }

    private void pressed(Event event) {
        if (graph != canvas.graph()) {
            graph = canvas.graph();
            current = -1;
        }
        switch (event.keyCode) {
        case SWT.ARROW_DOWN, SWT.ARROW_RIGHT -> go(current + 1);
        case SWT.ARROW_UP, SWT.ARROW_LEFT -> go(current - 1);
        case SWT.HOME -> go(0);
        case SWT.END -> go(graph.nodes().size() - 1);
        case SWT.CR, SWT.KEYPAD_CR -> with(opened);
        case SWT.SPACE -> with(chosen);
        default -> {
            return;
        }
        }
        event.doit = false;
    }

    private void go(int wanted) {
        List<Graph.Node> nodes = graph.nodes();
        if (!nodes.isEmpty()) {
            current = Math.max(0, Math.min(nodes.size() - 1, wanted));
            Graph.Node node = nodes.get(current);
            canvas.mark(node::equals);
        }
    }

    private void with(Consumer<Graph.Node> action) {
        if (current >= 0) {
            action.accept(graph.nodes().get(current));
        }
    }
}
