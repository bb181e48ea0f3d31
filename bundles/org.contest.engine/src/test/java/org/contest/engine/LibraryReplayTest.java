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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A library that does more in one JVM than in another, as caches do, and looks for a class that cannot be linked since
 * one that it needs is missing; and a lost update in what the library calls back.
 */
class LibraryReplayTest {

    private static final String LIBRARY = """
        public class Library {
            private static int filled;
            private static final Object LOCK = new Object();

            public static void call(Runnable body) {
                if (new java.io.File("flag").exists()) {
                    for (int i = 0; i < 70; i++) {
                        synchronized (LOCK) {
                            filled++;
                            LOCK.notifyAll();
                        }
                    }
                }
                body.run();
                synchronized (LOCK) {
                    filled += 2;
                }
            }

            public static void lookForLogger() {
                try {
                    Optional.make();
                } catch (NoClassDefFoundError e) {
                    filled++;
                }
            }

            static class Optional {
                static int made = 1;

                static Logger make() {
                    return new Missing();
                }
            }

            static class Logger {
            }

            static class Missing extends Logger {
            }
        }
        """;

    private static final String PROGRAM = """
        public class Caller {
            static int counter;

            public static void main(String[] args) throws Exception {
                Library.lookForLogger();
                Thread other = new Thread(Caller::twice);
                other.start();
                twice();
                other.join();
                if (counter != 4) {
                    throw new IllegalStateException("counter is " + counter);
                }
            }

            private static void twice() {
                for (int i = 0; i < 2; i++) {
                    Library.call(() -> counter++);
                }
            }
        }
        """;

    @TempDir
    private Path folder;
    private Path library;

    @BeforeEach
    void compile() throws IOException {
        library = Sources.library(folder, "Library", LIBRARY, "Library$Missing.class");
        Sources.compile(folder, "Caller", PROGRAM, Files.createDirectory(folder.resolve("classes")), "-cp",
            library.toString());
    }

    private Path record() {
        ProgramSpec program = Programs.of(List.of(folder.resolve("classes"), library), "Caller", List.of());
        return Recorded.failing(folder.resolve("x"), program.withWorkingDirectory(folder), "random");
    }

    private static void replays(Path trace) {
        ReplaySummary replay = Recorded.replay(trace, ReplayOptions.defaults());
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        assertTrue(replay.notes().stream().anyMatch(note -> note.contains("left out")), replay.notes().toString());
    }

    @Test
    void events_of_a_library_that_come_new_are_let_pass() throws IOException {
        Path trace = record();
        Files.createFile(folder.resolve("flag"));
        replays(trace);
    }

    @Test
    void events_of_a_library_that_do_not_come_are_left_out() throws IOException {
        Path flag = Files.createFile(folder.resolve("flag"));
        Path trace = record();
        Files.delete(flag);
        replays(trace);
    }
}
