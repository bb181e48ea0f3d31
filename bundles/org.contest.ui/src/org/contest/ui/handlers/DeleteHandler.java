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
import org.contest.core.campaigns.CampaignManager;
import org.contest.ui.internal.Messages;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;

/** Deletes a campaign with its traces, after a question. */
public final class DeleteHandler extends SelectionHandler<CampaignEntry> {

    /** Made by the workbench. */
    public DeleteHandler() {
        super(CampaignEntry.class);
    }

    @Override
    void execute(CampaignEntry campaign, Shell shell) {
        if (campaign.isRunning()) {
            MessageDialog.openInformation(shell, Messages.delete_title,
                NLS.bind(Messages.delete_running, campaign.name()));
        } else if (MessageDialog.openQuestion(shell, Messages.delete_title,
            NLS.bind(Messages.delete_question, campaign.name(), campaign.directory()))) {
            CampaignManager.ofWorkspace().delete(campaign);
        }
    }
}
