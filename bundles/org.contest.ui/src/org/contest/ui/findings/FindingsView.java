/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.findings;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.ui.campaigns.CampaignFollower;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Wizards;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** The view Findings: what detectors saw in the runs of a campaign, although nothing failed there. */
public final class FindingsView extends ViewPart {

    private EmptyState state;
    private FindingsPage page;
    private CampaignFollower follower;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        PlatformUI.getWorkbench().getHelpSystem().setHelp(state.parent(), Helps.FINDINGS);
        page = new FindingsPage(state.parent());
        getSite().setSelectionProvider(page.viewer());
        follower = new CampaignFollower(getSite().getPage(), page.control(), this::refresh);
        refresh();
    }

    private void refresh() {
        CampaignEntry campaign = follower.campaign();
        if (campaign == null) {
            state.showNothing(Messages.findings_empty);
            return;
        }
        state.show(page.control());
        page.show(campaign);
    }

    /** Selects a finding, as soon as it is read. */
    void select(String signature) {
        page.select(signature);
    }

    @Override
    public void setFocus() {
        page.viewer().getTree().setFocus();
    }

    @Override
    public void dispose() {
        follower.dispose();
        super.dispose();
    }
}
