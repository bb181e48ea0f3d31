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
import static org.junit.jupiter.api.Assertions.assertNotNull;

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
 * A library with a server, a worker and a timer. Where there is a flag no client comes, the worker waits for something
 * else, and the timer ticks without an end: nothing that the trace has of these three happens.
 */
class TimerReplayTest {

    private static final String LIBRARY = """
        import java.io.IOException;
        import java.net.InetAddress;
        import java.net.ServerSocket;
        import java.net.Socket;

        public class Library {
            private static final Object LOCK = new Object();
            private static final Object NEVER = new Object();
            private static final int MANY = 500;
            private static boolean isOther;
            private static int steps;
            private static int ticks;

            public static void serve() throws Exception {
                isOther = new java.io.File("flag").exists();
                ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                begin(() -> accept(server));
                begin(() -> step(1));
                begin(Library::tick);
                if (!isOther) {
                    new Socket(server.getInetAddress(), server.getLocalPort()).close();
                    await(3);
                }
            }

            public static void waitsHere() {
                if (isOther) {
                    never();
                }
            }

            private static void begin(Runnable body) {
                Thread thread = new Thread(() -> {
                    body.run();
                    rest();
                });
                thread.setDaemon(true);
                thread.start();
            }

            private static void accept(ServerSocket server) {
                try (Socket client = server.accept()) {
                    synchronized (LOCK) {
                        steps = 1;
                    }
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }

            private static void step(int after) {
                if (isOther) {
                    never();
                }
                await(after);
                synchronized (LOCK) {
                    steps = after + 1;
                }
            }

            private static void tick() {
                while (isOther) {
                    ticks++;
                    pause();
                }
                step(2);
            }

            private static void await(int wanted) {
                for (int i = 0; i < MANY && steps() < wanted; i++) {
                    pause();
                }
            }

            private static int steps() {
                synchronized (LOCK) {
                    return steps;
                }
            }

            private static void pause() {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }

            private static void rest() {
                try {
                    synchronized (LOCK) {
                        while (steps < MANY) {
                            LOCK.wait();
                        }
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }

            private static void never() {
                try {
                    synchronized (NEVER) {
                        while (isOther) {
                            NEVER.wait();
                        }
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        """;

    private static final String PROGRAM = """
        public class Caller {
            static int counter;

            public static void main(String[] args) throws Exception {
                Library.serve();
                counter++;
                if (args.length > 0) {
                    Library.waitsHere();
                }
                for (int i = 0; i < 100; i++) {
                    counter++;
                }
                throw new IllegalStateException("counter is " + counter);
            }
        }
        """;

    @TempDir
    private Path folder;
    private Path library;

    @BeforeEach
    void compile() throws IOException {
        library = Sources.library(folder, "Library", LIBRARY, "");
        Sources.compile(folder, "Caller", PROGRAM, Files.createDirectory(folder.resolve("classes")), "-cp",
            library.toString());
    }

    private ReplaySummary recordedAndReplayed(String... arguments) throws IOException {
        ProgramSpec program =
            Programs.of(List.of(folder.resolve("classes"), library), "Caller", List.of(arguments));
        Path trace = Recorded.failing(folder.resolve("x"), program.withWorkingDirectory(folder), "random");
        Files.createFile(folder.resolve("flag"));
        return Recorded.replay(trace, ReplayOptions.defaults());
    }

    @Test
    void others_go_on_before_a_timer_that_does_nothing_of_the_trace() throws IOException {
        ReplaySummary replay = recordedAndReplayed();
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
    }

    @Test
    void a_replay_in_which_only_a_timer_goes_on_ends_and_tells_where_it_left_the_trace() throws IOException {
        ReplaySummary replay = recordedAndReplayed("waits");
        assertEquals(Outcome.DIVERGED, replay.outcome(), replay.toJson());
        assertNotNull(replay.divergence(), replay.toJson());
    }
}
