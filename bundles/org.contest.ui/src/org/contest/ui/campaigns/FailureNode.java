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
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.engine.model.FailureRow;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A failure in the view. The plug-in manifest makes it launchable, so that it has the menus Run As and Debug As.
 *
 * @param campaign that found it
 * @param id in the campaign
 */
public record FailureNode(CampaignEntry campaign, int id) {

    /** The failure as it is now; null when the campaign lost it. */
    public @Nullable FailureRow row() {
        return campaign.snapshot().failure(id);
    }

    /** Its stack. */
    List<FrameNode> frames() {
        List<FrameNode> nodes = new ArrayList<>();
        FailureRow row = row();
        if (row != null) {
            row.frames().forEach(frame -> nodes.add(new FrameNode(this, nodes.size(), frame)));
        }
        return nodes;
    }
}
