/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import java.io.IOException;
import java.nio.file.Path;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.findings.CampaignFindings;
import org.contest.core.findings.FindingMarkers;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FindingRow;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Image;

/** Keeps a finding from being reported, by a line in the project's file of suppressions. */
final class SuppressResolution extends OrderedResolution {

    private final String kind;

    SuppressResolution(String kind) {
        this.kind = kind;
    }

    @Override
    public String getLabel() {
        return NLS.bind(Messages.findings_suppressFix, kind.replace('-', ' '));
    }

    @Override
    public String getDescription() {
        return Messages.findings_suppressTip;
    }

    @Override
    public Image getImage() {
        return Images.FINDINGS.image();
    }

    /** After whatever mends something. */
    @Override
    public int getRelevance() {
        return -1;
    }

    @Override
    public void run(@Nullable IMarker marker) {
        CampaignEntry campaign = marker == null ? null
            : CampaignManager.ofWorkspace().find(Path.of(marker.getAttribute(FindingMarkers.CAMPAIGN, "")));
        if (campaign != null && marker != null) {
            int id = marker.getAttribute(FindingMarkers.FINDING, 0);
            Job.create(getLabel(), (IJobFunction) monitor -> suppress(campaign, id)).schedule();
        }
    }

    private static IStatus suppress(CampaignEntry campaign, int id) {
        try {
            for (FindingRow row : CampaignFindings.read(campaign.directory())) {
                if (row.id() == id) {
                    CampaignFindings.suppress(campaign, row.finding());
                }
            }
            FindingMarkers.update(campaign);
            return Status.OK_STATUS;
        } catch (IOException e) {
            return ContestStatus.CAMPAIGN_FILES.because(e, campaign.directory(), e.getMessage());
        } catch (EngineException e) {
            return ContestStatus.of(e);
        }
    }
}
