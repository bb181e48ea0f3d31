/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/**
 * Texts of program locations that fit their column: the system cuts the end, where the line stands, so that letters
 * before it make room. What was shortened is told as a whole by the tooltip.
 */
public final class Shortened {

    /** The whole text of a cell, by the indices of its row and its column. */
    @FunctionalInterface
    public interface Whole {
        String text(int row, int column);
    }

    private static final String ELLIPSIS = "\u2026"; //$NON-NLS-1$
    private static final int PADDING = 12;

    private final Table table;

    /** For a virtual table, whose rows are filled again when a column has another width. */
    public Shortened(Table table, Whole whole) {
        this.table = table;
        for (TableColumn column : table.getColumns()) {
            column.addListener(SWT.Resize, event -> table.clearAll());
        }
        table.addListener(SWT.MouseMove, event -> tell(new Point(event.x, event.y), whole));
    }

    private void tell(Point at, Whole whole) {
        TableItem item = table.getItem(at);
        String tip = null;
        for (int i = 0; item != null && i < table.getColumnCount(); i++) {
            if (item.getBounds(i).contains(at) && item.getText(i).contains(ELLIPSIS)) {
                tip = whole.text(table.indexOf(item), i);
            }
        }
        if (tip == null ? table.getToolTipText() != null : !tip.equals(table.getToolTipText())) {
            table.setToolTipText(tip);
        }
    }

    /** A text with as many of its letters as a column has room for. */
    public String of(String text, int column) {
        int width = table.getColumn(column).getWidth() - PADDING;
        GC gc = new GC(table);
        try {
            return gc.textExtent(text).x <= width ? text : shorter(gc, text, width);
        } finally {
            gc.dispose();
        }
    }

    /** The line and what comes after it, after as much of the rest as fits; the second half, where there is no line. */
    private static String shorter(GC gc, String text, int width) {
        int line = text.lastIndexOf(':');
        String end = ELLIPSIS + text.substring(line < 0 ? text.length() / 2 : line);
        int room = width - gc.textExtent(end).x;
        int fits = 0;
        int tooMany = text.length() - end.length() + 1;
        while (tooMany - fits > 1) {
            int middle = (fits + tooMany) / 2;
            if (gc.textExtent(text.substring(0, middle)).x <= room) {
                fits = middle;
            } else {
                tooMany = middle;
            }
        }
        return text.substring(0, fits) + end;
    }
}
