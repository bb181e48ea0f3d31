/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.Locale;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.engine.model.FailureRow;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;

/** Shows campaigns whose name, project or failures contain a text. */
final class CampaignFilter extends ViewerFilter {

    private String wanted = ""; //$NON-NLS-1$

    void set(String text) {
        wanted = text.trim().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean select(Viewer viewer, Object parent, Object element) {
        return wanted.isEmpty() || !(element instanceof CampaignEntry campaign) || has(campaign.name())
            || has(campaign.origin().project())
            || campaign.snapshot().failures().stream().anyMatch(this::has);
    }

    private boolean has(FailureRow failure) {
        return has(failure.kind()) || has(failure.message());
    }

    private boolean has(String text) {
        return text.toLowerCase(Locale.ROOT).contains(wanted);
    }
}
