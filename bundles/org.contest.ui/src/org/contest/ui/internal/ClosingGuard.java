/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.List;
import org.contest.core.ContestTools;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.custom.BusyIndicator;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;

/** Asks before the workbench closes under a running campaign, and ends the campaign cleanly: nothing found is lost. */
final class ClosingGuard implements IWorkbenchListener {

    @Override
    public boolean preShutdown(IWorkbench workbench, boolean forced) {
        List<CampaignEntry> running =
            CampaignManager.ofWorkspace().entries().stream().filter(CampaignEntry::isRunning).toList();
        if (running.isEmpty()) {
            return true;
        }
        if (!forced && !MessageDialog.openQuestion(workbench.getActiveWorkbenchWindow().getShell(),
            Messages.closing_title, NLS.bind(Messages.closing_question, running.get(0).name()))) {
            return false;
        }
        running.forEach(CampaignEntry::cancel);
        BusyIndicator.showWhile(workbench.getDisplay(), ClosingGuard::awaitEnd);
        return true;
    }

    @Override
    public void postShutdown(IWorkbench workbench) {
        // all was done before
    }

    private static void awaitEnd() {
        try {
            Job.getJobManager().join(ContestTools.STRESS_TYPE, null);
        } catch (OperationCanceledException e) {
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
