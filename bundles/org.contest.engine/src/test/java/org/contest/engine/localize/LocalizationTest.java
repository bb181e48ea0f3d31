/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.Campaign;
import org.contest.engine.Sample;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Localization of a lost update, whose two sections a thread must come between. */
class LocalizationTest {

    private static final int MANY = 5000;
    /** The line in which a thread takes the lock again, between its two steps. */
    private static final int SECOND_SECTION = 25;

    @TempDir
    private static Path folder;
    private static Path campaign;

    @BeforeAll
    static void fail() {
        campaign = folder.resolve("x.contest");
        CampaignOptions options = CampaignOptions.defaults().withSeed(5).withRuns(50)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.JOBS, 1)
            .with(CampaignOption.STOP_ON, "failure").with(CampaignOption.FINDINGS, "none");
        try (Campaign made = Campaign.create(campaign, Sample.of("LostDeposit"), options)) {
            assertEquals(1, made.run(CampaignListener.NONE, Cancellation.NEVER).failures());
        }
    }

    private static Localized localize(int failure, int runs) {
        return Localization.run(campaign, new LocalizationOptions(failure, runs, 0, 1), sentence -> {},
            Cancellation.NEVER);
    }

    @Test
    void noise_between_the_two_sections_is_what_makes_the_update_lost() {
        Localized localized = localize(1, MANY);
        Finding finding = localized.finding();
        assertNotNull(finding, localized.told().toString());
        assertEquals(FindingKind.SUSPECT, finding.kind());
        assertEquals(List.of(SECOND_SECTION),
            finding.places().stream().map(place -> place.frames().get(0).line()).toList());
        assertEquals(0, localized.without().failing());
        assertTrue(localized.with().failing() > localized.with().runs() / 2, localized.told().toString());
        assertEquals(localized.told(), localize(1, MANY).told(), "the same seed finds the same");
        try (Campaign opened = Campaign.open(campaign)) {
            List<FindingRow> rows = opened.findings();
            assertEquals(1, rows.size(), "the second one takes the place of the first");
            assertEquals(finding, rows.get(0).finding());
            assertEquals("measured", rows.get(0).stateText());
            assertEquals(localized.with().failing(), rows.get(0).runs());
            assertEquals(opened.failures().get(0).trace(), rows.get(0).confirmed());
        }
    }

    @Test
    void too_few_runs_find_nothing_and_say_so() {
        Localized localized = localize(1, 10);
        assertNull(localized.finding());
        assertTrue(localized.told().get(0).endsWith("when the time was over. Give it more."),
            localized.told().toString());
    }

    @Test
    void a_failure_that_is_not_there_is_named() {
        EngineException refused = assertThrows(EngineException.class, () -> localize(7, MANY));
        assertEquals("The campaign has no failure 7; it has 1.", refused.getMessage());
    }
}
