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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.findings.Suppressions;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings of a campaign, with real JVMs. */
class FindingsTest {

    private static final Path PROGRAMS = Path.of(System.getProperty("contest.testprograms"));

    @TempDir
    private Path folder;

    private CampaignOptions options(String findings) {
        return CampaignOptions.defaults().withSeed(1).withRuns(3).with(CampaignOption.STOP_ON, "never")
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, "random")
            .with(CampaignOption.FINDINGS, findings);
    }

    private Campaign campaign(String name, String findings) {
        ProgramSpec program = ProgramSpec.of(List.of(PROGRAMS), "org.contest.testprograms.fail.LostUpdate", List.of())
            .withWorkingDirectory(folder);
        return Campaign.create(folder.resolve(name), program, options(findings));
    }

    @Test
    void a_race_is_found_counted_and_kept_apart_from_failures() throws IOException {
        try (Campaign campaign = campaign("found", "auto")) {
            CampaignSummary summary = campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            FindingRow race = summary.findings().get(0);
            assertEquals(FindingKind.DATA_RACE, race.finding().kind());
            assertEquals("predicted", race.stateText());
            assertTrue(race.runs() >= 1 && race.runs() <= 3, race.toString());
            assertNotNull(race.trace());
            assertTrue(Files.exists(race.trace()), race.toString());
            assertEquals(summary.findings(), campaign.findings());
            Files.writeString(folder.resolve(Suppressions.FILE), "* org.contest.testprograms.fail.LostUpdate*\n");
            assertTrue(campaign.findings().stream().allMatch(FindingRow::isSuppressed));
            assertFalse(campaign.summary().toJson().contains("\"data-race\""));
        }
    }

    @Test
    void nothing_is_looked_for_when_not_asked_for() {
        try (Campaign campaign = campaign("none", "none")) {
            assertEquals(List.of(), campaign.run(CampaignListener.NONE, Cancellation.NEVER).findings());
        }
    }
}
