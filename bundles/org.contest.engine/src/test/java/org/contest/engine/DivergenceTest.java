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
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ReplayDivergence;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.steps.ProgramChanges;
import org.contest.protocol.Divergence;
import org.contest.protocol.Divergence.Found;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.SiteTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of a replay that cannot follow its trace, with real JVMs. */
class DivergenceTest {

    private static final String BEGIN = """
        public class Racy {
            static int counter;

            public static void main(String[] args) throws Exception {
        """;
    private static final String END = """
                Thread other = new Thread(() -> counter++);
                other.start();
                counter++;
                other.join();
                if (counter != 2) {
                    throw new IllegalStateException("counter is " + counter);
                }
            }
        }
        """;

    @TempDir
    private Path folder;

    private void compile(String statement) throws IOException {
        Sources.compile(folder, "Racy", BEGIN + statement + END, folder, "-sourcepath", folder.toString());
    }

    private Path record() {
        return Recorded.failing(folder.resolve("x"),
            Programs.of(List.of(folder), "Racy", List.of()).withWorkingDirectory(folder), "random");
    }

    private static ReplayDivergence divergence(Path trace) {
        ReplaySummary replay = Recorded.replay(trace, new ReplayOptions(OptionalInt.empty(), OptionalLong.empty(), 3));
        assertEquals(Outcome.DIVERGED, replay.outcome(), replay.toJson());
        assertFalse(replay.positions().isEmpty());
        ReplayDivergence divergence = replay.divergence();
        assertNotNull(divergence);
        assertTrue(
            divergence.place().matches("Thread 0 \"main\" left the trace at operation \\d+ of \\d+ \\(event \\d+\\)"),
            divergence.place());
        return divergence;
    }

    @Test
    void a_program_that_has_changed_is_told_with_the_lines_of_both() throws IOException {
        compile("");
        Path trace = record();
        compile("counter = 0;\n");
        ReplayDivergence divergence = divergence(trace);
        assertEquals(DivergenceCause.OTHER_PROGRAM, divergence.cause(), divergence.toString());
        assertTrue(divergence.expected().matches(".+ at Racy.main:\\d+"), divergence.toString());
        assertEquals("writes Racy.counter at Racy.main:5", divergence.found());
        assertTrue(divergence.inEvents().endsWith("found STATIC_WRITE at Racy.main:5"), divergence.inEvents());
        assertTrue(divergence.inWords().startsWith("Thread \"main\" left the trace at operation "),
            divergence.inWords());
        assertTrue(divergence.inWords(ProgramChanges.since(trace, Place.RECORDED))
            .startsWith("Racy was changed since the recording. Thread \"main\" left the trace at operation "));
        assertTrue(divergence.inWords(List.of("A", "Racy", "B"))
            .startsWith("Racy and 2 other classes were changed since the recording. Thread \"main\" left"));
    }

    @Test
    void a_class_that_was_deleted_is_among_the_changed_ones_but_not_what_was_made_of_one_that_is_there()
        throws IOException {
        Files.writeString(folder.resolve("Other.java"), "class Other { static int value; Other() { value++; } }");
        compile("new Other();\n");
        Path trace = record();
        assertEquals(List.of(), ProgramChanges.since(trace, Place.RECORDED));
        Files.delete(folder.resolve("Other.class"));
        assertEquals(List.of("Other"), ProgramChanges.since(trace, Place.RECORDED));
    }

    /** A launcher that starts the JVM itself has the locations of the program as it is now. */
    @Test
    void a_replay_that_is_started_by_its_command_names_places_that_are_not_in_the_trace() throws Exception {
        compile("");
        Path trace = record();
        compile("synchronized (Racy.class) { counter = 0; }\n");
        Path result = Files.createDirectory(folder.resolve("r")).resolve("result");
        ProcessSpec command = Replay.command(trace, ReplayOptions.defaults(), result);
        Process jvm = new ProcessBuilder(command.command()).directory(folder.toFile())
            .redirectErrorStream(true).redirectOutput(folder.resolve("out").toFile()).start();
        assertTrue(jvm.waitFor(1, TimeUnit.MINUTES));
        ReplayDivergence divergence = Replay.judge(trace, result, jvm.exitValue(), 0, "").divergence();
        assertNotNull(divergence);
        assertEquals(DivergenceCause.OTHER_PROGRAM, divergence.cause(), divergence.toString());
        assertTrue(divergence.found().endsWith(" at Racy.main:5"), divergence.found());
    }

    @Test
    void a_place_that_no_table_has_gets_no_name() throws Exception {
        compile("");
        Path trace = record();
        String told = new Divergence(3, "0", "STATIC_READ at Racy.main:5", new Found("", "READ at unknown.site#7601",
            new SiteTable().site(7601), ""), DivergenceCause.HASH_CODE).text();
        assertEquals("an operation at a place that is not in the trace", Replay.divergence(trace, told).found());
    }

    @Test
    void a_thread_that_waits_for_the_world_as_it_did_not_then_is_no_hang_of_the_program() throws Exception {
        compile("if (new java.io.File(\"flag\").exists()) { new java.io.FileInputStream(\"flag\").read(); }\n");
        Path trace = record();
        assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve("flag").toString()).start().waitFor());
        ReplayDivergence divergence = divergence(trace);
        assertEquals(DivergenceCause.INPUT_OUTPUT, divergence.cause(), divergence.toString());
        assertTrue(divergence.found().endsWith("no event for long"), divergence.toString());
    }

    @Test
    void one_that_waits_for_a_connection_as_it_did_not_then_is_told_at_once() throws IOException {
        compile("if (new java.io.File(\"flag\").exists()) { new java.net.ServerSocket(0).accept(); }\n");
        Path trace = record();
        Files.createFile(folder.resolve("flag"));
        ReplayDivergence divergence = divergence(trace);
        assertEquals(DivergenceCause.INPUT_OUTPUT, divergence.cause(), divergence.toString());
        assertEquals("calls ServerSocket by accept() at Racy.main:5", divergence.found());
    }

    @Test
    void a_file_that_has_changed_is_told_as_something_that_is_not_recorded() throws IOException {
        compile("if (new java.io.File(\"flag\").exists()) { counter = 0; }\n");
        Path trace = record();
        Files.createFile(folder.resolve("flag"));
        ReplayDivergence divergence = divergence(trace);
        assertEquals(DivergenceCause.UNKNOWN, divergence.cause(), divergence.toString());
        assertEquals("0", divergence.thread());
    }
}
