/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;

class RaceDetectorTest {

    private static final int DATA = 7;
    private static final int LOCK = 8;

    private static Story written() {
        return Story.ofThreads().event(0, EventKind.WRITE, DATA, 0, "p.A.x");
    }

    private static Story read(Story story) {
        return story.event(1, EventKind.READ, DATA, 0, "p.A.x");
    }

    private static void assertNoRace(Story story) throws IOException {
        assertTrue(story.findings().isEmpty(), story.findings().toString());
    }

    @Test
    void a_race_tells_both_places_and_the_locks_held() throws IOException {
        List<Finding> findings = read(written().event(1, EventKind.MONITOR_ENTER, LOCK)).findings();
        assertEquals(1, findings.size());
        Finding race = findings.get(0);
        assertEquals(FindingKind.DATA_RACE, race.kind());
        assertEquals("p.A.x", race.variable());
        Place write = race.places().get(0);
        Place read = race.places().get(1);
        assertEquals("thread 0 writes p.A.x at p.A.m:3", write.thread() + ' ' + write.action() + " at "
            + write.frames().get(0).text());
        assertEquals(5, read.event());
        assertEquals(List.of(), write.locks());
        assertEquals("p.A.m:4", read.locks().get(0).taken().text());
    }

    /** A thread writes with monitors held that code calls {@code this}. */
    private static Story writesHolding(Story story, int thread, int... monitors) {
        for (int monitor : monitors) {
            story.event(thread, EventKind.MONITOR_ENTER, monitor, 0, "this");
        }
        return story.event(thread, EventKind.WRITE, DATA, 0, "p.A.x");
    }

    private static List<List<String>> locks(Story story) throws IOException {
        return story.findings().get(0).places().stream()
            .map(place -> place.locks().stream().map(Finding.Held::lock).toList()).toList();
    }

    @Test
    void two_locks_that_read_as_one_common_lock_have_numbers() throws IOException {
        Story two = writesHolding(writesHolding(Story.ofThreads(), 0, LOCK), 1, LOCK + 1);
        assertEquals(List.of(List.of("the monitor of this #1"), List.of("the monitor of this #2")), locks(two));
    }

    @Test
    void locks_of_one_thread_that_read_alike_have_no_numbers_and_are_one_line() throws IOException {
        Story one = writesHolding(writesHolding(Story.ofThreads(), 0, LOCK, LOCK + 1), 1);
        assertEquals(List.of(List.of("the monitor of this", "the monitor of this"), List.of()), locks(one));
        Finding.Frame line = new Finding.Frame("p.A", "m", 3);
        Finding.Held held = new Finding.Held("a lock inside of Server", line);
        Place place = new Place("one", "writes p.A.x", 4, List.of(line),
            List.of(held, new Finding.Held("the monitor of this", line), held));
        assertEquals(List.of("a lock inside of Server, taken at p.A.m:3 (2 locks)",
            "the monitor of this, taken at p.A.m:3"), place.ownLocksInWords());
    }

    @Test
    void the_signature_is_the_same_whoever_comes_first() throws IOException {
        Story other = Story.ofThreads().event(1, EventKind.READ, DATA, 0, "p.A.x");
        other.event(0, EventKind.WRITE, DATA, 0, "p.A.x");
        assertEquals(1, other.findings().size());
        assertEquals(FindingKind.DATA_RACE, other.findings().get(0).kind());
    }

    @Test
    void one_monitor_orders_and_two_do_not() throws IOException {
        assertNoRace(read(written().event(0, EventKind.MONITOR_EXIT, LOCK).event(1, EventKind.MONITOR_ENTER, LOCK)));
        assertEquals(1, read(written().event(0, EventKind.MONITOR_EXIT, LOCK)
            .event(1, EventKind.MONITOR_ENTER, LOCK + 1)).findings().size());
    }

    @Test
    void a_volatile_write_orders_what_reads_it_later() throws IOException {
        assertNoRace(read(written().event(0, EventKind.VOLATILE_WRITE, DATA, 0, "p.A.v")
            .event(1, EventKind.VOLATILE_READ, DATA, 0, "p.A.v")));
        assertEquals(1, read(written().event(0, EventKind.VOLATILE_WRITE, DATA, 0, "p.A.v")
            .event(1, EventKind.VOLATILE_READ, DATA, 0, "p.A.w")).findings().size());
    }

    @Test
    void modes_of_atomic_accesses_count() throws IOException {
        String handle = "java.lang.invoke.VarHandle.";
        assertNoRace(read(written().event(0, EventKind.ATOMIC_WRITE, LOCK, 0, handle + "setRelease")
            .event(1, EventKind.ATOMIC_READ, LOCK, 0, handle + "getAcquire")));
        assertEquals(1, read(written().event(0, EventKind.ATOMIC_WRITE, LOCK, 0, handle + "setOpaque")
            .event(1, EventKind.ATOMIC_READ, LOCK, 0, handle + "getAcquire")).findings().size());
        assertNoRace(read(written().event(0, EventKind.ATOMIC_UPDATE, LOCK, 0, "java.util.concurrent.atomic.X.get")
            .event(1, EventKind.VOLATILE_READ, LOCK, 0, "p.A.v")));
    }

    private static List<Finding> handedOver(String release, String acquire) throws IOException {
        Story story = written().event(0, EventKind.FENCE, 0, 0, release).event(0, EventKind.WRITE, LOCK, 0, "p.A.flag")
            .event(1, EventKind.READ, LOCK, 0, "p.A.flag").event(1, EventKind.FENCE, 0, 0, acquire);
        return read(story).findings();
    }

    @Test
    void fences_hand_over_what_a_plain_read_sees() throws IOException {
        String handle = "java.lang.invoke.VarHandle.";
        assertEquals(List.of(), handedOver(handle + "releaseFence", handle + "acquireFence"));
        assertEquals(List.of(), handedOver("sun.misc.Unsafe.storeFence", "sun.misc.Unsafe.loadFence"));
        assertEquals(List.of(), handedOver(handle + "fullFence", "sun.misc.Unsafe.fullFence"));
        assertEquals(List.of("p.A.flag", "p.A.x"), handedOver(handle + "acquireFence", handle + "releaseFence").stream()
            .filter(finding -> finding.kind() == FindingKind.DATA_RACE).map(Finding::variable).sorted().toList());
    }

    @Test
    void what_is_written_without_a_fence_takes_the_word_back() throws IOException {
        String handle = "java.lang.invoke.VarHandle.";
        Story story = written().event(0, EventKind.FENCE, 0, 0, handle + "releaseFence")
            .event(0, EventKind.WRITE, LOCK, 0, "p.A.flag").event(2, EventKind.WRITE, LOCK, 0, "p.A.flag")
            .event(1, EventKind.READ, LOCK, 0, "p.A.flag").event(1, EventKind.FENCE, 0, 0, handle + "acquireFence");
        assertTrue(read(story).findings().stream().anyMatch(race -> race.variable().equals("p.A.x")));
    }

    @Test
    void start_and_join_order() throws IOException {
        assertNoRace(new Story().event(0, EventKind.WRITE, DATA, 0, "p.A.x")
            .event(0, EventKind.THREAD_START, 101, 1, "").event(1, EventKind.READ, DATA, 0, "p.A.x"));
        Story ended = written().event(0, EventKind.THREAD_END, 100);
        assertNoRace(read(ended.event(1, EventKind.JOIN, 100, WaitOutcome.SIGNALLED.ordinal(), "")));
        assertEquals(1, read(written().event(0, EventKind.THREAD_END, 100)
            .event(1, EventKind.JOIN, 100, WaitOutcome.TIMED_OUT.ordinal(), "")).findings().size());
    }

    @Test
    void static_fields_of_the_jdk_are_its_own_affair() throws IOException {
        for (String owner : List.of("p.A", "java.util.Collections")) {
            Story story = Story.ofThreads().event(0, EventKind.STATIC_WRITE, 0, 0, owner + ".r");
            story.event(1, EventKind.STATIC_READ, 0, 0, owner + ".r");
            assertEquals(owner.equals("p.A"),
                story.findings().stream().anyMatch(finding -> finding.kind() == FindingKind.DATA_RACE));
        }
    }

    @Test
    void elements_of_an_array_are_variables_of_their_own() throws IOException {
        assertNoRace(Story.ofThreads().event(0, EventKind.ARRAY_WRITE, DATA, 1, "int[]")
            .event(1, EventKind.ARRAY_WRITE, DATA, 2, "int[]"));
        assertEquals(1, Story.ofThreads().event(0, EventKind.ARRAY_WRITE, DATA, 1, "int[]")
            .event(1, EventKind.ARRAY_WRITE, DATA, 1, "int[]").findings().size());
    }

    @Test
    void all_readers_since_the_last_write_are_remembered() throws IOException {
        Story story = Story.ofThreads().event(0, EventKind.READ, DATA, 0, "p.A.x");
        read(story).event(1, EventKind.MONITOR_EXIT, LOCK).event(2, EventKind.MONITOR_ENTER, LOCK)
            .event(2, EventKind.WRITE, DATA, 0, "p.A.x");
        List<Finding> findings = story.findings();
        assertEquals(1, findings.size());
        assertEquals("thread 0", findings.get(0).places().get(0).thread());
    }

    @Test
    void a_finalizer_comes_after_what_was_done_with_its_object_and_with_nothing_else() throws IOException {
        Story collected = Story.ofThreads().named(2, "Finalizer").event(0, EventKind.WRITE, DATA, 0, "p.A.x");
        assertNoRace(collected.event(2, EventKind.READ, DATA, 0, "p.A.x"));
        Story alive = Story.ofThreads().named(2, "Finalizer").event(2, EventKind.WRITE, DATA, 0, "p.A.x");
        assertEquals(1, alive.event(0, EventKind.READ, DATA, 0, "p.A.x").findings().size(), "it is used later");
        Story shared = Story.ofThreads().named(2, "Finalizer").event(0, EventKind.STATIC_WRITE, 0, 0, "p.A.count");
        assertEquals(1, shared.event(2, EventKind.STATIC_READ, 0, 0, "p.A.count").findings().size());
    }
}
