/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFolders;
import org.contest.ui.campaigns.CompareDialog;
import org.eclipse.swt.widgets.Shell;

/** Shows two campaigns side by side, the older one on the left. */
public final class CompareHandler extends CampaignsHandler {

    @Override
    void execute(List<CampaignEntry> campaigns, Shell shell) {
        if (campaigns.size() > 1) {
            List<CampaignEntry> byAge = campaigns.stream().sorted(CampaignFolders.NEWEST_FIRST.reversed()).toList();
            new CompareDialog(shell, byAge.get(0), byAge.get(1)).open();
        }
    }
}
