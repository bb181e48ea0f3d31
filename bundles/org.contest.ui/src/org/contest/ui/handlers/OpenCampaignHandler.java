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
import org.contest.ui.internal.CampaignOpener;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Opens the editor of a campaign. */
public final class OpenCampaignHandler extends SelectionHandler<CampaignEntry> {

    /** Made by the workbench. */
    public OpenCampaignHandler() {
        super(CampaignEntry.class);
    }

    @Override
    void execute(CampaignEntry campaign, Shell shell) throws CoreException {
        CampaignOpener.open(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage(), campaign);
    }
}
