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
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignReport;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.ReportBrowser;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;

/** Writes the report of a campaign and opens it in the browser. */
public final class ReportHandler extends SelectionHandler<CampaignEntry> {

    /** Made by the workbench. */
    public ReportHandler() {
        super(CampaignEntry.class);
    }

    @Override
    void execute(CampaignEntry campaign, Shell shell) {
        ICoreRunnable writing = monitor -> {
            Path report = CampaignReport.write(campaign);
            shell.getDisplay().asyncExec(() -> Errors.shown(() -> ReportBrowser.open(report)));
        };
        Job.create(NLS.bind(Messages.report_job, campaign.name()), writing).schedule();
    }
}
