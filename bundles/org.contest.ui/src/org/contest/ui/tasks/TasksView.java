/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tasks;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.ui.campaigns.CampaignFollower;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Wizards;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** The view Interleaving Tasks: what has met what in a campaign, and what has not. */
public final class TasksView extends ViewPart {

    private EmptyState state;
    private TasksPage page;
    private CampaignFollower follower;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        PlatformUI.getWorkbench().getHelpSystem().setHelp(state.parent(), Helps.TASKS);
        page = new TasksPage(state.parent());
        follower = new CampaignFollower(getSite().getPage(), page.control(), this::refresh);
        refresh();
    }

    private void refresh() {
        CampaignEntry campaign = follower.campaign();
        if (campaign == null) {
            state.showNothing(Messages.tasks_empty);
            return;
        }
        state.show(page.control());
        page.show(campaign);
    }

    /** Shows the tasks of a class only. */
    public void filter(String className) {
        page.filter(className);
    }

    @Override
    public void setFocus() {
        page.setFocus();
    }

    @Override
    public void dispose() {
        follower.dispose();
        super.dispose();
    }
}
