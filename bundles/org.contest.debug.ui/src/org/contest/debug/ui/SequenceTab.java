/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/** One picture of a sequence, with the selection that all share. Only what is visible is drawn. */
abstract class SequenceTab extends Canvas {

    /** What is shown; null for nothing. */
    private SequenceModel model;
    private int selected = -1;
    private IntConsumer selecting = event -> {};
    private IntConsumer running = event -> {};
    private final Palette palette = new Palette(this);

    SequenceTab(Composite parent, int style) {
        super(parent, SWT.DOUBLE_BUFFERED | style);
        addPaintListener(event -> {
            if (model != null && model.rowCount() > 0) {
                paint(event.gc);
            }
        });
        addListener(SWT.Resize, event -> layoutBars());
        addMouseListener(MouseListener.mouseDownAdapter(event -> {
            setFocus();
            choose(eventAt(event.x, event.y));
        }));
        addMouseListener(MouseListener.mouseDoubleClickAdapter(event -> run()));
        addKeyListener(KeyListener.keyPressedAdapter(event -> key(event.keyCode, event.character)));
    }

    abstract void paint(org.eclipse.swt.graphics.GC gc);

    /** The event at a point, or -1. */
    abstract int eventAt(int x, int y);

    abstract void layoutBars();

    /** Scrolls so that an event is visible. */
    abstract void reveal(int event);

    void onSelect(IntConsumer listener) {
        selecting = listener;
    }

    void onRun(IntConsumer listener) {
        running = listener;
    }

    SequenceModel model() {
        return model;
    }

    Palette palette() {
        return palette;
    }

    int selected() {
        return selected;
    }

    /** Whether what is shown now is of the same trace, so that it can stay where it is. */
    boolean isOfSameTrace(SequenceModel shown) {
        return model != null && model.sequence() == shown.sequence();
    }

    void show(SequenceModel shown) {
        model = shown;
        layoutBars();
        redraw();
    }

    void select(int event) {
        selected = event;
        if (model != null && event >= 0) {
            reveal(event);
        }
        redraw();
    }

    private void choose(int event) {
        if (event >= 0) {
            selecting.accept(event);
        }
    }

    private void run() {
        if (selected >= 0) {
            running.accept(selected);
        }
    }

    private void key(int code, char character) {
        if (model == null || model.rowCount() == 0) {
            return;
        }
        if (character == SWT.CR) {
            run();
            return;
        }
        int row = Math.max(0, model.row(Math.max(0, selected)));
        int next = switch (code) {
        case SWT.ARROW_DOWN, SWT.ARROW_RIGHT -> row + 1;
        case SWT.ARROW_UP, SWT.ARROW_LEFT -> row - 1;
        case SWT.PAGE_DOWN -> row + pageRows();
        case SWT.PAGE_UP -> row - pageRows();
        case SWT.HOME -> 0;
        case SWT.END -> model.rowCount() - 1;
        default -> row;
        };
        if (next != row) {
            choose(model.event(Math.max(0, Math.min(next, model.rowCount() - 1))));
        }
    }

    int pageRows() {
        return 20;
    }
}
