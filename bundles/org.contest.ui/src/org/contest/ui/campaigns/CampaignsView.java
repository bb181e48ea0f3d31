/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.core.campaigns.ReplayOutcome;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.FrameUpdater;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.SourceOpener;
import org.contest.ui.internal.Wizards;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.DoubleClickEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.part.ViewPart;

/** The view ConTest Campaigns: campaigns, failures grouped by signature with rates, and runs. */
public final class CampaignsView extends ViewPart implements CampaignsListener {

    private static final int[] WEIGHTS = {60, 40};

    private final CampaignManager manager = CampaignManager.ofWorkspace();
    private EmptyState state;
    private SashForm sash;
    private TreeViewer tree;
    private RunsTable runs;
    private FrameUpdater updater;
    private CampaignEntry reveal;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        sash = new SashForm(state.parent(), SWT.HORIZONTAL);
        tree = tree(sash);
        runs = new RunsTable(sash);
        sash.setWeights(WEIGHTS);
        tree.addSelectionChangedListener(event -> selected());
        tree.addDoubleClickListener(this::opened);
        menu();
        getSite().setSelectionProvider(tree);
        updater = new FrameUpdater(sash, this::refresh);
        manager.addListener(this);
        manager.entries().stream().filter(CampaignEntry::isRunning).findFirst().ifPresent(running -> reveal = running);
        manager.scan();
        refresh();
    }

    private static TreeViewer tree(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        TreeColumnLayout layout = new TreeColumnLayout();
        area.setLayout(layout);
        TreeViewer viewer = new TreeViewer(area, SWT.FULL_SELECTION | SWT.SINGLE);
        viewer.getTree().setHeaderVisible(true);
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(new CampaignContent());
        ColumnViewerToolTipSupport.enableFor(viewer);
        for (CampaignColumn column : CampaignColumn.values()) {
            TreeViewerColumn made = new TreeViewerColumn(viewer, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
            made.getColumn().setText(column.title());
            made.setLabelProvider(new CampaignLabels(column));
            layout.setColumnData(made.getColumn(), column.layout());
        }
        viewer.setInput(CampaignManager.ofWorkspace());
        return viewer;
    }

    /** Its entries are contributed by plug-in manifests, ours too. */
    private void menu() {
        MenuManager menu = new MenuManager();
        menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        tree.getControl().setMenu(menu.createContextMenu(tree.getControl()));
        getSite().registerContextMenu(ContestUi.CAMPAIGNS_VIEW, menu, tree);
    }

    private void refresh() {
        if (manager.entries().isEmpty()) {
            state.show(Messages.campaigns_empty);
            return;
        }
        state.show(sash);
        tree.refresh();
        if (reveal != null) {
            tree.setSelection(new StructuredSelection(reveal), true);
            tree.expandToLevel(reveal, 1);
            reveal = reveal.isRunning() || reveal.snapshot().failures().isEmpty() ? reveal : null;
        }
        runs.show(tree.getStructuredSelection().getFirstElement());
    }

    private void selected() {
        Object selected = tree.getStructuredSelection().getFirstElement();
        if (selected instanceof CampaignEntry campaign) {
            manager.load(campaign);
        }
        if (selected != reveal) {
            reveal = null;
        }
        runs.show(selected);
    }

    private void opened(DoubleClickEvent event) {
        Object element = tree.getStructuredSelection().getFirstElement();
        if (element instanceof FrameNode frame) {
            Errors.shown(() -> SourceOpener.open(frame.failure().campaign().origin().project(), frame.text()));
        } else {
            tree.setExpandedState(element, !tree.getExpandedState(element));
        }
    }

    /** A campaign that begins is selected, until the user selects something else. */
    @Override
    public void added(CampaignEntry campaign) {
        if (campaign.isRunning()) {
            sash.getDisplay().asyncExec(() -> reveal = campaign);
        }
        updater.request();
    }

    @Override
    public void changed(CampaignEntry campaign) {
        updater.request();
    }

    @Override
    public void removed(CampaignEntry campaign) {
        updater.request();
    }

    @Override
    public void replayed(CampaignEntry campaign, ReplayOutcome outcome) {
        updater.request();
        sash.getDisplay().asyncExec(() -> getViewSite().getActionBars().getStatusLineManager()
            .setMessage(outcome.sentence()));
    }

    @Override
    public void setFocus() {
        tree.getControl().setFocus();
    }

    @Override
    public void dispose() {
        manager.removeListener(this);
        super.dispose();
    }
}
