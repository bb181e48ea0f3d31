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

import java.io.IOException;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;

class LockOrderDetectorTest {

    private static final int A = 11;
    private static final int B = 12;
    private static final int C = 13;
    private static final int GATE = 14;
    private static final int ARRAY = 15;

    /** A thread takes locks one inside the other, and lets them go. */
    private static Story takes(Story story, int thread, int... locks) {
        for (int lock : locks) {
            story.event(thread, EventKind.MONITOR_ENTER, lock);
        }
        for (int i = locks.length - 1; i >= 0; i--) {
            story.event(thread, EventKind.MONITOR_EXIT, locks[i]);
        }
        return story;
    }

    private static List<Finding> deadlocks(Story story) throws IOException {
        return story.findings().stream().filter(f -> f.kind() == FindingKind.POTENTIAL_DEADLOCK).toList();
    }

    private static void assertDeadlocks(int expected, Story story) throws IOException {
        assertEquals(expected, deadlocks(story).size());
    }

    @Test
    void two_locks_in_both_orders_are_a_circle() throws IOException {
        List<Finding> found = deadlocks(takes(takes(Story.ofThreads(), 0, A, B), 1, B, A));
        assertEquals(1, found.size());
        assertEquals(2, found.get(0).places().size());
        assertEquals("p.A.m:3", found.get(0).places().get(0).locks().get(0).taken().text());
        assertDeadlocks(0, takes(takes(Story.ofThreads(), 0, A, B), 1, A, B));
    }

    private static Story named(Story story, int thread, int outer, int inner) {
        return story.event(thread, EventKind.MONITOR_ENTER, outer, 0, "Account.lock")
            .event(thread, EventKind.MONITOR_ENTER, inner, 0, "Account.lock")
            .event(thread, EventKind.MONITOR_EXIT, inner).event(thread, EventKind.MONITOR_EXIT, outer);
    }

    @Test
    void locks_of_one_field_in_several_objects_are_told_apart() throws IOException {
        Finding found = deadlocks(named(named(Story.ofThreads(), 0, A, B), 1, B, A)).get(0);
        assertEquals("the monitor of Account.lock#1", found.places().get(0).locks().get(0).lock());
        assertEquals("thread 0 takes the monitor of Account.lock#2 at p.A.m:4 while it holds the monitor of "
            + "Account.lock#1; thread 1 takes the monitor of Account.lock#1 at p.A.m:8 while it holds the monitor of "
            + "Account.lock#2: each may wait for the next.", found.message());
    }

    private static Story ofJdk(Story story, int thread, int... locks) {
        for (int lock : locks) {
            story.event(thread, EventKind.ATOMIC_UPDATE, lock).event(thread, EventKind.WRITE, lock, 0,
                "java.util.concurrent.locks.AbstractOwnableSynchronizer.exclusiveOwnerThread");
        }
        return story;
    }

    @Test
    void locks_of_the_jdk_that_threads_of_a_library_take_are_told_as_such() throws IOException {
        Finding found = deadlocks(ofJdk(ofJdk(Story.ofThreads(), 0, A, B), 1, B, A)).get(0);
        assertEquals(
            "thread 0 takes a lock of the JDK #2 at p.A.m:6 while it holds a lock of the JDK #1; thread 1 takes "
                + "a lock of the JDK #1 at p.A.m:10 while it holds a lock of the JDK #2: each may wait for the next.",
            found.message());
    }

    @Test
    void one_thread_alone_cannot_deadlock() throws IOException {
        assertDeadlocks(0, takes(takes(Story.ofThreads(), 0, A, B), 0, B, A));
    }

    @Test
    void three_locks_make_a_circle_of_three_threads() throws IOException {
        assertDeadlocks(1, takes(takes(takes(Story.ofThreads(), 0, A, B), 1, B, C), 2, C, A));
        assertDeadlocks(0, takes(takes(takes(Story.ofThreads(), 0, A, B), 1, B, C), 2, A, C));
    }

    @Test
    void a_gate_lock_keeps_threads_apart() throws IOException {
        assertDeadlocks(0, takes(takes(Story.ofThreads(), 0, GATE, A, B), 1, GATE, B, A));
        assertDeadlocks(1, takes(takes(Story.ofThreads(), 0, GATE, A, B), 1, B, A));
    }

    @Test
    void what_start_and_join_put_one_after_the_other_is_no_circle() throws IOException {
        assertDeadlocks(0, takes(takes(new Story(), 0, A, B).event(0, EventKind.THREAD_START, 101, 1, ""), 1, B, A));
        assertDeadlocks(0, takes(takes(Story.ofThreads(), 0, A, B).event(0, EventKind.THREAD_END, 100)
            .event(1, EventKind.JOIN, 100, WaitOutcome.SIGNALLED.ordinal(), ""), 1, B, A));
    }

    @Test
    void what_only_the_locks_put_one_after_the_other_may_come_in_another_order() throws IOException {
        assertDeadlocks(1, takes(takes(Story.ofThreads(), 0, A, B).event(1, EventKind.MONITOR_ENTER, C)
            .event(1, EventKind.MONITOR_EXIT, C), 1, B, A));
    }

    @Test
    void a_lock_that_is_held_already_is_not_waited_for() throws IOException {
        assertDeadlocks(0, takes(takes(Story.ofThreads(), 0, A, B, A), 1, A, B));
    }

    /** A thread takes a lock inside of another one, and writes an element of an array there. */
    private static Story hands(Story story, int outer, int inner, String type) {
        return story.event(0, EventKind.MONITOR_ENTER, outer).event(0, EventKind.MONITOR_ENTER, inner)
            .event(0, EventKind.ARRAY_WRITE, ARRAY, 0, type).event(0, EventKind.MONITOR_EXIT, inner)
            .event(0, EventKind.MONITOR_EXIT, outer);
    }

    /** Another thread reads that element under the outer lock, and takes both locks the other way round. */
    private static Story finds(Story story, int outer, int inner, String type) {
        story.event(1, EventKind.MONITOR_ENTER, outer).event(1, EventKind.ARRAY_READ, ARRAY, 0, type)
            .event(1, EventKind.MONITOR_EXIT, outer);
        return takes(story, 1, inner, outer);
    }

    @Test
    void nobody_waits_for_a_new_lock_that_its_taker_hands_out_later() throws IOException {
        assertDeadlocks(0, finds(hands(Story.ofThreads(), A, B, "Object[]"), A, B, "Object[]"));
    }

    @Test
    void a_lock_is_not_new_when_only_a_number_was_read() throws IOException {
        assertDeadlocks(1, finds(hands(Story.ofThreads(), A, B, "int[]"), A, B, "int[]"));
    }

    @Test
    void a_lock_is_not_new_when_it_was_written_before_it_was_taken() throws IOException {
        assertDeadlocks(1, finds(takes(Story.ofThreads().event(0, EventKind.ARRAY_WRITE, ARRAY, 0, "Object[]"), 0, A,
            B), A, B, "Object[]"));
    }

    @Test
    void a_lock_is_not_new_when_it_has_events_before_the_outer_lock_was_taken() throws IOException {
        for (int thread = 0; thread < 3; thread++) {
            assertDeadlocks(1,
                finds(hands(takes(Story.ofThreads(), thread, B), A, B, "Object[]"), A, B, "Object[]"));
        }
    }

    @Test
    void a_lock_is_not_new_when_the_other_thread_comes_to_it_before_it_reads() throws IOException {
        assertDeadlocks(1, finds(takes(hands(Story.ofThreads(), A, B, "Object[]"), 1, B), A, B, "Object[]"));
    }

    @Test
    void a_lock_is_new_once_only() throws IOException {
        assertDeadlocks(1, finds(takes(hands(Story.ofThreads(), A, B, "Object[]"), 0, A, B), A, B, "Object[]"));
    }

    /** The first thread writes a field under the outer lock after it took the inner one; the other one reads it. */
    private static Story field(int readUnder) {
        Story story = Story.ofThreads().event(0, EventKind.MONITOR_ENTER, A).event(0, EventKind.MONITOR_ENTER, B)
            .event(0, EventKind.MONITOR_EXIT, B).event(0, EventKind.WRITE, ARRAY, 0, "p.Pool.first")
            .event(0, EventKind.MONITOR_EXIT, A).event(1, EventKind.MONITOR_ENTER, readUnder)
            .event(1, EventKind.READ, ARRAY, 0, "p.Pool.first").event(1, EventKind.MONITOR_EXIT, readUnder);
        return takes(story, 1, B, A);
    }

    @Test
    void a_field_of_the_program_hands_a_new_lock_out_under_the_outer_lock_only() throws IOException {
        assertDeadlocks(0, field(A));
        assertDeadlocks(1, field(C));
    }

    @Test
    void a_third_thread_may_pass_a_new_lock_on() throws IOException {
        Story story = hands(Story.ofThreads(), A, B, "Object[]").event(2, EventKind.ARRAY_READ, ARRAY, 0, "Object[]")
            .event(2, EventKind.WRITE, GATE, 0, "java.util.LinkedList.first")
            .event(1, EventKind.READ, GATE, 0, "java.util.LinkedList.first");
        assertDeadlocks(0, takes(story, 1, B, A));
    }
}
