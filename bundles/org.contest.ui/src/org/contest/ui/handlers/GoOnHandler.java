/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.core.Count;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.CampaignLaunch;
import org.contest.ui.internal.Messages;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;

/** Goes on with a campaign that has ended, for as many runs as the user wants. */
public final class GoOnHandler extends SelectionHandler<CampaignEntry> {

    private static final String OFFERED = "1000"; //$NON-NLS-1$
    private static final String WHOLE = "[1-9]\\d{0,8}"; //$NON-NLS-1$

    /** Made by the workbench. */
    public GoOnHandler() {
        super(CampaignEntry.class);
    }

    @Override
    void execute(CampaignEntry campaign, Shell shell) {
        String question = NLS.bind(Messages.goOn_question, Count.runs(campaign.snapshot().runCount()));
        InputDialog dialog = new InputDialog(shell, Messages.goOn_title, question, OFFERED,
            text -> text.trim().matches(WHOLE) ? null : Messages.goOn_wrong);
        if (!campaign.isRunning() && dialog.open() == Window.OK) {
            CampaignLaunch.goOn(campaign, Integer.parseInt(dialog.getValue().trim()));
        }
    }
}
