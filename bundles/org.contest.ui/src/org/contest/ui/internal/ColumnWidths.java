/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Scrollable;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;

/** Widths of columns from what is in them, until the user drags one. The last column takes what is left. */
public final class ColumnWidths {

    private static final int WIDEST = 640;
    private static final int SETTLED_MILLIS = 300;
    private static final int LEAST = 160;
    private static final int GAP = 8;
    /** The system packs as if rows below others were not set in. */
    private static final int INDENT = 40;

    private final List<Item> columns;
    private final Map<Item, Integer> given = new HashMap<>();
    private final Control control;
    private int fits;
    private boolean settling;

    /** For the columns that a tree has now. */
    public ColumnWidths(Tree tree) {
        control = tree;
        columns = List.of(tree.getColumns());
        for (TreeColumn column : tree.getColumns()) {
            column.setMoveable(true);
        }
        follow();
    }

    /** For the columns that a table has now. */
    public ColumnWidths(Table table) {
        control = table;
        columns = List.of(table.getColumns());
        for (TableColumn column : table.getColumns()) {
            column.setMoveable(true);
        }
        follow();
    }

    /** The system may give a column another width than it was told, when it comes to draw it: nobody has dragged it. */
    private void follow() {
        for (Item column : columns) {
            column.addListener(SWT.Resize, event -> {
                if (settling) {
                    given.put(column, width(column));
                }
            });
        }
    }

    private void settle() {
        int number = ++fits;
        settling = true;
        control.getDisplay().timerExec(SETTLED_MILLIS, () -> settling &= number != fits);
    }

    /** Gives each column the width of its content. */
    public void fit() {
        if (isDragged()) {
            return;
        }
        settle();
        Item first = columns.get(0);
        for (Item column : columns) {
            pack(column);
            int width = Math.min(WIDEST, width(column) + (column == first && control instanceof Tree ? INDENT : GAP));
            set(column, width);
            given.put(column, width);
        }
    }

    /**
     * Gives each column the width of its content, but the first one less where others would be out of sight.
     *
     * @param inSight so many columns, with the first one
     */
    public void fit(int inSight) {
        fit();
        int room = ((Scrollable) control).getClientArea().width;
        int others = columns.stream().limit(inSight).skip(1).mapToInt(ColumnWidths::width).sum();
        Item first = columns.get(0);
        int width = Math.max(LEAST, room - others);
        if (room > 0 && width < width(first) && !isDragged()) {
            settle();
            set(first, width);
            given.put(first, width);
        }
    }

    /** The last column is stretched by the system. */
    private boolean isDragged() {
        return columns.subList(0, columns.size() - 1).stream()
            .anyMatch(column -> given.containsKey(column) && given.get(column) != width(column));
    }

    private static void pack(Item column) {
        if (column instanceof TreeColumn ofTree) {
            ofTree.pack();
        } else {
            ((TableColumn) column).pack();
        }
    }

    private static void set(Item column, int width) {
        if (column instanceof TreeColumn ofTree) {
            ofTree.setWidth(width);
        } else {
            ((TableColumn) column).setWidth(width);
        }
    }

    private static int width(Item column) {
        return column instanceof TreeColumn ofTree ? ofTree.getWidth() : ((TableColumn) column).getWidth();
    }
}
