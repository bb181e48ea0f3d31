/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contest.core.Count;
import org.contest.core.internal.Messages;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Health;
import org.eclipse.osgi.util.NLS;

/**
 * What one wants to know of a campaign besides its failures and curves, in words.
 *
 * @param configuration how it was run
 * @param health what says that its runs prove something
 * @param findings number of findings that are not suppressed
 */
public record CampaignDescription(List<Fact> configuration, List<Fact> health, int findings) {

    /** Of a campaign that has not been read yet. */
    public static final CampaignDescription UNKNOWN = new CampaignDescription(List.of(), List.of(), 0);

    private static final double PERCENT = 100.0;

    /**
     * A line.
     *
     * @param what it tells
     * @param value in words
     */
    public record Fact(String what, String value) {
    }

    /** Copies the lists. */
    public CampaignDescription {
        configuration = List.copyOf(configuration);
        health = List.copyOf(health);
    }

    /** Reads it from disk; not for the user interface's thread. */
    public static CampaignDescription read(CampaignEntry entry) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            CampaignSummary summary = campaign.summary();
            int findings = (int) summary.findings().stream().filter(row -> !row.isSuppressed()).count();
            return new CampaignDescription(configuration(entry, summary, campaign.options()), health(summary),
                findings);
        }
    }

    private static List<Fact> configuration(CampaignEntry entry, CampaignSummary summary, CampaignOptions options) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(Messages.about_program, summary.program()));
        if (!entry.origin().configuration().isEmpty()) {
            facts.add(new Fact(Messages.about_launch, entry.origin().configuration()));
        }
        facts.add(new Fact(Messages.about_began, summary.created()));
        facts.add(new Fact(Messages.about_scheduler, summary.scheduler()));
        facts.add(new Fact(Messages.about_seed, String.valueOf(summary.seed())));
        options.values().forEach((option, value) -> {
            if (options.isSet(option)) {
                facts.add(new Fact(option.text(), value));
            }
        });
        facts.add(new Fact(Messages.about_folder, entry.directory().toString()));
        return facts;
    }

    private static List<Fact> health(CampaignSummary summary) {
        Health health = summary.health();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(Messages.about_gate, health.ok() ? Messages.about_healthy : health.why()));
        facts.add(new Fact(Messages.about_classes, Count.of(health.instrumentedClasses())));
        facts.add(new Fact(Messages.about_schedules, Count.of(health.distinctSchedules())));
        facts.add(new Fact(Messages.about_events, Count.of(summary.events())));
        if (!health.skippedClasses().isEmpty()) {
            facts.add(new Fact(Messages.about_skipped, String.join("\n", health.skippedClasses()))); //$NON-NLS-1$
        }
        if (summary.lost().count() > 0) {
            facts.add(new Fact(Messages.about_lost, summary.lost().inWords()));
        }
        return facts;
    }

    /** What came out, in a sentence or two. */
    public static String verdict(CampaignSnapshot snapshot) {
        if (snapshot.state() == CampaignState.BROKEN) {
            return snapshot.message();
        }
        CampaignSummary summary = snapshot.summary();
        String failed = failed(snapshot);
        if (summary == null || snapshot.state() == CampaignState.RUNNING) {
            return NLS.bind(Messages.about_running, failed);
        }
        String ended = NLS.bind(Messages.about_ended, new Object[] {number(summary.seconds()),
            Count.rate(summary.runsPerSecond()), summary.stopped().isEmpty() ? Messages.about_unfinished
                : summary.stopped()});
        return summary.verdict() == CampaignSummary.Verdict.INCONCLUSIVE
            ? NLS.bind(Messages.about_inconclusive, summary.health().why(), ended) : failed + ' ' + ended;
    }

    private static String failed(CampaignSnapshot snapshot) {
        int runs = snapshot.runCount();
        int failing = snapshot.failingRuns();
        int failures = snapshot.countedFailures();
        if (failures == 0) {
            return NLS.bind(Messages.about_passed, Count.runs(runs));
        }
        return NLS.bind(Messages.about_failed, new Object[] {Count.failures(failures),
            Count.of(failing), Count.runs(runs), number(PERCENT * failing / Math.max(1, runs))});
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.1f", value); //$NON-NLS-1$
    }
}
