/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.RunPages;
import org.contest.core.source.TextCut;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunQuery.Order;
import org.contest.engine.model.RunRow;
import org.contest.ui.internal.ColumnMemory;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.RowCount;
import org.contest.ui.internal.Shortened;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** The runs of a campaign, or those of one failure: virtual, and read from the database in pages. */
final class RunsTable {

    private static final String[] SAMPLES =
        "10,000 assertion-m noise-rule 100,000 100.000 999999999".split(" "); //$NON-NLS-1$ //$NON-NLS-2$
    private static final int OUTCOME = 1;
    private static final int SCHEDULER = 2;
    private static final int SEED = 5;

    private final Table table;
    private final RowCount rows;
    private final Shortened shortened;
    private @Nullable RunPages pages;
    private int count;
    private Order order = Order.NUMBER;
    private boolean descending;

    RunsTable(Composite parent) {
        table = new Table(parent, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.SINGLE);
        rows = new RowCount(table);
        table.setHeaderVisible(true);
        Names.give(table, Messages.name_runs);
        column(Messages.runs_number, SWT.RIGHT, Order.NUMBER);
        column(Messages.runs_outcome, SWT.LEFT, Order.OUTCOME);
        column(Messages.runs_scheduler, SWT.LEFT, Order.SCHEDULER);
        column(Messages.runs_events, SWT.RIGHT, Order.EVENTS);
        column(Messages.runs_seconds, SWT.RIGHT, Order.SECONDS);
        column(Messages.runs_seed, SWT.RIGHT, null);
        ColumnMemory.keep(table, "runs", List.of(SCHEDULER), SAMPLES) //$NON-NLS-1$
            .keepInSight(SCHEDULER + 1);
        shortened = new Shortened(table, this::whole);
        makeRoomForIcons();
        table.addListener(SWT.SetData, this::fill);
    }

    /** GTK gives icons the size of the first one, and none to those of rows that are filled while they are drawn. */
    private void makeRoomForIcons() {
        new TableItem(table, SWT.NONE).setImage(OUTCOME, Images.RUN_PASSED.image());
        table.removeAll();
    }

    private void column(String title, int style, @Nullable Order by) {
        TableColumn column = new TableColumn(table, style);
        column.setText(title);
        if (by != null) {
            column.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> sort(column, by)));
        }
    }

    Table table() {
        return table;
    }

    /** The selected runs, as far as they were read. */
    List<RunNode> selected() {
        List<RunNode> nodes = new ArrayList<>();
        RunPages now = pages;
        if (now != null) {
            for (int index : table.getSelectionIndices()) {
                RunRow row = now.run(index);
                if (row != null) {
                    nodes.add(new RunNode(now.campaign(), row));
                }
            }
        }
        return nodes;
    }

    /** Shows the runs that belong to what is selected in the tree. */
    void show(@Nullable Object selected) {
        switch (selected) {
        case CampaignEntry campaign -> show(campaign, 0, campaign.snapshot().runCount());
        case FailureNode failure -> show(failure);
        case FrameNode frame -> show(frame.failure());
        case null, default -> clear();
        }
    }

    private void show(FailureNode failure) {
        FailureRow row = failure.row();
        show(failure.campaign(), failure.id(), row == null ? 0 : row.count());
    }

    private void show(CampaignEntry campaign, int failure, int runs) {
        RunPages now = pages;
        RunQuery query = RunQuery.first(RunPages.SIZE).ofFailure(failure).by(order, descending);
        int before = count;
        count = runs;
        rows.set(runs);
        if (now == null || now.campaign() != campaign || !now.query().equals(query)) {
            pages = new RunPages(campaign, query, page -> arrived(query, page));
            table.deselectAll();
            table.clearAll();
        } else if (runs > before) {
            now.grown();
            clearFrom(before - before % RunPages.SIZE);
        }
    }

    private void clear() {
        pages = null;
        count = 0;
        rows.set(0);
    }

    /** Rows that were shown before there was anything in them are filled. */
    private void clearFrom(int first) {
        if (first < table.getItemCount()) {
            table.clear(first, table.getItemCount() - 1);
        }
    }

    private void sort(TableColumn column, Order by) {
        descending = order == by && !descending;
        order = by;
        table.setSortColumn(column);
        table.setSortDirection(descending ? SWT.DOWN : SWT.UP);
        RunPages now = pages;
        if (now != null) {
            show(now.campaign(), now.query().failure(), count);
        }
    }

    /** Rows of a page were read: those that are shown empty are filled. */
    private void arrived(RunQuery query, int page) {
        if (table.isDisposed()) {
            return;
        }
        table.getDisplay().asyncExec(() -> {
            RunPages now = pages;
            int first = page * RunPages.SIZE;
            if (!table.isDisposed() && now != null && now.query().equals(query) && first < table.getItemCount()) {
                table.clear(first, Math.min(first + RunPages.SIZE, table.getItemCount()) - 1);
            }
        });
    }

    private String whole(int index, int column) {
        RunPages now = pages;
        RunRow run = now == null ? null : now.run(index);
        return run == null ? "" : column == SEED ? String.valueOf(run.seed()) : scheduler(run); //$NON-NLS-1$
    }

    /** A row that is gone when it comes to be drawn has no index. */
    private void fill(Event event) {
        RunPages now = pages;
        RunRow run = now == null || event.index < 0 ? null : now.run(event.index);
        if (run != null) {
            TableItem item = (TableItem) event.item;
            item.setText(new String[] {Count.of(run.number()), run.outcome(),
                shortened.of(scheduler(run), SCHEDULER, TextCut::end), Count.of(run.events()),
                String.format(Locale.ROOT, "%.3f", run.seconds()), //$NON-NLS-1$
                shortened.of(String.valueOf(run.seed()), SEED, TextCut::middle)});
            item.setImage(OUTCOME, image(run));
        }
    }

    /** With what was drawn for the run. */
    private static String scheduler(RunRow run) {
        String drawn = run.configuration();
        return drawn.isEmpty() ? run.scheduler() : run.scheduler() + ", " + drawn; //$NON-NLS-1$
    }

    /** None for a run that says nothing of the program. */
    private static @Nullable Image image(RunRow run) {
        if (run.outcome().equals(RunRow.LOST)) {
            return null;
        }
        return (run.failureId() == null ? Images.RUN_PASSED : Images.RUN_FAILED).image();
    }
}
