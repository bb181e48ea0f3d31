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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Temporary files of a run are met by no other run, and do not stay. */
class TemporaryFilesTest {

    @TempDir
    private Path folder;
    private Path told;
    private Path linked;

    @BeforeEach
    void outside() throws IOException {
        told = folder.resolve("told");
        linked = Files.createDirectory(folder.resolve("linked"));
        Files.writeString(linked.resolve("kept"), "text");
    }

    private ProgramSpec program() {
        return Sample.of("LeavesTemporaryFiles", told.toString(), linked.toString());
    }

    /** The names that a run leaves come of its seed, and are the same in a second campaign and in each replay. */
    @ParameterizedTest
    @ValueSource(strings = {"fork", "in-process"})
    void files_of_unique_names_are_met_by_no_other_run(String mode) throws IOException {
        for (String name : List.of("first", "second")) {
            Path trace = failing(folder.resolve(name), mode);
            for (int i = 0; i < 2; i++) {
                ReplaySummary again = Recorded.replay(trace, ReplayOptions.defaults());
                assertEquals(ReplaySummary.Outcome.SAME_FAILURE, again.outcome(), again.toJson());
            }
        }
        assertFalse(Files.exists(Path.of(Files.readString(told))), "its folder is gone");
        assertTrue(Files.exists(linked.resolve("kept")), "links are not followed");
    }

    private Path failing(Path directory, String mode) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(50)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MODE, mode);
        try (Campaign campaign = Campaign.create(directory, program(), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(1, campaign.failures().size());
            assertTrue(campaign.failures().get(0).signature().contains("IllegalStateException"), "no file was met");
            return campaign.failures().get(0).trace();
        }
    }

    @Test
    void a_folder_that_the_program_names_is_its_own() throws IOException {
        Path own = Files.createDirectory(folder.resolve("own"));
        ProgramSpec program = program().withVmArguments(List.of("-Djava.io.tmpdir=" + own));
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(1);
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        }
        assertEquals(own.toString(), Files.readString(told));
        assertTrue(Files.exists(own.resolve("always-the-same")), "what it leaves there stays");
    }
}
