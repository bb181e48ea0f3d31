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
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.RunRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that has no end: of its trace the beginning is looked at, as the whole took longer than the run. */
class UnfinishedRunTest {

    private static final String PROGRAM = """
        public class Endless {
            static int shared;
            static int sum;

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> shared++);
                other.start();
                shared++;
                other.join();
                while (sum >= 0) {
                    sum = sum + 1;
                }
            }
        }
        """;

    @TempDir
    private Path folder;

    @Test
    void the_beginning_of_a_run_without_an_end_is_looked_at_and_it_is_said() throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        Sources.compile(folder, "Endless", PROGRAM, classes);
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(1)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MAX_EVENTS, "2500000");
        List<String> notes = new ArrayList<>();
        CampaignListener listener = new CampaignListener() {
            @Override
            public void note(String sentence) {
                notes.add(sentence);
            }
        };
        try (Campaign campaign =
            Campaign.create(folder.resolve("x"), Programs.of(List.of(classes), "Endless", List.of()), options)) {
            campaign.run(listener, Cancellation.NEVER);
            assertEquals(List.of(RunRow.LOST), campaign.runs().stream().map(RunRow::outcome).toList());
            assertTrue(notes.stream().anyMatch(note -> note.startsWith("Coverage and findings are of the first")),
                notes::toString);
            assertFalse(campaign.findings().isEmpty());
            assertEquals("", campaign.summary().operations().cutInWords());
        }
    }
}
