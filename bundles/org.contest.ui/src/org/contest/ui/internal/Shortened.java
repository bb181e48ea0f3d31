/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/**
 * Texts of program locations that fit their column: the system cuts the end, where the line stands. Class and line stay
 * as long as there is room for them: first the method gives way, then what is said of the line. What was shortened is
 * told as a whole by the tooltip.
 */
public final class Shortened {

    /** The whole text of a cell, by the indices of its row and its column. */
    @FunctionalInterface
    public interface Whole {
        String text(int row, int column);
    }

    /** Class, method, line, and what is done there. */
    private static final Pattern PLACE = Pattern.compile("([^.: ]+)([^: ]*)(:\\d+)(.*)"); //$NON-NLS-1$
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
            if (item.getBounds(i).contains(at) && isCut(item.getText(i))) {
                tip = whole.text(table.indexOf(item), i);
            }
        }
        if (tip == null ? table.getToolTipText() != null : !tip.equals(table.getToolTipText())) {
            table.setToolTipText(tip);
        }
    }

    /** A text with as many of its letters as a column has room for. */
    public String of(String text, int column) {
        return fitting(table, text, table.getColumn(column).getWidth());
    }

    /** A text with as many of its letters as a column of a control has room for. */
    public static String fitting(Control control, String text, int width) {
        GC gc = new GC(control);
        try {
            gc.setFont(control.getFont());
            int room = width - PADDING;
            return gc.textExtent(text).x <= room ? text : shorter(gc, text, room);
        } finally {
            gc.dispose();
        }
    }

    /** True for a text of which {@link #fitting} has left something out. */
    public static boolean isCut(String text) {
        return text.contains(ELLIPSIS);
    }

    private static String shorter(GC gc, String text, int room) {
        Matcher place = PLACE.matcher(text);
        if (!place.matches()) {
            String half = text.substring(text.length() / 2);
            boolean isRoom = gc.textExtent(ELLIPSIS + half).x <= room;
            return cut(gc, isRoom ? text.substring(0, text.length() / 2) : text, isRoom ? half : "", room);
        }
        String type = place.group(1);
        String line = place.group(3);
        String end = line + place.group(4);
        String withoutMethod = cut(gc, type + place.group(2), end, room);
        if (withoutMethod.startsWith(type + ELLIPSIS) || withoutMethod.startsWith(type + '.')) {
            return withoutMethod;
        }
        String whole = type + place.group(2) + line;
        if (gc.textExtent(whole + ELLIPSIS).x <= room) {
            return cut(gc, text, "", room); //$NON-NLS-1$
        }
        return cut(gc, type, line, room);
    }

    /** As many letters of the beginning as there is room for before an end. */
    private static String cut(GC gc, String begin, String end, int room) {
        String after = ELLIPSIS + end;
        int left = room - gc.textExtent(after).x;
        int fits = 0;
        int tooMany = begin.length() + 1;
        while (tooMany - fits > 1) {
            int middle = (fits + tooMany) / 2;
            if (gc.textExtent(begin.substring(0, middle)).x <= left) {
                fits = middle;
            } else {
                tooMany = middle;
            }
        }
        return begin.substring(0, fits) + after;
    }
}
