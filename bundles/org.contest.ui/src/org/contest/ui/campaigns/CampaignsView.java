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
import java.util.Arrays;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.core.campaigns.ReplayOutcome;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.ColumnMemory;
import org.contest.ui.internal.CampaignOpener;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.FrameUpdater;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.RowTips;
import org.contest.ui.internal.Shortened;
import org.contest.ui.internal.SourceOpener;
import org.contest.ui.internal.Wizards;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.services.IEvaluationService;

/** The view ConTest Campaigns: campaigns, their failures with rates, and the runs of what is selected. */
public final class CampaignsView extends ViewPart implements CampaignsListener {

    private static final int[] WEIGHTS = {53, 47};
    private static final int RESCAN_MILLIS = 3000;
    private static final int VERDICT = CampaignColumn.VERDICT.ordinal();
    private static final int MOST_MEASURED = 100;

    private final CampaignManager manager = CampaignManager.ofWorkspace();
    private EmptyState state;
    private SashForm sash;
    private TreeViewer tree;
    private ColumnMemory columns;
    private ViewSelection selection;
    private RunsTable runs;
    private FrameUpdater updater;
    private CampaignEntry reveal;
    private boolean running;
    private boolean listed;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        sash = new SashForm(state.parent(), SWT.HORIZONTAL);
        Composite left = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(left);
        CampaignFilter filter = filter(left);
        tree = tree(left, filter);
        columns = columns(tree.getTree());
        runs = new RunsTable(sash);
        sash.setWeights(WEIGHTS);
        selection = new ViewSelection(tree);
        tree.addSelectionChangedListener(event -> selected());
        tree.addDoubleClickListener(event -> opened());
        runs.table().addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> runSelected()));
        menu(tree.getControl(), ContestUi.CAMPAIGNS_VIEW);
        menu(runs.table(), ContestUi.RUNS_MENU);
        getSite().setSelectionProvider(selection);
        selection.addSelectionChangedListener(event -> ListedSelection.tell(getSite(), event.getSelection()));
        PlatformUI.getWorkbench().getHelpSystem().setHelp(state.parent(), Helps.CAMPAIGNS);
        updater = new FrameUpdater(sash, this::refresh);
        manager.addListener(this);
        rescan();
        refresh();
    }

    private CampaignFilter filter(Composite left) {
        CampaignFilter filter = new CampaignFilter();
        Text text = new Text(left, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        text.setMessage(Messages.campaigns_filter);
        Names.give(text, Messages.campaigns_filter);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        text.addModifyListener(event -> {
            filter.set(text.getText());
            tree.refresh();
        });
        return filter;
    }

    private static TreeViewer tree(Composite left, CampaignFilter filter) {
        TreeViewer viewer = new TreeViewer(left, SWT.FULL_SELECTION | SWT.MULTI);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        viewer.getTree().setHeaderVisible(true);
        Names.give(viewer.getTree(), Messages.name_campaigns);
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(new CampaignContent());
        viewer.addFilter(filter);
        RowTips.of(viewer);
        for (CampaignColumn column : CampaignColumn.values()) {
            TreeViewerColumn made = new TreeViewerColumn(viewer, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
            made.getColumn().setText(column.title());
            made.setLabelProvider(new CampaignLabels(column, made.getColumn()));
        }
        Shortened.whenResized(viewer, viewer.getTree().getColumn(CampaignColumn.NAME.ordinal()),
            viewer.getTree().getColumn(VERDICT));
        viewer.setInput(CampaignManager.ofWorkspace());
        return viewer;
    }

    private static ColumnMemory columns(Tree tree) {
        String[] samples = Arrays.stream(CampaignColumn.values()).map(CampaignColumn::sample).toArray(String[]::new);
        int name = CampaignColumn.NAME.ordinal(); // with the messages of failures: more than verdicts have to say
        return ColumnMemory.keep(tree, "campaigns", List.of(name, name, name, VERDICT, VERDICT), samples); //$NON-NLS-1$
    }

    /** What is told of the first campaigns and of their failures, as far as these are unfolded. */
    private List<String> verdicts() {
        List<TreeItem> rows = new ArrayList<>();
        for (TreeItem campaign : tree.getTree().getItems()) {
            rows.add(campaign);
            if (campaign.getExpanded()) {
                rows.addAll(List.of(campaign.getItems()));
            }
            if (rows.size() > MOST_MEASURED) {
                break;
            }
        }
        return rows.stream().limit(MOST_MEASURED).map(row -> CampaignColumn.VERDICT.text(row.getData())).toList();
    }

    /** Its entries are contributed by plug-in manifests, ours too. */
    private void menu(Control control, String id) {
        MenuManager menu = new MenuManager();
        menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        control.setMenu(menu.createContextMenu(control));
        getSite().registerContextMenu(id, menu, selection);
    }

    /** The command line makes campaigns too: looks for them again and again while the view is shown. */
    private void rescan() {
        if (!sash.isDisposed()) {
            if (getSite().getPage().isPartVisible(this) || !manager.isScanned()) {
                manager.scan();
            }
            sash.getDisplay().timerExec(RESCAN_MILLIS, this::rescan);
        }
    }

    private void refresh() {
        List<CampaignEntry> entries = manager.entries(); // once: the manager removes campaigns in another thread
        if (entries.isEmpty()) {
            state.showNothing(Messages.campaigns_empty);
            return;
        }
        state.show(sash);
        CampaignEntry wanted = listed ? reveal : begin(entries);
        tree.refresh();
        if (wanted == null && tree.getStructuredSelection().isEmpty()) {
            wanted = begin(entries);
        }
        reveal = wanted; // that what was selected may be gone is no choice of the user
        if (wanted != null) {
            tree.setSelection(new StructuredSelection(wanted), true); // nothing, when it is gone or filtered out
            tree.expandToLevel(wanted, 1);
            reveal = wanted.isRunning() || wanted.snapshot().failures().isEmpty() ? reveal : null;
        }
        columns.content(VERDICT, verdicts());
        runs.show(tree.getStructuredSelection().getFirstElement());
        enable(entries.stream().anyMatch(CampaignEntry::isRunning));
    }

    /** What is selected at first, and when it is gone, is what the other views show: what runs, or else the newest. */
    private CampaignEntry begin(List<CampaignEntry> entries) {
        listed = true;
        return reveal != null ? reveal
            : entries.stream().filter(CampaignEntry::isRunning).findFirst().orElse(entries.getFirst());
    }

    /** Some commands are for campaigns that run, some for those that have ended. */
    private void enable(boolean nowRunning) {
        if (running != nowRunning) {
            running = nowRunning;
            getSite().getService(IEvaluationService.class).requestEvaluation(RunningTester.RUNNING);
        }
    }

    private void selected() {
        Object selected = tree.getStructuredSelection().getFirstElement();
        if (selected instanceof CampaignEntry campaign) {
            manager.load(campaign);
        }
        if (reveal != null && !tree.getStructuredSelection().toList().equals(List.of(reveal))) {
            reveal = null; // another one, or more beside it
        }
        runs.show(selected);
    }

    private void runSelected() {
        reveal = null;
        selection.take(new StructuredSelection(runs.selected()));
    }

    private void opened() {
        Object element = tree.getStructuredSelection().getFirstElement();
        if (element instanceof FrameNode frame) {
            Errors.shown(() -> SourceOpener.open(frame.failure().campaign().origin().project(), frame.text()));
        } else if (element instanceof CampaignEntry campaign) {
            Errors.shown(() -> CampaignOpener.open(getSite().getPage(), campaign));
        } else if (element instanceof FailureNode) {
            Errors.shown(() -> getSite().getPage().showView(ContestUi.FAILURE_VIEW));
        } else {
            tree.setExpandedState(element, !tree.getExpandedState(element));
        }
    }

    /** A campaign that begins, or is taken in, is selected, until the user selects something else. */
    @Override
    public void added(CampaignEntry campaign) {
        if (campaign.isRunning()) {
            reveal(campaign);
        }
        updater.request();
    }

    @Override
    public void imported(CampaignEntry campaign) {
        reveal(campaign);
        updater.request();
    }

    private void reveal(CampaignEntry campaign) {
        sash.getDisplay().asyncExec(() -> reveal = campaign);
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
    public void scanned() {
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
        ListedSelection.tell(getSite(), StructuredSelection.EMPTY); // there are no buttons any more
        super.dispose();
    }
}
