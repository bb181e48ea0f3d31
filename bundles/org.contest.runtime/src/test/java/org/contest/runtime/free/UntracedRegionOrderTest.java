/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.Primitives;
import org.contest.runtime.hooks.ProgramHooks;
import org.contest.runtime.run.RunControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In the launcher's untraced region threads wait for each other without events, and so order their other events. */
class UntracedRegionOrderTest {

    private static final int EARLY = 5;
    private static final int LATE = 6;

    @TempDir
    private Path folder;

    /** Latches have no hooks here, as nothing has inside an untraced region. */
    private final CountDownLatch isInside = new CountDownLatch(1);
    private final CountDownLatch isPassedOn = new CountDownLatch(1);
    private final CountDownLatch isOver = new CountDownLatch(1);

    private static void giveWay(int site) {
        RunControl.current().events().giveWay(site);
    }

    /** Main goes on once {@code between} has passed on what it got from a thread that has yielded. */
    private void mainYieldsLate(FreeProgram.Body between) throws Exception {
        FreeProgram.start(FreeProgram.thread("early", () -> {
            giveWay(EARLY);
            RunControl.enterLauncher();
            isInside.countDown();
            isOver.await();
        }), 1);
        FreeProgram.start(FreeProgram.thread("between", () -> {
            RunControl.enterLauncher();
            isInside.await();
            between.run();
        }), 2);
        RunControl.enterLauncher();
        isPassedOn.await();
        ProgramHooks.enterProgram();
        giveWay(LATE);
        isOver.countDown();
    }

    private List<Integer> yields(FreeProgram.Body body) throws IOException {
        Path file = folder.resolve("t.trace");
        RunResult result = FreeProgram.run(FreeProgram.options(Map.of(Key.RECORD, "full", Key.TRACE, file)), body);
        assertEquals(List.of(), result.failures());
        Trace trace = Trace.read(file);
        return IntStream.range(0, trace.size()).mapToObj(trace::event).filter(e -> e.kind() == EventKind.YIELD)
            .map(TraceEvent::site).toList();
    }

    @Test
    void what_comes_after_an_untraced_region_is_after_what_others_did_before_theirs() throws IOException {
        assertEquals(List.of(EARLY, LATE), yields(() -> mainYieldsLate(() -> {
            isPassedOn.countDown();
            isOver.await();
        })));
    }

    @Test
    void an_event_inside_stands_for_what_it_comes_after() throws IOException {
        assertEquals(List.of(EARLY, LATE), yields(() -> mainYieldsLate(() -> {
            FreeProgram.start(FreeProgram.thread("last", () -> isOver.await()), 3);
            isPassedOn.countDown();
        })));
    }

    /** Main does what takes long, and goes on when a thread wakes it that has yielded and gone inside. */
    private void mainIsWoken(Consumer<Thread> wake, Runnable wait) throws Exception {
        Thread main = Thread.currentThread();
        FreeProgram.start(FreeProgram.thread("early", () -> {
            giveWay(EARLY);
            RunControl.enterLauncher();
            wake.accept(main);
            isOver.await();
        }), 1);
        wait.run();
        giveWay(LATE);
        isOver.countDown();
    }

    private static Primitives inUntracedRegion() {
        return RunControl.current().unseen(true);
    }

    private static void sleep() {
        try {
            RunControl.current().events().sleep(TimeUnit.MINUTES.toNanos(1), 7);
        } catch (InterruptedException e) {
            return; // as it has to be
        }
        throw new IllegalStateException("not interrupted");
    }

    @Test
    void what_an_interrupt_ends_is_after_what_the_thread_did_that_interrupts_inside() throws IOException {
        assertEquals(List.of(EARLY, LATE),
            yields(() -> mainIsWoken(main -> inUntracedRegion().interrupt(main, -1), UntracedRegionOrderTest::sleep)));
    }

    @Test
    void an_unpark_inside_gives_the_permit_that_ends_a_park() throws IOException {
        assertEquals(List.of(EARLY, LATE), yields(() -> mainIsWoken(main -> {
            while (isOver.getCount() > 0) {
                inUntracedRegion().unpark(main, -1);
            }
        }, () -> {
            FreeProgram.park(0, 7);
            FreeProgram.park(0, 8); // the first may find a permit of earlier times
            FreeProgram.park(0, 9);
        })));
    }
}
