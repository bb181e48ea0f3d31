/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.contest.core.source.TextCut;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/**
 * Texts of program locations that fit their column, by {@link TextCut#location}: the system cuts the end, where the
 * line stands. What was shortened is told as a whole by the tooltip.
 */
public final class Shortened {

    /** The whole text of a cell, by the indices of its row and its column. */
    @FunctionalInterface
    public interface Whole {
        String text(int row, int column);
    }

    private static final int PADDING = 12;

    private final Table table;

    /** For a virtual table, whose rows are filled again when a column has another width. */
    public Shortened(Table table, Whole whole) {
        this.table = table;
        for (TableColumn column : table.getColumns()) {
            column.addListener(SWT.Resize, event -> table.clearAll());
        }
        tips(table, whole);
    }

    /** Tells the whole texts of shortened cells by the tooltip of their table. */
    public static void tips(Table table, Whole whole) {
        table.addListener(SWT.MouseMove, event -> tell(table, new Point(event.x, event.y), whole));
    }

    private static void tell(Table table, Point at, Whole whole) {
        TableItem item = table.getItem(at);
        String tip = null;
        for (int i = 0; item != null && i < table.getColumnCount(); i++) {
            if (item.getBounds(i).contains(at) && TextCut.isCut(item.getText(i))) {
                tip = whole.text(table.indexOf(item), i);
            }
        }
        if (tip == null ? table.getToolTipText() != null : !tip.equals(table.getToolTipText())) {
            table.setToolTipText(tip);
        }
    }

    /** Has a viewer make its texts anew, once a frame, while one of these columns gets another width. */
    public static void whenResized(Viewer viewer, Item... columns) {
        FrameUpdater labels = new FrameUpdater(viewer.getControl(), viewer::refresh);
        for (Item column : columns) {
            column.addListener(SWT.Resize, event -> labels.request());
        }
    }

    /** A text with as many of its letters as a column has room for. */
    public String of(String text, int column) {
        return of(text, column, TextCut::location);
    }

    /** A text of which a way of {@link TextCut} leaves as much as a column has room for. */
    public String of(String text, int column, BiFunction<String, Predicate<String>, String> way) {
        return fitting(table, text, table.getColumn(column).getWidth(), way);
    }

    /** A text with as many of its letters as a column of a control has room for. */
    public static String fitting(Control control, String text, int width) {
        return fitting(control, text, width, TextCut::location);
    }

    /** A text of which a way of {@link TextCut} leaves as much as a column of a control has room for. */
    public static String fitting(Control control, String text, int width,
        BiFunction<String, Predicate<String>, String> way) {
        GC gc = new GC(control);
        try {
            gc.setFont(control.getFont());
            return way.apply(text, part -> gc.textExtent(part).x <= width - PADDING);
        } finally {
            gc.dispose();
        }
    }
}
