/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.Locale;
import java.util.function.Function;
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.core.campaigns.ReplayOutcome;
import org.contest.core.failures.FailureTitle;
import org.contest.core.source.Frame;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.FailureRow;
import org.contest.ui.internal.Messages;
import org.eclipse.osgi.util.NLS;

/** The columns of the tree of campaigns: what each says of a campaign and of a failure. */
enum CampaignColumn {

    /** What it is. */
    NAME(Messages.campaigns_name, "", CampaignEntry::name, //$NON-NLS-1$
        (snapshot, failure) -> FailureTitle.brief(failure)),

    /** Runs of the campaign, or runs that failed so. */
    RUNS(Messages.campaigns_runs, "10,000", campaign -> Count.of(campaign.snapshot().runCount()), //$NON-NLS-1$
        (snapshot, failure) -> Count.of(failure.count())),

    /** Share of the failing runs. */
    RATE(Messages.campaigns_rate, "100.0 %", campaign -> rate(campaign.snapshot(), //$NON-NLS-1$
        campaign.snapshot().failingRuns()), (snapshot, failure) -> rate(snapshot, failure.count())),

    /** What came out, or where it stands. */
    VERDICT(Messages.campaigns_verdict, "", //$NON-NLS-1$
        campaign -> verdict(campaign.snapshot()), CampaignColumn::ofFailure);

    /** What a column says of a failure. */
    @FunctionalInterface
    private interface OfFailure {
        String text(CampaignSnapshot snapshot, FailureRow failure);
    }

    private static final double PERCENT = 100.0;
    private static final int SECONDS_PER_MINUTE = 60;

    private final String title;
    private final String sample;
    private final Function<CampaignEntry, String> ofCampaign;
    private final OfFailure ofFailure;

    CampaignColumn(String title, String sample, Function<CampaignEntry, String> ofCampaign, OfFailure ofFailure) {
        this.title = title;
        this.sample = sample;
        this.ofCampaign = ofCampaign;
        this.ofFailure = ofFailure;
    }

    String title() {
        return title;
    }

    /** A text that has to fit. */
    String sample() {
        return sample;
    }

    boolean isNumber() {
        return this == RUNS || this == RATE;
    }

    String text(Object element) {
        if (element instanceof CampaignEntry campaign) {
            return ofCampaign.apply(campaign);
        }
        if (element instanceof FailureNode node) {
            FailureRow row = node.row();
            return row == null ? "" : ofFailure.text(node.campaign().snapshot(), row); //$NON-NLS-1$
        }
        return this == NAME && element instanceof FrameNode frame ? Frame.brief(frame.text()) : ""; //$NON-NLS-1$
    }

    private static String rate(CampaignSnapshot snapshot, int failed) {
        int runs = snapshot.runCount();
        double percent = runs == 0 ? 0 : PERCENT * failed / runs;
        return runs == 0 ? "" : String.format(Locale.ROOT, "%.1f %%", percent); //$NON-NLS-1$ //$NON-NLS-2$
    }

    private static String verdict(CampaignSnapshot snapshot) {
        return switch (snapshot.state()) {
        case RUNNING -> running(snapshot);
        case BROKEN -> snapshot.message();
        case FINISHED, CANCELLED -> ended(snapshot);
        };
    }

    /** From what its file tells, so that it is the same after a restart. */
    private static String ended(CampaignSnapshot snapshot) {
        if (!snapshot.message().isEmpty()) {
            return NLS.bind(Messages.campaigns_inconclusive, snapshot.message());
        }
        CampaignSummary summary = snapshot.summary();
        if (summary == null || summary.stopped().isEmpty()) {
            return Messages.campaigns_unfinished;
        }
        int failures = snapshot.countedFailures();
        if (failures == 0) {
            return NLS.bind(Messages.campaigns_passed, summary.stopped());
        }
        String found = Count.failures(failures);
        return summary.isCancelled() ? NLS.bind(Messages.campaigns_cancelled, found) : found;
    }

    private static String running(CampaignSnapshot snapshot) {
        CampaignProgress progress = snapshot.progress();
        if (progress == null) {
            return Messages.campaigns_starting;
        }
        String rate = Count.rate(progress.runsPerSecond());
        int left = (int) progress.secondsLeft();
        return left < 0 ? NLS.bind(Messages.campaigns_running, rate)
            : NLS.bind(Messages.campaigns_runningLeft, rate, left(left));
    }

    private static String left(int seconds) {
        return seconds < 2 * SECONDS_PER_MINUTE ? NLS.bind(Messages.campaigns_secondsLeft, seconds)
            : NLS.bind(Messages.campaigns_minutesLeft,
                Count.of((long) Math.ceil((double) seconds / SECONDS_PER_MINUTE)));
    }

    private static String ofFailure(CampaignSnapshot snapshot, FailureRow failure) {
        ReplayOutcome outcome = snapshot.replay(failure.id());
        if (outcome != null) {
            return outcome.reproduced() ? Messages.campaigns_reproduced : outcome.sentence();
        }
        String came = failure.unconfirmed() ? Messages.campaigns_unconfirmed
            : failure.timingOnly() ? Messages.campaigns_timing : Messages.campaigns_first;
        return NLS.bind(came, Count.of(failure.firstRun()));
    }
}
