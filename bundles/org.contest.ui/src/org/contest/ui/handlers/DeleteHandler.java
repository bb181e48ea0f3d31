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
import java.util.stream.Collectors;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.ui.internal.Messages;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;

/** Deletes campaigns with their traces, after a question. */
public final class DeleteHandler extends CampaignsHandler {

    private static final int NAMED = 10;

    @Override
    void execute(List<CampaignEntry> campaigns, Shell shell) {
        for (CampaignEntry campaign : campaigns) {
            if (campaign.isRunning()) {
                MessageDialog.openInformation(shell, Messages.delete_title,
                    NLS.bind(Messages.delete_running, campaign.name()));
                return;
            }
        }
        if (MessageDialog.open(MessageDialog.CONFIRM, shell, Messages.delete_title, question(campaigns), SWT.NONE,
            Messages.delete_button, IDialogConstants.CANCEL_LABEL) == 0) {
            CampaignManager.ofWorkspace().delete(campaigns);
        }
    }

    private static String question(List<CampaignEntry> campaigns) {
        if (campaigns.size() == 1) {
            CampaignEntry campaign = campaigns.get(0);
            return NLS.bind(Messages.delete_question, campaign.name(), campaign.directory());
        }
        String names = campaigns.stream().limit(NAMED).map(CampaignEntry::name)
            .collect(Collectors.joining("\n")); //$NON-NLS-1$
        return NLS.bind(Messages.delete_questions, campaigns.size(),
            campaigns.size() > NAMED ? names + "\n..." : names); //$NON-NLS-1$
    }
}
