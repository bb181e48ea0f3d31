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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.protocol.trace.TraceAppendix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong around a campaign is told, and what was done before is kept. */
class FaultsTest {

    private static final CampaignOptions TWO = CampaignOptions.defaults().withSeed(3).withRuns(2);

    @TempDir
    private Path folder;

    private Path directory() {
        return folder.resolve("x.contest");
    }

    private CampaignSummary record() {
        try (Campaign campaign = Campaign.create(directory(), Sample.of("DiesAndLeavesWaiter"), TWO)) {
            return campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        }
    }

    /** A largest size of files stands for a full disk: the system refuses to write in the middle of a campaign. */
    @Test
    void a_campaign_without_room_keeps_its_runs_and_says_so() throws Exception {
        Path told = folder.resolve("told.txt");
        Process engine = new ProcessBuilder("/bin/sh", "-c", "ulimit -f 4000; exec \"$@\"", "sh",
            Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
            System.getProperty("java.class.path"), WithoutRoom.class.getName(), directory().toString(),
            Recorded.PROGRAMS.toString())
            .redirectErrorStream(true).redirectOutput(told.toFile()).start();
        assertEquals(3, engine.waitFor(), () -> text(told));
        assertTrue(text(told).contains("There is no room for the files of the campaign in " + directory()), text(told));
        try (Campaign campaign = Campaign.open(directory())) {
            assertTrue(campaign.summary().runs() > 0, text(told));
            assertEquals(CampaignSummary.Verdict.INCONCLUSIVE, campaign.summary().verdict(), text(told));
        }
    }

    /** A campaign of its own process. */
    static final class WithoutRoom {

        private WithoutRoom() {
        }

        public static void main(String[] args) {
            CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(100_000);
            ProgramSpec program = ProgramSpec.of(List.of(Path.of(args[1])),
                "org.contest.testprograms.success.LockedUpdate", List.of());
            try (Campaign campaign = Campaign.create(Path.of(args[0]), program, options)) {
                campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            } catch (EngineException e) {
                System.out.println(e.getMessage());
                System.exit(3);
            }
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void of_two_engines_that_make_the_same_campaign_one_is_told_so() throws Exception {
        Callable<String> create = () -> {
            try (Campaign campaign = Campaign.create(directory(), Sample.of("DiesAndLeavesWaiter"), TWO)) {
                return "made " + campaign.options().values().size();
            } catch (EngineException e) {
                return e.side() + " " + e.getMessage();
            }
        };
        ExecutorService engines = Executors.newFixedThreadPool(2);
        try {
            List<String> told = List.of(engines.submit(create), engines.submit(create)).stream()
                .map(FaultsTest::answer).sorted().toList();
            assertTrue(told.get(0).startsWith("USER The") && told.get(1).startsWith("made"), told.toString());
        } finally {
            engines.shutdown();
        }
    }

    private static String answer(Future<String> future) {
        try {
            return future.get();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_campaign_that_was_killed_in_its_first_moments_begins_anew() throws IOException {
        Files.createDirectories(directory().resolve("traces"));
        Files.createDirectories(directory().resolve(".new123"));
        assertEquals(1, record().failures());
    }

    @Test
    void a_trace_that_stands_alone_replays_beside_a_campaign_file_that_is_broken() throws IOException {
        Path trace = record().distinctFailures().get(0).trace();
        Files.writeString(directory().resolve("campaign.db"), "this is no database, whatever its name says");
        ReplaySummary replay = Replay.run(trace, ReplayOptions.defaults(), Cancellation.NEVER);
        assertEquals(ReplaySummary.Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
    }

    @Test
    void a_trace_that_stands_alone_replays_in_a_campaign_that_cannot_be_written() throws Exception {
        Path trace = Objects.requireNonNull(record().distinctFailures().get(0).trace());
        Path told = folder.resolve("told.txt");
        List<String> command = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) { // who may write everywhere, but for this
            command.addAll(List.of("setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"));
        }
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
            System.getProperty("java.class.path"), InReadOnlyCampaign.class.getName(), trace.toString()));
        chmod("a-w");
        Process engine = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(told.toFile()).start();
        int code = engine.waitFor();
        chmod("u+w");
        assertEquals(0, code, () -> text(told));
        assertTrue(text(told).endsWith("not writable, SAME_FAILURE\n"), text(told));
    }

    private void chmod(String mode) throws IOException, InterruptedException {
        assertEquals(0, new ProcessBuilder("chmod", "-R", mode, directory().toString()).inheritIO().start().waitFor());
    }

    /** A replay of its own process. */
    static final class InReadOnlyCampaign {

        private InReadOnlyCampaign() {
        }

        public static void main(String[] args) {
            Path trace = Path.of(args[0]);
            boolean writable = Files.isWritable(trace) || Files.isWritable(trace.getParent().getParent());
            ReplaySummary replay = Replay.run(trace, ReplayOptions.defaults(), Cancellation.NEVER);
            System.out.println((writable ? "writable, " : "not writable, ") + replay.outcome());
        }
    }

    @Test
    void damage_of_a_trace_in_its_campaign_is_told() throws IOException {
        Path trace = record().distinctFailures().get(0).trace();
        byte[] bytes = Files.readAllBytes(trace);
        int events = bytes.length - Objects.requireNonNull(TraceAppendix.read(trace)).length;
        Files.write(trace, Arrays.copyOf(bytes, events - 200));
        ReplaySummary replay = Replay.run(trace, ReplayOptions.defaults(), Cancellation.NEVER);
        assertTrue(replay.notes().get(0).startsWith("The trace is not whole"), replay.toJson());
    }

    @Test
    void a_broken_table_of_locations_is_named() throws IOException {
        record();
        Files.write(directory().resolve("sites.tsv"), new byte[] {(byte) 0xc3, (byte) 0x28, '\n'});
        try (Campaign campaign = Campaign.open(directory())) {
            EngineException told =
                assertThrows(EngineException.class, () -> campaign.run(CampaignListener.NONE, Cancellation.NEVER));
            assertTrue(told.getMessage().contains("sites.tsv is damaged"), told.getMessage());
            assertEquals(told.getMessage(), campaign.summary().error());
            assertEquals("An error has ended the campaign: " + told.getMessage(), campaign.summary().health().why());
        }
    }
}
