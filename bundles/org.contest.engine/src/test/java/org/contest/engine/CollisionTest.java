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
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs side by side that want the same thing of the machine. */
class CollisionTest {

    private static final int RUNS = 4;

    @TempDir
    private Path folder;

    @Test
    void a_run_that_another_one_has_made_fail_is_done_again_alone() throws IOException {
        Path shared = Files.createDirectory(folder.resolve("shared"));
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(RUNS)
            .with(CampaignOption.MODE, "fork").with(CampaignOption.SCHEDULER, "noise").with(CampaignOption.JOBS, 2);
        List<String> notes = new ArrayList<>();
        CampaignListener listener = new CampaignListener() {
            @Override
            public void note(String text) {
                notes.add(text);
            }
        };
        try (Campaign campaign =
            Campaign.create(folder.resolve("x"), Sample.of("SharesFile", shared.toString()), options)) {
            CampaignSummary summary = campaign.run(listener, Cancellation.NEVER);
            assertEquals(RUNS, summary.runs(), summary.toJson());
            assertEquals(List.of(), summary.distinctFailures());
        }
        assertEquals(1, notes.stream().filter(note -> note.startsWith("Runs side by side wanted the same ")).count(),
            notes.toString());
        try (var files = Files.list(shared)) {
            assertTrue(files.anyMatch(file -> file.getFileName().toString().startsWith("refused")));
        }
    }
}
