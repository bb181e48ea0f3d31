/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.engine.model.RunRow;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ColumnPixelData;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** The runs of a campaign, or those of one failure. Virtual: only rows that are seen are made. */
final class RunsTable {

    private static final int LEAST_TEXT_WIDTH = 130;

    private final Table table;
    private List<RunRow> rows = List.of();

    RunsTable(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        TableColumnLayout layout = new TableColumnLayout();
        area.setLayout(layout);
        table = new Table(area, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.MULTI);
        table.setHeaderVisible(true);
        column(layout, Messages.runs_number, SWT.RIGHT, 50);
        column(layout, Messages.runs_outcome, SWT.LEFT, 95);
        column(layout, Messages.runs_scheduler, SWT.LEFT, 80);
        column(layout, Messages.runs_configuration, SWT.LEFT, 0);
        column(layout, Messages.runs_events, SWT.RIGHT, 65);
        column(layout, Messages.runs_seconds, SWT.RIGHT, 70);
        column(layout, Messages.runs_seed, SWT.RIGHT, 95);
        table.addListener(SWT.SetData, this::fill);
    }

    private void column(TableColumnLayout layout, String title, int style, int width) {
        TableColumn column = new TableColumn(table, style);
        column.setText(title);
        layout.setColumnData(column, width == 0 ? new ColumnWeightData(1, LEAST_TEXT_WIDTH, true)
            : new ColumnPixelData(width, true, true));
    }

    /** Shows the runs that belong to what is selected in the tree. */
    void show(Object selected) {
        List<RunRow> shown = rowsOf(selected);
        boolean grown = shown.size() >= rows.size() && shown.subList(0, rows.size()).equals(rows);
        int known = grown ? rows.size() : 0;
        rows = shown;
        table.setItemCount(rows.size());
        if (known == 0 && !rows.isEmpty()) {
            table.clearAll();
        }
    }

    private static List<RunRow> rowsOf(Object selected) {
        return switch (selected) {
        case CampaignEntry campaign -> campaign.snapshot().runs();
        case FailureNode failure -> rowsOf(failure);
        case FrameNode frame -> rowsOf(frame.failure());
        case null, default -> List.of();
        };
    }

    private static List<RunRow> rowsOf(FailureNode failure) {
        return failure.campaign().snapshot().runs().stream()
            .filter(run -> Objects.equals(run.failureId(), failure.id())).toList();
    }

    private void fill(Event event) {
        if (event.index < rows.size()) {
            RunRow run = rows.get(event.index);
            TableItem item = (TableItem) event.item;
            item.setText(new String[] {String.valueOf(run.number()), run.outcome(), run.scheduler(),
                run.configuration(), String.valueOf(run.events()),
                String.format(Locale.ROOT, "%.3f", run.seconds()), String.valueOf(run.seed())}); //$NON-NLS-1$
            item.setImage(1, (run.failureId() == null ? Images.RUN_PASSED : Images.RUN_FAILED).image());
        }
    }
}
