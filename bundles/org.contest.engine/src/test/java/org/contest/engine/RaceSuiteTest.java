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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import samples.races.CleanExecutors;
import samples.races.CleanFences;
import samples.races.CleanMemory;
import samples.races.CleanModules;
import samples.races.CleanStreams;
import samples.races.CleanSynchronizers;
import samples.races.RacyFences;
import samples.races.RacyLibraries;
import samples.races.RacyMemory;
import samples.races.RacyModules;
import samples.races.RacyStreams;
import samples.races.Suite;

/** The race detector on idioms of Java: none of the racy ones is missed, none of the clean ones is told. */
class RaceSuiteTest {

    private static final int LEAST = 60;
    private static final Class<?>[] RACY = {RacyMemory.class, RacyFences.class, RacyLibraries.class, RacyStreams.class,
        RacyModules.class};
    private static final Class<?>[] CLEAN =
        {CleanMemory.class, CleanFences.class, CleanSynchronizers.class, CleanExecutors.class, CleanStreams.class,
            CleanModules.class};

    @TempDir
    private Path folder;

    private static Set<String> names(Class<?>... types) {
        return new TreeSet<>(Arrays.stream(types).flatMap(type -> Suite.idioms(type).stream()).map(Class::getName)
            .toList());
    }

    /** The idioms in whose code a race was found, in some runs under a scheduler. */
    private Set<String> racing(String scheduler, int runs, Class<?>... types) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(5).withRuns(runs)
            .with(CampaignOption.STOP_ON, "never").with(CampaignOption.MODE, "in-process")
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.METRICS, "")
            .with(CampaignOption.FINDINGS, "all").with(CampaignOption.JOBS, "1").with(CampaignOption.TIMEOUT, "60");
        String[] files = Stream.of(types).map(Class::getName).toArray(String[]::new);
        try (Campaign campaign =
            Campaign.create(folder.resolve("campaign"), Sample.of("races.Suite", files), options)) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(runs, summary.runs());
            Set<String> idioms = new TreeSet<>();
            summary.findings().stream().filter(row -> row.finding().kind() == FindingKind.DATA_RACE)
                .forEach(row -> idioms.add(idiom(row)));
            return idioms;
        }
    }

    private static String idiom(FindingRow row) {
        String type = row.finding().places().get(0).frames().get(0).className();
        int second = type.indexOf('$', type.indexOf('$') + 1);
        return second < 0 ? type : type.substring(0, second);
    }

    @Test
    void every_racy_idiom_is_told() {
        Set<String> racy = names(RACY);
        assertTrue(racy.size() >= LEAST, racy.size() + " idioms");
        Set<String> missed = new TreeSet<>(racy);
        missed.removeAll(racing("random", 10, RACY));
        assertEquals(Set.of(), missed);
    }

    @Test
    void no_clean_idiom_is_told_when_one_thread_runs_at_a_time() {
        Set<String> clean = names(CLEAN);
        assertTrue(clean.size() >= LEAST, clean.size() + " idioms");
        noCleanIdiomIsTold("random", 4);
    }

    @Test
    void no_clean_idiom_is_told_when_threads_are_free() {
        noCleanIdiomIsTold("noise", 3);
    }

    private void noCleanIdiomIsTold(String scheduler, int runs) {
        assertEquals(Set.of(), racing(scheduler, runs, CLEAN));
        try (Campaign campaign = Campaign.open(folder.resolve("campaign"))) {
            Recorded.allPassed(campaign, runs);
        }
    }
}
