/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tasks;

import java.util.List;
import java.util.stream.IntStream;
import org.contest.core.tasks.TaskPages;
import org.contest.core.tasks.TaskSource;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.contest.ui.internal.ColumnMemory;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.RowCount;
import org.contest.ui.internal.Shortened;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** The tasks of a query: virtual, so that a million rows are as quick as ten; rows come from {@link TaskPages}. */
final class TaskTable {

    private static final List<TaskColumn> WIDE = List.of(TaskColumn.FIRST, TaskColumn.SECOND, TaskColumn.VARIABLE);
    private static final int MOST_MEASURED = 100;

    private final Table table;
    private final RowCount rows;
    private final Shortened shortened;
    private final ColumnMemory widths;
    private final List<TaskColumn> columns = List.of(TaskColumn.values());
    private TaskQuery.Order order = TaskQuery.Order.FIRST_RUN;
    private boolean descending;
    private TaskSource source;
    private TaskQuery shown;
    private TaskPages pages;

    /**
     * Without rows.
     *
     * @param sorted called when the user wants another order
     */
    TaskTable(Composite parent, Runnable sorted) {
        table = new Table(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.SINGLE);
        rows = new RowCount(table);
        table.setHeaderVisible(true);
        Names.give(table, Messages.name_tasks);
        columns.forEach(column -> column(column, sorted));
        widths = ColumnMemory.keep(table, "tasks", WIDE.stream().map(TaskColumn::ordinal).toList(), //$NON-NLS-1$
            columns.stream().map(TaskColumn::sample).toArray(String[]::new));
        shortened = new Shortened(table, this::whole);
        table.addListener(SWT.SetData, this::fill);
    }

    private void column(TaskColumn column, Runnable sorted) {
        TableColumn made = new TableColumn(table, column.style());
        made.setText(column.title());
        made.setMoveable(true);
        if (column.order() != null) {
            made.addListener(SWT.Selection, event -> {
                descending = order == column.order() && !descending;
                order = column.order();
                table.setSortColumn(made);
                table.setSortDirection(descending ? SWT.DOWN : SWT.UP);
                sorted.run();
            });
        }
    }

    Table control() {
        return table;
    }

    /** The query in the order that the user wants. */
    TaskQuery sorted(TaskQuery query) {
        return query.by(order, descending);
    }

    /** True when these are not the rows that are shown already, though there may be more of them now. */
    boolean isOther(TaskSource from, TaskQuery query) {
        return !from.equals(source) || !query.equals(shown);
    }

    /** Shows so many rows of a query. */
    void show(TaskSource from, TaskQuery query, int count) {
        int top = table.getTopIndex();
        source = from;
        shown = query;
        pages = new TaskPages(from, query, this::loaded);
        rows.set(count);
        table.clearAll();
        table.setTopIndex(Math.min(top, Math.max(0, table.getItemCount() - 1)));
    }

    /** Shows no row until others are there. */
    void clear() {
        source = null;
        shown = null;
        pages = null;
        rows.set(0);
    }

    /** The row that is selected; null when none is, or it is not read yet. */
    @Nullable
    TaskRow selected() {
        int index = table.getSelectionIndex();
        return index < 0 || pages == null ? null : pages.row(index);
    }

    private void loaded(int from, int to) {
        Display display = table.isDisposed() ? null : table.getDisplay();
        if (display != null) {
            display.asyncExec(() -> {
                if (!table.isDisposed() && from < table.getItemCount()) {
                    if (from == 0) {
                        measure(Math.min(to, MOST_MEASURED));
                    }
                    table.clear(from, Math.min(to, table.getItemCount()) - 1);
                }
            });
        }
    }

    /** A metric of one location leaves the second column empty: the others have its room, then. */
    private void measure(int rowCount) {
        for (TaskColumn column : WIDE) {
            widths.content(column.ordinal(),
                IntStream.range(0, rowCount).mapToObj(row -> whole(row, column.ordinal())).toList());
        }
    }

    private String whole(int index, int column) {
        TaskRow row = pages == null ? null : pages.row(index);
        return row == null ? "" : text(row, columns.get(column)); //$NON-NLS-1$
    }

    private String text(TaskRow row, TaskColumn column) {
        String remark = column == TaskColumn.DETAIL ? source.remark(row) : ""; //$NON-NLS-1$
        return remark.isEmpty() ? column.text(row) : remark + ' ' + column.text(row);
    }

    private void fill(Event event) {
        TableItem item = (TableItem) event.item;
        TaskRow row = pages == null || event.index < 0 ? null : pages.row(event.index);
        if (row == null) {
            item.setText(0, Messages.tasks_reading);
            return;
        }
        for (int i = 0; i < columns.size(); i++) {
            item.setText(i, shortened.of(text(row, columns.get(i)), i));
        }
        item.setForeground(row.isCovered() ? null
            : JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR));
    }
}
