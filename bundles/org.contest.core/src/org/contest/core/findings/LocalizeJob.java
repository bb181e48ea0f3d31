/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.findings;

import java.util.function.Consumer;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.internal.Messages;
import org.contest.engine.localize.Localization;
import org.contest.engine.localize.LocalizationOptions;
import org.contest.engine.localize.Localized;
import org.contest.engine.model.EngineException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** Localizes a failure of a campaign that has ended, with progress, until it is cancelled or a minute is over. */
public final class LocalizeJob extends Job {

    private final CampaignEntry campaign;
    private final int failure;
    private final Consumer<Localized> done;

    /**
     * A job, to be scheduled.
     *
     * @param failure its number in the campaign
     * @param done is told what was found, when the finding is kept; not when the job is cancelled
     */
    public LocalizeJob(CampaignEntry campaign, int failure, Consumer<Localized> done) {
        super(NLS.bind(Messages.job_localize, failure, campaign.name()));
        this.campaign = campaign;
        this.failure = failure;
        this.done = done;
        setUser(true);
    }

    @Override
    protected IStatus run(@Nullable IProgressMonitor monitor) {
        IProgressMonitor told = IProgressMonitor.nullSafe(monitor);
        told.beginTask(getName(), IProgressMonitor.UNKNOWN);
        try {
            Localized localized = Localization.run(campaign.directory(),
                new LocalizationOptions(failure, 0, LocalizationOptions.DEFAULT_SECONDS,
                    LocalizationOptions.DEFAULT_SEED),
                told::subTask,
                told::isCanceled);
            if (localized.finding() != null) {
                CampaignManager.ofWorkspace().localized(campaign);
                FindingMarkers.update(campaign);
            }
            if (!told.isCanceled()) {
                done.accept(localized);
            }
            return told.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (EngineException e) {
            return ContestStatus.of(e);
        }
    }
}
