/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.editor;

import java.util.List;
import java.util.Locale;
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.core.failures.FailureTitle;
import org.contest.core.source.TextCut;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.internal.ColumnMemory;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.Shortened;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.forms.widgets.FormToolkit;

/** The failures of a campaign in its editor; what is selected there is what the commands are about. */
final class FailureList {

    private static final String[] SAMPLES = {"", "1,000,000", "100.0 %", "1,000,000"}; //$NON-NLS-1$ //$NON-NLS-2$
    private static final double PERCENT = 100.0;
    private static final int MOST_ROWS = 8;
    private static final int ICON = 20;
    /** Columns fill the room that there was: they must not ask for it for ever. */
    private static final int LEAST_WIDTH = 300;

    private final Table table;
    private final IWorkbenchPartSite site;
    private final EditorSelection selection = new EditorSelection();
    private List<FailureRow> failures = List.of();
    private @Nullable CampaignEntry campaign;

    FailureList(Composite parent, FormToolkit toolkit, IWorkbenchPartSite site) {
        this.site = site;
        table = toolkit.createTable(parent, SWT.FULL_SELECTION | SWT.SINGLE);
        table.setHeaderVisible(true);
        Names.give(table, Messages.editor_failures);
        column(Messages.editor_failure, SWT.LEFT);
        column(Messages.campaigns_runs, SWT.RIGHT);
        column(Messages.campaigns_rate, SWT.RIGHT);
        column(Messages.editor_first, SWT.RIGHT);
        table.getColumn(0).addListener(SWT.Resize, event -> fill());
        Shortened.tips(table, (row, column) -> FailureTitle.of(failures.get(row)));
        ColumnMemory.keep(table, "editor", List.of(0), SAMPLES); //$NON-NLS-1$
        table.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> selection.set(selected())));
        table.addSelectionListener(
            SelectionListener.widgetDefaultSelectedAdapter(event -> select(ContestUi.FAILURE_VIEW)));
    }

    private void column(String title, int style) {
        new TableColumn(table, style).setText(title);
    }

    ISelectionProvider selection() {
        return selection;
    }

    /** The failure, or the campaign where none is selected. */
    private @Nullable Object selected() {
        int index = table.getSelectionIndex();
        return index < 0 ? campaign : table.getItem(index).getData();
    }

    void show(CampaignEntry entry, CampaignSnapshot snapshot) {
        campaign = entry;
        failures = snapshot.failures();
        table.setItemCount(failures.size());
        for (int i = 0; i < failures.size(); i++) {
            FailureRow row = failures.get(i);
            TableItem item = table.getItem(i);
            item.setData(new FailureNode(entry, row.id()));
            item.setImage((row.timingOnly() ? Images.TIMING : Images.FAILURE).image());
            item.setText(new String[] {"", Count.of(row.count()),
                String.format(Locale.ROOT, "%.1f %%", PERCENT * row.count() / Math.max(1, snapshot.runCount())),
                Count.of(row.firstRun())});
        }
        fill();
        table.setVisible(!failures.isEmpty());
        int rows = Math.min(MOST_ROWS, failures.size());
        GridDataFactory.fillDefaults().grab(true, false).exclude(rows == 0)
            .hint(LEAST_WIDTH, table.getHeaderHeight() + rows * table.getItemHeight() + 2).applyTo(table);
        selection.set(selected());
    }

    /** Titles as long as there is room for them. */
    private void fill() {
        for (int i = 0; i < Math.min(table.getItemCount(), failures.size()); i++) {
            table.getItem(i).setText(0, Shortened.fitting(table, FailureTitle.of(failures.get(i)),
                table.getColumn(0).getWidth() - ICON, TextCut::end));
        }
    }

    /** Selects it in the list of campaigns, which the other views follow, and shows a view. */
    void select(String view) {
        Errors.shown(() -> {
            IViewPart campaigns = site.getPage().showView(ContestUi.CAMPAIGNS_VIEW);
            campaigns.getSite().getSelectionProvider().setSelection(new StructuredSelection(selected()));
            site.getPage().showView(view);
        });
    }
}
