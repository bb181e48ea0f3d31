/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Scrollable;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;

/** Widths of columns from what is in them, until the user drags one. */
public final class ColumnWidths {

    private static final int WIDEST = 640;
    private static final int LEAST = 160;
    private static final int LEAST_TEXT = 80;
    private static final int GAP = 4;
    private static final int PADDING = 18;
    /** Of a level of a tree, or of a box to check. */
    private static final int INDENT = 22;
    private static final int MOST_ROWS = 100;

    private final List<Item> columns;
    private final Map<Item, Integer> given = new HashMap<>();
    private final Control control;
    private BiFunction<Item, Integer, String> whole = ColumnWidths::shown;
    private boolean shrinking;
    private int wanted;
    private int inSight;
    private int least;

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

    /**
     * What fits changes with the room. The system may give a column another width than it was told, whenever it comes
     * to draw it: a user drags one with the pointer in the head of the columns.
     */
    private void follow() {
        control.addListener(SWT.Resize, event -> {
            if (inSight > 0) {
                fit(inSight, least);
            }
        });
        for (Item column : columns) {
            column.addListener(SWT.Resize, event -> {
                if (!isPointerInHead(control)) {
                    given.put(column, width(column));
                }
            });
        }
    }

    /** Whether it may be the user who gives a column another width. */
    static boolean isPointerInHead(Control control) {
        Point pointer = control.toControl(control.getDisplay().getCursorLocation());
        int head = control instanceof Tree tree ? tree.getHeaderHeight() : ((Table) control).getHeaderHeight();
        return pointer.x >= 0 && pointer.x <= control.getSize().x && pointer.y >= 0 && pointer.y <= head;
    }

    /** Columns of text get less than they need where there is no room; their cells are {@link Shortened}. */
    public void shorten(BiFunction<Item, Integer, String> wholeTexts) {
        whole = wholeTexts;
        shrinking = true;
    }

    /** Gives each column the width of its content. */
    public void fit() {
        if (isDragged()) {
            return;
        }
        GC gc = new GC(control);
        gc.setFont(control.getFont());
        List<Item> rows = rows();
        for (int i = 0; i < columns.size(); i++) {
            give(columns.get(i), Math.min(WIDEST, measured(i, rows, gc)));
        }
        gc.dispose();
    }

    /**
     * Gives each column the width of its content. Where there is no room for all, those at the end are hidden, and the
     * first one gets less. The widest column of text gets what is left over. So it is, too, when the room changes.
     *
     * @param never so many columns, with the first one, are never hidden
     */
    public void fit(int never) {
        fit(never, LEAST);
    }

    /**
     * As {@link #fit(int)}, where the first column tells most.
     *
     * @param least room of the first column, or less where its content needs less, before others at the end are shown
     */
    public void fit(int never, int least) {
        inSight = never;
        this.least = least;
        fit();
        int room = ((Scrollable) control).getClientArea().width;
        if (room <= 0 || isDragged()) {
            return;
        }
        wanted = width(columns.get(0));
        if (room - others() < Math.min(least, wanted)) {
            columns.stream().skip(inSight).forEach(column -> give(column, 0));
        }
        if (shrinking) {
            shrink(others() + Math.min(Math.max(least, LEAST), wanted) - room);
        }
        give(columns.get(0), Math.min(wanted, Math.max(Math.min(LEAST, least), room - others())));
        Item widest = widestText();
        give(widest, width(widest) + Math.max(0, room - others() - width(columns.get(0))));
    }

    /** The widest ones give most. */
    private void shrink(int tooMuch) {
        List<Item> texts = columns.stream().skip(1).filter(ColumnWidths::isText)
            .filter(column -> width(column) > LEAST_TEXT)
            .sorted(Comparator.comparingInt(ColumnWidths::width)).toList();
        int room = texts.stream().mapToInt(ColumnWidths::width).sum() - tooMuch;
        for (int i = 0; i < texts.size() && tooMuch > 0; i++) {
            int share = Math.min(width(texts.get(i)), Math.max(LEAST_TEXT, room / (texts.size() - i)));
            give(texts.get(i), share);
            room -= share;
        }
    }

    private Item widestText() {
        return columns.stream().filter(ColumnWidths::isText).max(Comparator.comparingInt(ColumnWidths::width))
            .orElse(columns.get(0));
    }

    /** True when the first column shows less than its content. */
    public boolean isFirstCut() {
        return width(columns.get(0)) < wanted;
    }

    private int others() {
        return columns.stream().skip(1).mapToInt(ColumnWidths::width).sum();
    }

    private void give(Item column, int width) {
        set(column, width);
        given.put(column, width);
    }

    /** The last column is stretched by the system. */
    private boolean isDragged() {
        return columns.subList(0, columns.size() - 1).stream()
            .anyMatch(column -> given.containsKey(column) && given.get(column) != width(column));
    }

    /** What the first rows show: the system would measure all of them, each time. */
    private List<Item> rows() {
        List<Item> rows = new ArrayList<>();
        if (control instanceof Tree tree) {
            for (int i = 0; i < Math.min(MOST_ROWS, tree.getItemCount()); i++) {
                add(tree.getItem(i), rows);
            }
        } else {
            Table table = (Table) control;
            for (int i = 0; i < Math.min(MOST_ROWS, table.getItemCount()); i++) {
                rows.add(table.getItem(i));
            }
        }
        return rows;
    }

    private int measured(int column, List<Item> rows, GC gc) {
        int widest = gc.textExtent(columns.get(column).getText()).x + PADDING;
        for (Item row : rows) {
            widest = Math.max(widest, width(row, column, gc));
        }
        return widest;
    }

    private static void add(TreeItem row, List<Item> rows) {
        rows.add(row);
        for (int i = 0; row.getExpanded() && i < Math.min(MOST_ROWS, row.getItemCount()); i++) {
            add(row.getItem(i), rows);
        }
    }

    private int width(Item row, int column, GC gc) {
        String text = whole.apply(row, column);
        Image image = row instanceof TreeItem ofTree ? ofTree.getImage(column) : ((TableItem) row).getImage(column);
        int indent = 0;
        for (TreeItem up = column == 0 && row instanceof TreeItem ofTree ? ofTree : null; up != null;
            up = up.getParentItem()) {
            indent += INDENT;
        }
        int box = column == 0 && row instanceof TableItem ofTable && (ofTable.getParent().getStyle() & SWT.CHECK) != 0
            ? INDENT : 0;
        return indent + box + (image == null ? 0 : image.getBounds().width + GAP) + gc.textExtent(text).x + PADDING;
    }

    private static String shown(Item row, int column) {
        return row instanceof TreeItem ofTree ? ofTree.getText(column) : ((TableItem) row).getText(column);
    }

    private static boolean isText(Item column) {
        return (column instanceof TreeColumn ofTree ? ofTree.getAlignment() : ((TableColumn) column).getAlignment())
            == SWT.LEFT;
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
