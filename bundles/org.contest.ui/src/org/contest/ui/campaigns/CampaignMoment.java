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

/**
 * A campaign when it was read: what was read is all until the moment is another one.
 *
 * @param campaign that was read
 * @param runs that it had; negative while it ran, when what is read is not all
 * @param localizations of its failures so far
 */
public record CampaignMoment(CampaignEntry campaign, int runs, int localizations) {

    /** The campaign as it is now. */
    public static CampaignMoment of(CampaignEntry campaign) {
        return new CampaignMoment(campaign, campaign.isRunning() ? -1 : campaign.snapshot().runCount(),
            campaign.localizations());
    }
}
