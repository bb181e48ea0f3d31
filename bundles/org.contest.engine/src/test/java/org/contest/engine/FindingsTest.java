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
import java.util.Set;
import java.util.stream.Collectors;
import org.contest.engine.findings.Suppressions;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        ProgramSpec program = Programs.of(List.of(PROGRAMS), "org.contest.testprograms.fail.LostUpdate", List.of())
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

    private List<String> callers(String program, FindingKind kind, String mode, String scheduler) {
        ProgramSpec spec = Programs.of(List.of(PROGRAMS), "org.contest.testprograms.fail." + program, List.of())
            .withWorkingDirectory(folder);
        CampaignOptions options =
            options("auto").with(CampaignOption.MODE, mode).with(CampaignOption.SCHEDULER, scheduler);
        try (Campaign campaign = Campaign.create(folder.resolve(program + mode + scheduler), spec, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            FindingRow found =
                campaign.findings().stream().filter(row -> row.finding().kind() == kind).findFirst().orElseThrow();
            return found.finding().places().stream()
                .map(place -> place.stack().stream().map(frame -> frame.className().replaceAll(".*\\.", "") + '.'
                    + frame.method().replaceAll("\\d+$", "N")).collect(Collectors.joining(" < ")))
                .distinct().toList();
        }
    }

    /** Of two different lambdas that call the same method, in a thread that {@code Threads} starts. */
    @Test
    void each_place_tells_who_called_it() {
        List<String> expected = List.of("ArrayElementRace.add < ArrayElementRace.lambda$main$N < Threads.runBody"
            + " < Threads.lambda$start$N");
        assertEquals(expected, callers("ArrayElementRace", FindingKind.DATA_RACE, "in-process", "random"));
        assertEquals(expected, callers("ArrayElementRace", FindingKind.DATA_RACE, "fork", "random"));
    }

    @Test
    void an_operation_inside_the_jdk_has_the_callers_of_its_line() {
        assertEquals(List.of("ArrayListRace.lambda$main$N < Threads.runBody < Threads.lambda$start$N"),
            callers("ArrayListRace", FindingKind.DATA_RACE, "in-process", "random"));
    }

    @Test
    void free_threads_have_callers_too() {
        assertEquals(List.of("LostUpdate.lambda$main$N < Threads.runBody < Threads.lambda$start$N"),
            callers("LostUpdate", FindingKind.DATA_RACE, "fork", "noise"));
    }

    @Test
    void arrays_are_told_by_their_fields_and_threads_of_one_name_by_their_places() {
        try (Campaign campaign = Campaign.create(folder.resolve("arrays"), Sample.of("NamedArrays"), options("auto"))) {
            List<FindingRow> races = campaign.run(CampaignListener.NONE, Cancellation.NEVER).findings().stream()
                .filter(row -> row.finding().kind() == FindingKind.DATA_RACE).toList();
            String type = "samples.NamedArrays.";
            assertEquals(
                Set.of(type + "data", type + "sums", type + "wide", type + "grid[1]", type + "grid[0]", type + "grid[]",
                    "int[]"),
                races.stream().map(row -> row.finding().variable()).collect(Collectors.toSet()));
            String message = races.get(0).finding().message();
            assertTrue(message.contains("writer(0.1) ") && message.contains("writer(0.2) "), message);
            assertTrue(races.stream().anyMatch(row -> row.finding().message()
                .contains("writes element 2 of samples.NamedArrays.wide at samples.NamedArrays.write:")),
                races.toString());
        }
    }

    @Test
    void a_race_says_of_what_it_is_where_no_place_does() {
        try (Campaign campaign = Campaign.create(folder.resolve("list"), Sample.of("UnnamedList"), options("auto"))) {
            Finding race = campaign.run(CampaignListener.NONE, Cancellation.NEVER).findings().get(0).finding();
            assertEquals("java.util.ArrayList", race.variable());
            assertTrue(race.message().endsWith(": nothing orders the two uses of java.util.ArrayList."),
                race.message());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"in-process", "fork"})
    void what_the_jdk_logs_of_commands_is_no_race(String mode) {
        try (Campaign campaign = Campaign.create(folder.resolve("commands"), Sample.of("RunsCommands"),
            options("all").with(CampaignOption.MODE, mode))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 3);
            assertEquals(List.of(), campaign.findings());
        }
    }

    @Test
    void nothing_is_looked_for_when_not_asked_for() {
        try (Campaign campaign = campaign("none", "none")) {
            assertEquals(List.of(), campaign.run(CampaignListener.NONE, Cancellation.NEVER).findings());
        }
    }
}
