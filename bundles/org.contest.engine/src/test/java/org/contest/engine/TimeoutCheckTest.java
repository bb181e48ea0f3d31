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
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A failure is timing-only when it does not come in the same schedule without the time limits that ended early. */
class TimeoutCheckTest {

    private static final String AWAIT = """
        import java.util.concurrent.CountDownLatch;
        import java.util.concurrent.TimeUnit;

        public class Await {
            static int work;

            public static void main(String[] args) throws Exception {
                CountDownLatch latch = new CountDownLatch(1);
                Thread other = new Thread(() -> {
                    for (int i = 0; i < 20; i++) {
                        work++;
                    }
                    latch.countDown();
                });
                other.start();
                if (!latch.await(20, TimeUnit.MILLISECONDS)) {
                    throw new IllegalStateException("too late");
                }
            }
        }
        """;

    /** An early end of the poll's time does nothing but one more round. */
    private static final String POLL = """
        import java.util.concurrent.BlockingQueue;
        import java.util.concurrent.LinkedBlockingQueue;
        import java.util.concurrent.TimeUnit;

        public class Poll {
            static int got;

            public static void main(String[] args) throws Exception {
                BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
                Thread[] threads = {new Thread(() -> take(queue)), new Thread(() -> take(queue))};
                for (Thread thread : threads) {
                    thread.start();
                }
                for (int i = 0; i < 4; i++) {
                    queue.add(i);
                }
                queue.add(-1);
                queue.add(-1);
                for (Thread thread : threads) {
                    thread.join();
                }
                if (got != 4) {
                    throw new IllegalStateException("got less than 4");
                }
            }

            private static void take(BlockingQueue<Integer> queue) {
                try {
                    Integer item = queue.poll(5, TimeUnit.MILLISECONDS);
                    while (item == null || item >= 0) {
                        if (item != null) {
                            got++;
                        }
                        item = queue.poll(5, TimeUnit.MILLISECONDS);
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        """;

    private static final String NAP = """
        public class Nap {
            static volatile int made;

            public static void main(String[] args) throws Exception {
                new Thread(() -> made = 7).start();
                Thread.sleep(200);
                if (made != 7) {
                    throw new IllegalStateException("not made");
                }
            }
        }
        """;

    /** Fails, and shuts something down, in which a time limit ends while a thread is in the operating system. */
    private static final String CLOSES = """
        import java.nio.channels.Selector;
        import java.util.concurrent.LinkedBlockingQueue;
        import java.util.concurrent.TimeUnit;

        public class Closes {
            public static void main(String[] args) throws Exception {
                Selector selector = Selector.open();
                Thread server = new Thread(() -> {
                    try {
                        selector.select();
                    } catch (java.io.IOException e) {
                        throw new IllegalStateException(e);
                    }
                });
                server.start();
                try {
                    throw new IllegalStateException("wrong");
                } finally {
                    new LinkedBlockingQueue<String>().poll(20, TimeUnit.MILLISECONDS);
                    selector.wakeup();
                    server.join();
                }
            }
        }
        """;

    /** Keeps a limit of its own; with an argument for somebody who never comes. */
    private static final String LOOK = """
        import java.util.concurrent.TimeoutException;

        public class Look {
            static volatile int work;

            public static void main(String[] args) throws Exception {
                int most = args.length == 0 ? 20 : Integer.MAX_VALUE;
                Thread other = new Thread(() -> {
                    for (int i = 0; i < 20; i++) {
                        work++;
                    }
                });
                other.start();
                long begin = System.nanoTime();
                while (work < most) {
                    if (System.nanoTime() - begin > 20_000_000) {
                        throw new TimeoutException("waited for " + most);
                    }
                    Thread.sleep(1);
                }
            }
        }
        """;

    /** Closes the socket when its own limit of a call is over; the socket has a limit, too. */
    private static final String CALL = """
        import java.net.InetAddress;
        import java.net.ServerSocket;
        import java.net.Socket;

        public class Call {
            static final Object LOCK = new Object();
            static int work;
            static boolean answered;

            public static void main(String[] args) throws Exception {
                ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                new Thread(() -> answer(server)).start();
                Socket socket = new Socket(server.getInetAddress(), server.getLocalPort());
                socket.setSoTimeout(300);
                Thread watchdog = new Thread(() -> watch(socket));
                watchdog.start();
                try {
                    socket.getInputStream().read();
                } catch (java.io.IOException e) {
                    throw new IllegalStateException("timeout", e);
                }
                synchronized (LOCK) {
                    answered = true;
                    LOCK.notifyAll();
                }
                watchdog.join();
            }

            private static void answer(ServerSocket server) {
                try (Socket socket = server.accept()) {
                    for (int i = 0; i < 40; i++) {
                        synchronized (LOCK) {
                            work++;
                        }
                    }
                    socket.getOutputStream().write(1);
                } catch (java.io.IOException e) {
                    // the client has gone
                }
            }

            private static void watch(Socket socket) {
                synchronized (LOCK) {
                    try {
                        if (!answered) {
                            LOCK.wait(100);
                        }
                        if (!answered) {
                            socket.close();
                        }
                    } catch (InterruptedException | java.io.IOException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        }
        """;

    /** A task that is due soon takes away what main reads. */
    private static final String TASK = """
        import java.util.Map;
        import java.util.Timer;
        import java.util.TimerTask;
        import java.util.concurrent.ConcurrentHashMap;
        import java.util.concurrent.CountDownLatch;
        import java.util.concurrent.DelayQueue;
        import java.util.concurrent.Delayed;
        import java.util.concurrent.Executors;
        import java.util.concurrent.ScheduledExecutorService;
        import java.util.concurrent.TimeUnit;

        public class Task {
            static final Map<String, String> MAP = new ConcurrentHashMap<>(Map.of("key", "value"));

            record Due(long at, Runnable task) implements Delayed {
                public long getDelay(TimeUnit unit) {
                    return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
                }

                public int compareTo(Delayed other) {
                    return Long.compare(at, ((Due) other).at);
                }
            }

            public static void main(String[] args) throws Exception {
                CountDownLatch done = new CountDownLatch(1);
                begin(args[0], () -> {
                    MAP.clear();
                    done.countDown();
                });
                for (int i = 0; i < 20; i++) {
                    if (MAP.get("key").isEmpty()) {
                        throw new IllegalStateException("no value");
                    }
                }
                done.await();
            }

            private static void begin(String by, Runnable task) {
                switch (by) {
                case "executor" -> {
                    ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
                    executor.schedule(() -> {
                        task.run();
                        executor.shutdown();
                    }, 20, TimeUnit.MILLISECONDS);
                }
                case "timer" -> new Timer(true).schedule(new TimerTask() {
                    @Override
                    public void run() {
                        task.run();
                    }
                }, 20);
                default -> {
                    DelayQueue<Due> queue = new DelayQueue<>();
                    queue.add(new Due(System.nanoTime() + 20_000_000, task));
                    new Thread(() -> {
                        try {
                            queue.take().task().run();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }).start();
                }
                }
            }
        }
        """;

    /** The task is a time limit, and no longer wanted when the work is done. */
    private static final String LIMIT = """
        import java.util.concurrent.CompletableFuture;
        import java.util.concurrent.Executors;
        import java.util.concurrent.Future;
        import java.util.concurrent.ScheduledExecutorService;
        import java.util.concurrent.TimeUnit;

        public class Limit {
            public static void main(String[] args) throws Exception {
                ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
                CompletableFuture<String> result = new CompletableFuture<>();
                Runnable givesUp = () -> result.completeExceptionally(new IllegalStateException("gave up"));
                Future<?> limit = executor.schedule(givesUp, 20, TimeUnit.MILLISECONDS);
                result.whenComplete((value, failure) -> limit.cancel(false));
                new Thread(() -> result.complete("done")).start();
                result.get();
                executor.shutdown();
            }
        }
        """;

    @TempDir
    private Path folder;

    private CampaignSummary run(String name, String text) throws IOException {
        return run(name, text, "noise-rule");
    }

    private ProgramSpec program(String name, String text, List<String> arguments) throws IOException {
        Path classes = folder.resolve("classes");
        Sources.compile(folder, name, text, classes);
        return Programs.of(List.of(classes), name, arguments).withWorkingDirectory(folder);
    }

    private CampaignSummary run(String name, String text, String scheduler, String... arguments) throws IOException {
        ProgramSpec program = program(name, text, List.of(arguments));
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(40)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.SEEDING, "timeoutTamper")
            .with(CampaignOption.JOBS, 1).with(CampaignOption.STOP_ON, "failure");
        try (Campaign campaign = Campaign.create(folder.resolve("x.contest"), program, options)) {
            return campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        }
    }

    @Test
    void what_comes_by_the_end_of_a_time_limit_alone_does_not_count_however_often_it_comes() throws IOException {
        CampaignSummary summary = run("Await", AWAIT);
        assertEquals(0, summary.failures(), summary.toJson());
        assertEquals(40, summary.runs());
        assertEquals(1, summary.distinctFailures().size(), summary.toJson());
        FailureRow failure = summary.distinctFailures().get(0);
        assertTrue(failure.timingOnly(), failure.message());
        assertFalse(failure.unconfirmed(), failure.message());
        assertTrue(failure.message().contains("\"main\" waits on when its time limit of "), failure.message());
        assertTrue(failure.message().endsWith("this failure does not come: it needs the timeout."), failure.message());
    }

    @Test
    void what_was_thrown_before_a_time_limit_ended_does_not_need_it_though_it_is_told_later() throws IOException {
        CampaignSummary summary = run("Closes", CLOSES, "random");
        FailureRow failure = summary.distinctFailures().get(0);
        assertFalse(failure.timingOnly(), failure.message());
        assertFalse(failure.message().contains("may need this timeout"), failure.message());
        assertTrue(failure.message().contains("No matter of time: in the same schedule"), failure.message());
    }

    @Test
    void a_failure_behind_a_short_sleep_names_it() throws IOException {
        CampaignSummary summary = run("Nap", NAP, "random");
        FailureRow failure = summary.distinctFailures().get(0);
        assertFalse(failure.timingOnly(), failure.message());
        assertTrue(
            failure.message().contains("Before, a sleep of 200 ms of 0 \"main\" at Nap.main:6 ended while another"
                + " thread could go on: sleeps of up to 1000 ms together (--max-delay) do not wait for the others."),
            failure.message());
        assertTrue(summary.toJson().contains("a sleep of 200 ms"), summary.toJson());
    }

    @ParameterizedTest
    @ValueSource(strings = {"executor", "timer", "queue"})
    void a_task_that_is_due_soon_may_come_before_others_go_on(String by) throws IOException {
        CampaignSummary summary = run("Task", TASK, "random", by);
        assertEquals(1, summary.failures(), summary.toJson());
        FailureRow failure = summary.distinctFailures().get(0);
        assertFalse(failure.timingOnly(), failure.message());
        assertFalse(failure.unconfirmed(), failure.message());
        assertTrue(failure.message().contains("Before, the delay of a task of 20 ms of "), failure.message());
        assertTrue(failure.message().endsWith(
            "this failure does not come: the task comes later, and nothing says when it may."), failure.message());
    }

    @Test
    void a_task_that_would_have_been_cancelled_is_a_time_limit() throws IOException {
        CampaignSummary summary = run("Limit", LIMIT, "random");
        assertEquals(0, summary.failures(), summary.toJson());
        FailureRow failure = summary.distinctFailures().get(0);
        assertTrue(failure.timingOnly(), failure.message());
        assertTrue(failure.message().endsWith("this failure does not come: it needs the timeout."), failure.message());
    }

    private FailureRow look(List<String> arguments) throws IOException {
        return underNoise(program("Look", LOOK, arguments));
    }

    private FailureRow underNoise(ProgramSpec program) {
        CampaignOptions noise = CampaignOptions.defaults().withSeed(3).withRuns(2).with(CampaignOption.JOBS, 1)
            .with(CampaignOption.SCHEDULER, "noise").with(CampaignOption.PLACEMENT, "random-all")
            .with(CampaignOption.SEEDING, "sleep").with(CampaignOption.FREQUENCY, "1000")
            .with(CampaignOption.STRENGTH, "5000");
        try (Campaign campaign = Campaign.create(folder.resolve("x.contest"), program, noise)) {
            return campaign.run(CampaignListener.NONE, Cancellation.NEVER).distinctFailures().get(0);
        }
    }

    @Test
    void a_limit_that_a_program_keeps_by_looks_at_the_clock_is_asked_about_under_noise() throws IOException {
        FailureRow failure = look(List.of());
        assertTrue(failure.timingOnly(), failure.message());
        assertTrue(failure.message().contains("clocks do not count the time of delays"), failure.message());
    }

    @Test
    void the_limit_of_a_socket_does_not_end_while_the_replay_that_asks_holds_the_others() throws IOException {
        FailureRow failure = underNoise(program("Call", CALL, List.of()));
        assertTrue(failure.timingOnly(), failure.message());
        assertTrue(failure.message().contains("its time limit of 100 ms is over"), failure.message());
    }

    @Test
    void who_waits_for_nobody_fails_by_such_a_limit_in_any_case() throws IOException {
        FailureRow failure = look(List.of("never"));
        assertFalse(failure.timingOnly(), failure.message());
        assertFalse(failure.unconfirmed(), failure.message());
    }

    @Test
    void what_comes_without_the_end_of_a_time_limit_as_well_counts() throws IOException {
        CampaignSummary summary = run("Poll", POLL);
        FailureRow failure = summary.distinctFailures().get(0);
        assertFalse(failure.timingOnly(), failure.message());
        assertEquals(1, summary.failures(), summary.toJson());
    }
}
