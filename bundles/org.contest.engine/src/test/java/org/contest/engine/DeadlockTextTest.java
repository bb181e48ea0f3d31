/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertNotNull;
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
import org.contest.protocol.Failure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeadlockTextTest {

    @TempDir
    private Path folder;

    @Test
    void a_deadlock_says_since_which_line_each_monitor_is_held() {
        Path trace = Recorded.failing(folder.resolve("x"), "StaticSynchronizedDeadlock");
        Failure failure = Recorded.replay(trace, ReplayOptions.defaults()).failure();
        assertNotNull(failure);
        String held = " held by [^;]* \\(since StaticSynchronizedDeadlock\\$\\w+\\.outer:\\d+\\)[^;]*";
        assertTrue(failure.message().matches(".*;[^;]*" + held + ";[^;]*" + held), failure.message());
    }

    @Test
    void a_lock_of_the_jdk_is_told_by_name_and_since_when_it_is_held() {
        Path trace = Recorded.failing(folder.resolve("x"), "LockOrder");
        Failure failure = Recorded.replay(trace, ReplayOptions.defaults()).failure();
        assertNotNull(failure);
        String waits = "waits for a java.util.concurrent.locks.ReentrantLock \\(\\w+(\\.\\w+)?\\) held by [^;]* "
            + "\\(since LockOrder\\.[\\w$]+[^;]*:?\\d+\\)[^;]*";
        assertTrue(failure.message().matches(".*;[^;]*" + waits + ";[^;]*" + waits), failure.message());
    }

    /** Each thread takes one lock, waits until the other has its own, and wants that: no run passes. */
    private static final String BOTH = """
        import java.util.concurrent.CyclicBarrier;
        import java.util.concurrent.locks.ReentrantLock;

        public class Both {
            static final Object left = new Object();

            public static void main(String[] args) throws Exception {
                ReentrantLock right = new ReentrantLock();
                CyclicBarrier both = new CyclicBarrier(2);
                Thread other = new Thread(() -> {
                    synchronized (left) {
                        meet(both);
                        right.lock();
                    }
                }, "lefty");
                other.start();
                right.lock();
                meet(both);
                synchronized (left) {
                    right.unlock();
                }
            }

            static void meet(CyclicBarrier both) {
                try {
                    both.await();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        """;

    private static final String LIBRARY = """
        package lib;

        public class Library {
            public synchronized void call(Runnable task) {
                task.run();
            }
        }
        """;

    /** One thread calls a library with a lock held, another one wants that lock inside of such a call. */
    private static final String CALLER = """
        import java.util.concurrent.CyclicBarrier;
        import lib.Library;

        public class Caller {
            static final Object lock = new Object();
            static final Library box = new Library();

            public static void main(String[] args) throws Exception {
                CyclicBarrier both = new CyclicBarrier(2);
                Thread inside = new Thread(() -> box.call(() -> {
                    meet(both);
                    synchronized (lock) {
                        System.out.println();
                    }
                }), "inside");
                inside.start();
                synchronized (lock) {
                    meet(both);
                    box.call(() -> { });
                }
            }

            static void meet(CyclicBarrier both) {
                try {
                    both.await();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        """;

    @ParameterizedTest
    @ValueSource(strings = {"random", "noise"})
    void a_lock_that_a_library_takes_does_not_have_the_name_of_the_object_that_is_called(String scheduler)
        throws IOException {
        Path library = Files.createDirectory(folder.resolve("library"));
        Sources.compile(folder, "Library", LIBRARY, library);
        Sources.compile(folder, "Caller", CALLER, folder, "-g", "-cp", library.toString());
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(1)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.OWN, "Caller*");
        ProgramSpec program = Programs.of(List.of(folder, library), "Caller", List.of());
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            String told = campaign.failures().get(0).message();
            assertTrue(told.contains("held by 0.1 \"inside\" (since Caller.main (lambda at 10)) at "), told);
            assertTrue(told.contains("waits for the monitor of a java.lang.Object (Caller.lock) held by "), told);
        }
    }

    @Test
    void free_threads_tell_locks_by_name_and_since_when_they_are_held_as_well() throws IOException {
        Sources.compile(folder, "Both", BOTH, folder, "-g");
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(1)
            .with(CampaignOption.SCHEDULER, "noise");
        ProgramSpec program = Programs.of(List.of(folder), "Both", List.of());
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            String told = campaign.failures().get(0).message();
            assertTrue(told.contains("\"main\" waits for the monitor of a java.lang.Object (Both.left) held by "
                + "0.1 \"lefty\" (since Both.main (lambda at 11)) at "), told);
            assertTrue(told.contains("\"lefty\" waits for a java.util.concurrent.locks.ReentrantLock (right) held by "
                + "0 \"main\" (since Both.main:17) at "), told);
        }
    }
}
