/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.findings;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignReading;
import org.contest.core.findings.CampaignFindings;
import org.contest.core.findings.FindingMarkers;
import org.contest.core.findings.MarkedLines;
import org.contest.core.source.SimpleNames;
import org.contest.engine.model.FindingRow;
import org.contest.ui.campaigns.CampaignMoment;
import org.contest.ui.internal.CheckBox;
import org.contest.ui.internal.ColumnWidths;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.RowTips;
import org.contest.ui.internal.Shortened;
import org.contest.ui.internal.SourceOpener;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;

/** A sentence, and the findings of a campaign, each with what the threads did and where. */
final class FindingsPage {

    private static final int MARGIN = 4;
    private static final long AGAIN_NANOS = 2_000_000_000L;

    private final Composite page;
    private final Label sentence;
    private final Button suppressed;
    private final Button suppress;
    private final TreeViewer tree;
    private final Label told;
    private final ColumnWidths widths;
    private CampaignEntry campaign;
    private CampaignMoment read;
    private List<FindingItem> items = List.of();
    private long questions;
    private long asked;
    /** Signature of the finding to select when it is there; empty for none. */
    private String wanted = ""; //$NON-NLS-1$

    FindingsPage(Composite parent) {
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(MARGIN, MARGIN).spacing(MARGIN, 2).applyTo(page);
        sentence = new Label(page, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(sentence);
        suppressed = CheckBox.in(page, Messages.findings_showSuppressed);
        suppressed.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> fill()));
        suppress = new Button(page, SWT.PUSH);
        suppress.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> Errors.shown(this::suppress)));
        tree = new TreeViewer(page, SWT.FULL_SELECTION | SWT.SINGLE);
        GridDataFactory.fillDefaults().grab(true, true).span(3, 1).applyTo(tree.getTree());
        tree.getTree().setHeaderVisible(true);
        Names.give(tree.getTree(), Messages.name_findings);
        tree.setContentProvider(new Content());
        RowTips.of(tree);
        for (FindingColumn column : FindingColumn.values()) {
            TreeViewerColumn made = new TreeViewerColumn(tree, column.style());
            made.getColumn().setText(column.title());
            made.setLabelProvider(new FindingLabels(column, made.getColumn()));
        }
        told = new Label(page, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(3, 1).exclude(true).applyTo(told);
        widths = new ColumnWidths(tree.getTree());
        widths.shorten((row, column) -> row.getData() instanceof FindingItem item
            ? FindingColumn.values()[column].text(item) : ""); //$NON-NLS-1$
        Shortened.whenResized(tree, tree.getTree().getColumns());
        tree.addSelectionChangedListener(event -> offer());
        offer();
        tree.addDoubleClickListener(event -> Errors.shown(this::open));
    }

    Composite control() {
        return page;
    }

    TreeViewer viewer() {
        return tree;
    }

    void show(CampaignEntry entry) {
        CampaignMoment now = CampaignMoment.of(entry);
        boolean late = entry.isRunning() && System.nanoTime() - asked > AGAIN_NANOS;
        if (!now.equals(read) || late) {
            campaign = entry;
            read = now;
            read();
        }
    }

    void select(String signature) {
        wanted = signature;
        reveal();
    }

    private void reveal() {
        items.stream().filter(item -> item.row().finding().signature().equals(wanted)).findFirst().ifPresent(item -> {
            wanted = ""; //$NON-NLS-1$
            tree.setSelection(new StructuredSelection(item), true);
        });
    }

    /** Reads the database, and the source for what is stale, in a job. */
    private void read() {
        CampaignEntry of = campaign;
        long question = ++questions;
        asked = System.nanoTime();
        Display display = page.getDisplay();
        CampaignReading.start(Messages.findings_reading, List.of(of), () -> {
            List<FindingItem> found = new ArrayList<>();
            MarkedLines marked = MarkedLines.of(of.directory());
            for (FindingRow row : CampaignFindings.read(of.directory())) {
                found.add(FindingItem.of(row, CampaignFindings.isStale(of.origin().project(), row, marked)));
            }
            display.asyncExec(() -> {
                if (question == questions && !page.isDisposed()) {
                    items = found;
                    fill();
                }
            });
        });
    }

    private void fill() {
        long hidden = items.stream().filter(item -> item.row().isSuppressed()).count();
        List<FindingItem> shown = items.stream()
            .filter(item -> suppressed.getSelection() || !item.row().isSuppressed()).toList();
        long confirmed = items.stream().filter(item -> item.row().stateText().equals("confirmed")).count();
        long open = items.size() - hidden;
        sentence.setText(campaign.name() + ": " + (items.isEmpty() ? Messages.findings_none //$NON-NLS-1$
            : NLS.bind(Messages.findings_sentence, new Object[] {
                open == 1 ? Messages.findings_one : NLS.bind(Messages.findings_many, open), confirmed, hidden})));
        if (!shown.equals(tree.getInput())) {
            Object[] expanded = tree.getExpandedElements();
            tree.setInput(shown);
            tree.setExpandedElements(expanded);
            widths.fit(FindingColumn.STATE.ordinal() + 1);
            offer();
        }
        reveal();
    }

    private @Nullable FindingItem selected() {
        return (FindingItem) tree.getStructuredSelection().getFirstElement();
    }

    /** Of a finding both lines, one editor after the other. */
    private void open() throws CoreException {
        FindingItem item = selected();
        if (item == null) {
            return;
        }
        MarkedLines marked = MarkedLines.of(campaign.directory());
        for (FindingItem place : item.place() < 0 ? item.children() : List.of(item)) {
            SourceOpener.open(campaign.origin().project(), marked.now(item.row(), place.frame()));
        }
    }

    /** What is suppressed can be shown again, unless the source itself suppresses it. */
    private void offer() {
        FindingItem item = selected();
        String by = item == null ? "" : item.row().suppressed(); //$NON-NLS-1$
        suppress.setText(by.isEmpty() ? Messages.findings_suppress : Messages.findings_unsuppress);
        suppress.setToolTipText(by.isEmpty() ? Messages.findings_suppressTip
            : NLS.bind(Messages.findings_unsuppressTip, by));
        suppress.setEnabled(item != null && (by.isEmpty() || CampaignFindings.isSuppressedByFile(item.row())));
        told.setText(item == null ? "" : SimpleNames.in(item.row().finding().message())); //$NON-NLS-1$
        ((GridData) told.getLayoutData()).exclude = item == null;
        told.setVisible(item != null);
        page.layout();
    }

    private void suppress() throws CoreException {
        FindingItem item = selected();
        if (item != null) {
            try {
                if (item.row().isSuppressed()) {
                    CampaignFindings.unsuppress(campaign, item.row().finding());
                } else {
                    CampaignFindings.suppress(campaign, item.row().finding());
                }
            } catch (IOException e) {
                throw new CoreException(ContestStatus.CAMPAIGN_FILES.because(e, campaign.directory(), e.getMessage()));
            }
            FindingMarkers.update(campaign);
            read();
        }
    }

    private static final class Content implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return ((FindingItem) parent).children().toArray();
        }

        @Override
        public @Nullable Object getParent(Object element) {
            FindingItem item = (FindingItem) element;
            return item.place() < 0 ? null : new FindingItem(item.row(), item.stale(),
                item.depth() < 0 ? -1 : item.place(), -1);
        }

        @Override
        public boolean hasChildren(Object element) {
            return !((FindingItem) element).children().isEmpty();
        }
    }
}
