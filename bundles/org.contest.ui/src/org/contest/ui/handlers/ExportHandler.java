/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.core.ContestTools;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.ui.internal.Messages;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Packs a campaign into one file that the user names. */
public final class ExportHandler extends SelectionHandler<CampaignEntry> {

    /** Made by the workbench. */
    public ExportHandler() {
        super(CampaignEntry.class);
    }

    @Override
    void execute(CampaignEntry campaign, Shell shell) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(Messages.export_title);
        dialog.setOverwrite(true);
        dialog.setFileName(CampaignFiles.name(campaign));
        dialog.setFilterExtensions(new String[] {'*' + ContestTools.CAMPAIGN_SUFFIX});
        String chosen = dialog.open();
        if (chosen != null) {
            Path file = CampaignFiles.named(chosen);
            if (file.equals(Path.of(chosen)) || mayWrite(file, shell)) {
                CampaignFiles.export(campaign, file);
            }
        }
    }

    /** The dialog has asked only about the name that was typed. */
    private static boolean mayWrite(Path file, Shell shell) {
        return !Files.exists(file)
            || MessageDialog.openQuestion(shell, Messages.export_title, NLS.bind(Messages.export_overwrite, file));
    }
}
