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
import org.contest.core.launching.CampaignLaunch;
import org.contest.core.launching.StressConfigurations;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.swt.widgets.Shell;

/** Launches the configuration of a campaign again: a new campaign. */
public final class RerunHandler extends SelectionHandler<CampaignEntry> {

    /** Made by the workbench. */
    public RerunHandler() {
        super(CampaignEntry.class);
    }

    @Override
    void execute(CampaignEntry campaign, Shell shell) throws CoreException {
        ILaunchConfiguration configuration = StressConfigurations.named(campaign.origin().configuration());
        if (configuration == null) {
            CampaignLaunch.again(campaign); // made by the command line, elsewhere, or the configuration was deleted
        } else {
            DebugUITools.launch(configuration, ILaunchManager.RUN_MODE);
        }
    }
}
