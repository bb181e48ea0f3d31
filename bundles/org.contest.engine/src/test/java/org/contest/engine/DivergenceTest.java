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
import javax.tools.ToolProvider;
import org.contest.engine.model.ReplayDivergence;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.protocol.DivergenceCause;
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
        Path source = Files.writeString(folder.resolve("Racy.java"), BEGIN + statement + END);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-d",
            folder.toString(), source.toString()));
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
