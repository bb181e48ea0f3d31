/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.core.campaigns.CampaignEntry;
import org.eclipse.swt.widgets.Shell;

/** Cancels a campaign; what it found is kept. */
public final class CancelHandler extends SelectionHandler<CampaignEntry> {

    /** Made by the workbench. */
    public CancelHandler() {
        super(CampaignEntry.class);
    }

    @Override
    void execute(CampaignEntry campaign, Shell shell) {
        campaign.cancel();
    }
}
