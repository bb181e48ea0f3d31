/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import java.nio.file.Path;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.engine.store.CampaignStore;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.handlers.HandlerUtil;

/** Takes in a campaign that was exported, by a colleague or by continuous integration. */
public final class ImportHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        FileDialog dialog = new FileDialog(HandlerUtil.getActiveShell(event), SWT.OPEN);
        dialog.setText(Messages.import_title);
        dialog.setFilterExtensions(new String[] {"*.contest;*.zip;" + CampaignStore.FILE}); //$NON-NLS-1$
        String chosen = dialog.open();
        if (chosen != null) {
            IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(event).getActivePage();
            Errors.shown(() -> page.showView(ContestUi.CAMPAIGNS_VIEW));
            CampaignFiles.importFrom(Path.of(chosen));
        }
        return null;
    }
}
