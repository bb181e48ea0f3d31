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
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** Campaigns, their failures, and the stack of each. */
final class CampaignContent implements ITreeContentProvider {

    @Override
    public Object[] getElements(Object input) {
        return ((CampaignManager) input).entries().toArray();
    }

    @Override
    public Object[] getChildren(Object parent) {
        if (parent instanceof CampaignEntry campaign) {
            return campaign.snapshot().failures().stream().map(row -> new FailureNode(campaign, row.id())).toArray();
        }
        return parent instanceof FailureNode failure ? failure.frames().toArray() : new Object[0];
    }

    @Override
    public @Nullable Object getParent(Object element) {
        return switch (element) {
        case FailureNode failure -> failure.campaign();
        case FrameNode frame -> frame.failure();
        default -> null;
        };
    }

    @Override
    public boolean hasChildren(Object element) {
        return getChildren(element).length > 0;
    }
}
