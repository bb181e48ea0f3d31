/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.internal.Messages;
import org.contest.engine.model.FailureRow;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** After a campaign that was launched in mode debug: debugs the replay of its first failure. */
@NonNullByDefault({})
final class DebugFirstFailure extends JobChangeAdapter {

    private final CampaignEntry entry;

    DebugFirstFailure(CampaignEntry entry) {
        this.entry = entry;
    }

    @Override
    public void done(IJobChangeEvent event) {
        if (!event.getResult().isOK()) {
            return;
        }
        for (FailureRow failure : entry.snapshot().failures()) {
            if (failure.trace() != null) {
                ICoreRunnable debugging = monitor -> ReplayConfiguration.create(entry, failure)
                    .launch(ILaunchManager.DEBUG_MODE, monitor, false, true);
                Job.create(NLS.bind(Messages.job_debugReplay, entry.name()), debugging).schedule();
                return;
            }
        }
    }
}
