/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import samples.races.Circles;
import samples.races.NoCircles;
import samples.races.Suite;

/** Locks of all kinds in circles: those that may deadlock are told, and no others. */
class CircleSuiteTest {

    private static final int RUNS = 3;

    @TempDir
    private Path folder;

    private static Set<String> idioms(Class<?> type) {
        return new TreeSet<>(Suite.idioms(type).stream().map(Class::getSimpleName).toList());
    }

    /** The idioms in whose code a potential deadlock was found. */
    private Set<String> circles(Class<?> type) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(5).withRuns(RUNS)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.METRICS, "")
            .with(CampaignOption.FINDINGS, "all").with(CampaignOption.JOBS, "1").with(CampaignOption.CONFIRM, "false");
        try (Campaign campaign =
            Campaign.create(folder.resolve("campaign"), Sample.of("races.Suite", type.getName()), options)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
            return new TreeSet<>(summary.findings().stream()
                .filter(row -> row.finding().kind() == FindingKind.POTENTIAL_DEADLOCK)
                .map(row -> row.finding().places().get(0).frames().get(0).className())
                .map(name -> name.substring(name.indexOf('$') + 1)).toList());
        }
    }

    @Test
    void circles_that_may_deadlock_are_told() {
        assertEquals(idioms(Circles.class), circles(Circles.class));
    }

    @Test
    void locks_in_different_orders_that_cannot_deadlock_are_not_told() {
        assertEquals(Set.of(), circles(NoCircles.class));
    }
}
