/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.Locale;
import org.contest.core.ContestStatus;
import org.contest.core.ContestTools;
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.internal.Messages;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** Runs a campaign with progress; cancelling keeps what was found. */
@NonNullByDefault({})
final class StressJob extends Job {

    private static final int SECONDS_PER_MINUTE = 60;
    private static final int TOOL_FAILED = 3;

    private final String title;
    private final Campaign campaign;
    private final CampaignEntry entry;
    private final StressProcess process;
    private final CampaignConsole console;
    private final CampaignManager manager = CampaignManager.ofWorkspace();

    /**
     * A job that is not scheduled yet.
     *
     * @param title what a user calls the program
     */
    StressJob(Campaign campaign, CampaignEntry entry, ILaunch launch, String title) {
        super(NLS.bind(Messages.job_stress, title));
        this.title = title;
        this.campaign = campaign;
        this.entry = entry;
        process = new StressProcess(launch, title, this::cancel);
        console = new CampaignConsole(process);
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == ContestTools.STRESS_TYPE;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        console.began(title, campaign.directory());
        try {
            CampaignSummary summary = stress(monitor);
            console.ended(summary, monitor.isCanceled());
            manager.end(entry, monitor.isCanceled());
            process.ended(summary.verdict().exitCode());
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (EngineException e) {
            return failed(ContestStatus.of(e));
        } catch (RuntimeException e) {
            return failed(ContestStatus.ENGINE.because(e, String.valueOf(e)));
        }
    }

    /** The file of the campaign is closed when it is over. */
    private CampaignSummary stress(IProgressMonitor monitor) {
        try (campaign) {
            return campaign.run(new Told(manager.follow(entry, this::cancel), monitor), monitor::isCanceled);
        }
    }

    private IStatus failed(IStatus status) {
        process.output().println(status.getMessage());
        manager.fail(entry, status.getMessage());
        process.ended(TOOL_FAILED);
        return status;
    }

    /** Passes everything on to the console, the campaign model and the progress monitor, in this order. */
    private final class Told implements CampaignListener {
        private final CampaignListener model;
        private final IProgressMonitor monitor;
        private boolean begun;

        Told(CampaignListener model, IProgressMonitor monitor) {
            this.model = model;
            this.monitor = monitor;
        }

        @Override
        public void runFinished(RunRow run, CampaignProgress progress) {
            console.runFinished(run, progress);
            model.runFinished(run, progress);
            if (!begun) {
                int planned = progress.plannedRuns();
                monitor.beginTask(getName(), planned > 0 ? planned : IProgressMonitor.UNKNOWN);
                begun = true;
            }
            monitor.worked(1);
            monitor.subTask(words(progress));
        }

        @Override
        public void failureFound(FailureRow failure) {
            console.failureFound(failure);
            model.failureFound(failure);
        }

        @Override
        public void curveGrew(String metric, CurvePoint point) {
            model.curveGrew(metric, point);
        }

        @Override
        public void note(String sentence) {
            console.note(sentence);
        }
    }

    private static String words(CampaignProgress progress) {
        String rate = Count.rate(progress.runsPerSecond());
        String words = progress.failures() == 0 ? NLS.bind(Messages.job_progress, Count.runs(progress.runs()), rate)
            : NLS.bind(Messages.job_progressFailures, new Object[] {Count.runs(progress.runs()), rate,
                Count.of(progress.failures())});
        return progress.secondsLeft() < 0 ? words
            : NLS.bind(Messages.job_secondsLeft, words, duration((int) progress.secondsLeft()));
    }

    private static String duration(int seconds) {
        return String.format(Locale.ROOT, "%d:%02d min", seconds / SECONDS_PER_MINUTE, //$NON-NLS-1$
            seconds % SECONDS_PER_MINUTE);
    }
}
