/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.io.IOException;
import java.nio.file.Path;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.CampaignFollower;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Wizards;
import org.contest.ui.tasks.TasksView;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** The view Interleaving Graph: how methods met, in which order locks were taken, what came before what. */
public final class GraphView extends ViewPart {

    private EmptyState state;
    private GraphPage page;
    private CampaignFollower follower;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        PlatformUI.getWorkbench().getHelpSystem().setHelp(state.parent(), Helps.GRAPH);
        page = new GraphPage(state.parent(), this::showTasks);
        follower = new CampaignFollower(getSite().getPage(), page.control(), this::refresh);
        refresh();
    }

    private void refresh() {
        CampaignEntry campaign = follower.campaign();
        if (campaign == null) {
            state.showNothing(Messages.graph_empty);
            return;
        }
        state.show(page.control());
        page.show(campaign, DrawnRun.of(campaign, selected()));
    }

    private @Nullable Object selected() {
        ISelection selection = getSite().getPage().getSelection(ContestUi.CAMPAIGNS_VIEW);
        return selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
    }

    /** A view of tasks that is open shows those of the class. */
    private void showTasks(String className) {
        if (getSite().getPage().findView(ContestUi.TASKS_VIEW) instanceof TasksView tasks) {
            tasks.filter(className);
        }
    }

    /** Draws the order of the failure. */
    public void showOrder() {
        page.choose(GraphKind.ORDER);
    }

    /** Writes the whole graph: as SVG when the name ends so, or else as PNG. */
    public void save(Path file) throws IOException {
        page.save(file);
    }

    /** What is drawn, as SVG. */
    public String svg() {
        return page.svg();
    }

    @Override
    public void setFocus() {
        page.canvas().control().setFocus();
    }

    @Override
    public void dispose() {
        follower.dispose();
        super.dispose();
    }
}
