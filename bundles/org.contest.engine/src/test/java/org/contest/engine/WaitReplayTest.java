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
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A library spins until a server has answered, or waits for a millisecond again and again where there is a flag, as one
 * does that counts its rounds. The server is in the operating system before and afterwards.
 */
class WaitReplayTest {

    private static final String LIBRARY = """
        import java.nio.channels.Selector;
        import java.util.concurrent.locks.LockSupport;

        public class Library {
            private static final Object LOCK = new Object();
            private static volatile boolean answered;
            private static int rounds;

            public static void call() throws Exception {
                boolean isOther = new java.io.File("flag").exists();
                Selector selector = Selector.open();
                Thread server = new Thread(() -> serve(selector));
                server.setDaemon(true);
                server.start();
                while (!answered) {
                    if (isOther) {
                        LockSupport.parkNanos(1_000_000);
                    } else {
                        Thread.yield();
                    }
                }
            }

            private static void serve(Selector selector) {
                try {
                    selector.select(100);
                    synchronized (LOCK) {
                        rounds++;
                    }
                    answered = true;
                    selector.select();
                } catch (java.io.IOException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        """;

    /** In another package than the library, which would be own code otherwise. */
    private static final String PROGRAM = """
        package app;

        public class Caller {
            public static void main(String[] args) throws Exception {
                Class.forName("Library").getMethod("call").invoke(null);
                throw new IllegalStateException("as always");
            }
        }
        """;

    @TempDir
    private Path folder;

    @Test
    void a_wait_that_the_trace_does_not_have_is_over_when_its_time_has_passed() throws IOException {
        Path library = Sources.library(folder, "Library", LIBRARY, "");
        Path classes = Files.createDirectory(folder.resolve("classes"));
        Sources.compile(folder, "Caller", PROGRAM, classes);
        ProgramSpec program = Programs.of(List.of(classes, library), "app.Caller", List.of());
        Path trace = Recorded.failing(folder.resolve("x"), program.withWorkingDirectory(folder), "random");
        Files.createFile(folder.resolve("flag"));
        ReplaySummary replay = Recorded.replay(trace, ReplayOptions.defaults());
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        assertTrue(replay.notes().stream().noneMatch(note -> note.contains("own operations")), replay.toJson());
    }
}
