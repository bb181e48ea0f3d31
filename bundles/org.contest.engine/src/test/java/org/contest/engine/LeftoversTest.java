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

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.BoundedOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What runs leave behind: output, and processes. */
class LeftoversTest {

    @TempDir
    private Path folder;

    private void run(String mode, int runs, String... arguments) {
        Path directory = folder.resolve("x.contest");
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(runs)
            .with(CampaignOption.MODE, mode).with(CampaignOption.SCHEDULER, "random");
        try (Campaign campaign = Campaign.create(directory, Sample.of("PrintsMuch", arguments), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, runs);
        }
    }

    private List<Path> outputs() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("x.contest/output"))) {
            return files.toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void output_without_end_is_kept_in_part_and_once(String mode) throws IOException {
        run(mode, 3, "5000");
        assertEquals(1, outputs().size(), () -> "stored were " + folder);
        String text = Files.readString(outputs().get(0));
        assertTrue(text.length() < 2 * BoundedOutput.PART + 100, "kept were " + text.length());
        assertTrue(text.startsWith("xxx") && text.endsWith("end\n"), "both ends are kept");
        assertTrue(text.contains("bytes left out]"), "what is missing is told");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void no_process_of_a_run_stays_behind(String mode) {
        run(mode, 2, "1", "4711");
        assertEquals(0, ProcessHandle.allProcesses().filter(process -> process.info().commandLine()
            .orElse("").endsWith("sleep 4711")).filter(ProcessHandle::isAlive).count());
    }

    /** A JVM that does runs ahead is ended when the failure is found. */
    @Test
    void no_file_of_a_jvm_of_many_runs_stays_behind() throws IOException {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).with(CampaignOption.SCHEDULER, "noise")
            .with(CampaignOption.MODE, "in-process");
        try (Campaign campaign = Campaign.create(folder.resolve("x.contest"), Sample.of("AssertsInVain"), options)) {
            assertEquals(1, campaign.run(CampaignListener.NONE, Cancellation.NEVER).failures());
        }
        List<Path> left = outputs().stream().filter(file -> file.getFileName().toString().startsWith("jvm-")).toList();
        assertEquals(List.of(), left);
    }

    @Test
    void assertions_are_enabled_unless_they_are_switched_off() {
        ProgramSpec program = Sample.of("AssertsInVain");
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(1);
        try (Campaign campaign = Campaign.create(folder.resolve("on"), program, options)) {
            assertEquals(1, campaign.run(CampaignListener.NONE, Cancellation.NEVER).failures());
            assertEquals("assertion", campaign.failures().get(0).kind());
        }
        ProgramSpec without = program.withVmArguments(List.of(ProgramSpec.NO_ASSERTIONS));
        try (Campaign campaign = Campaign.create(folder.resolve("off"), without, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, 1);
        }
    }
}
