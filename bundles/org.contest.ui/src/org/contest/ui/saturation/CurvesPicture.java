/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import java.util.List;
import java.util.stream.Collectors;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.ui.internal.Messages;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** All curves of one campaign by runs, with nothing to choose. */
public final class CurvesPicture {

    private final SaturationChart chart;

    /** Draws nothing yet. */
    public CurvesPicture(Composite parent) {
        chart = new SaturationChart(parent);
    }

    /** The chart. */
    public Control control() {
        return chart.control();
    }

    /** Draws the curves of a campaign as it is now. */
    public void show(CampaignEntry campaign, CampaignSnapshot snapshot) {
        List<String> metrics = List.copyOf(snapshot.curves().keySet());
        chart.show(new Picture(campaign.name(), snapshot, "", null, metrics, Axis.RUNS, false), metrics); //$NON-NLS-1$
    }

    /** Why a campaign that has ended has no curve. */
    public static String none(CampaignSnapshot snapshot) {
        return snapshot.runCount() == 0 ? Messages.saturation_noRun : Messages.saturation_none;
    }

    /** Whether one has tested enough: a line for each metric. */
    public String sentences(CampaignSnapshot snapshot) {
        return snapshot.curves().keySet().stream().map(metric -> Curves.sentence(snapshot, metric))
            .collect(Collectors.joining("\n")); //$NON-NLS-1$
    }
}
