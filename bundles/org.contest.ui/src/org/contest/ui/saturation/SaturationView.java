/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.ui.campaigns.CampaignFollower;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Wizards;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** The view Coverage Saturation: live curves of the campaign that is selected or, without selection, of the newest. */
public final class SaturationView extends ViewPart {

    private EmptyState state;
    private SaturationPage page;
    private CampaignFollower follower;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        PlatformUI.getWorkbench().getHelpSystem().setHelp(state.parent(), Helps.SATURATION);
        page = new SaturationPage(state.parent(), getSite(), this::refresh);
        follower = new CampaignFollower(getSite().getPage(), page.control(), this::refresh);
        refresh();
    }

    private void refresh() {
        CampaignEntry campaign = follower == null ? null : follower.campaign();
        if (campaign == null) {
            state.showNothing(Messages.saturation_empty);
            return;
        }
        CampaignManager.ofWorkspace().load(campaign);
        CampaignSnapshot snapshot = campaign.snapshot();
        if (snapshot.curves().isEmpty()) {
            state.show(campaign.isRunning() ? Messages.saturation_waiting : CurvesPicture.none(snapshot));
            return;
        }
        state.show(page.control());
        page.show(campaign, snapshot); // last: the chart computes its axes from its size
    }

    /** What is shown, as comma separated values; null when nothing is shown. */
    public @Nullable String csv() {
        Picture picture = page.picture();
        return picture == null ? null : Curves.csv(picture.shown());
    }

    /** What is shown, as a drawing; null when nothing is shown. */
    public @Nullable String svg() {
        Picture picture = page.picture();
        return picture == null ? null : CurvesSvg.draw(picture, page.metrics().all());
    }

    /** Saves the chart as a PNG picture. */
    public void savePicture(String file) {
        page.chart().control().save(file, SWT.IMAGE_PNG);
    }

    @Override
    public void setFocus() {
        page.chart().control().setFocus();
    }

    @Override
    public void dispose() {
        follower.dispose();
        super.dispose();
    }
}
