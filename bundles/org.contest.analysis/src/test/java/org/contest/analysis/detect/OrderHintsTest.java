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
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.junit.jupiter.api.Test;

class OrderHintsTest {

    private static final int LOCK = 8;
    private static final int DATA = 7;
    private static final EventKind READ = EventKind.VOLATILE_READ;
    private static final EventKind WRITE = EventKind.VOLATILE_WRITE;

    private static void assertKinds(Story story, FindingKind... kinds) throws IOException {
        assertEquals(List.of(kinds), story.findings().stream().map(finding -> finding.kind()).toList());
    }

    private static Story locked(Story story, int thread, EventKind kind) {
        return story.event(thread, EventKind.MONITOR_ENTER, LOCK).event(thread, kind, DATA, 0, "p.A.x")
            .event(thread, EventKind.MONITOR_EXIT, LOCK);
    }

    @Test
    void a_wait_without_end_after_a_lost_notify_is_told() throws IOException {
        assertKinds(Story.ofThreads().event(0, EventKind.NOTIFY, LOCK).event(1, EventKind.WAIT, LOCK),
            FindingKind.NOTIFY_BEFORE_WAIT);
        assertKinds(Story.ofThreads().event(0, EventKind.NOTIFY, LOCK).event(1, EventKind.WAIT, LOCK)
            .event(1, EventKind.WAIT_END, LOCK, WaitOutcome.TIMED_OUT.ordinal(), ""), FindingKind.NOTIFY_BEFORE_WAIT);
    }

    @Test
    void a_wait_that_is_signalled_after_a_lost_notify_is_fine() throws IOException {
        assertKinds(Story.ofThreads().event(0, EventKind.NOTIFY, LOCK).event(1, EventKind.WAIT, LOCK)
            .event(0, EventKind.NOTIFY, LOCK)
            .event(1, EventKind.WAIT_END, LOCK, WaitOutcome.SIGNALLED.ordinal(), ""));
    }

    @Test
    void a_field_read_once_before_its_only_write_is_told() throws IOException {
        assertKinds(Story.ofThreads().event(1, READ, DATA, 0, "p.A.x").event(0, WRITE, DATA, 0, "p.A.x"),
            FindingKind.USE_BEFORE_INITIALIZATION);
    }

    @Test
    void who_reads_again_or_writes_as_well_knows_that_it_may_be_missing() throws IOException {
        assertKinds(Story.ofThreads().event(1, READ, DATA, 0, "p.A.x").event(1, READ, DATA, 0, "p.A.x")
            .event(0, WRITE, DATA, 0, "p.A.x"));
        assertKinds(Story.ofThreads().event(1, READ, DATA, 0, "p.A.x").event(1, WRITE, DATA, 0, "p.A.x"));
    }

    @Test
    void a_write_between_check_and_act_of_one_method_is_a_violation() throws IOException {
        Story story = locked(locked(Story.ofThreads(), 0, EventKind.READ), 1, EventKind.WRITE);
        assertKinds(locked(story, 0, EventKind.WRITE), FindingKind.ATOMICITY_VIOLATION);
        assertKinds(locked(locked(Story.ofThreads(), 0, EventKind.READ), 0, EventKind.WRITE));
    }

    @Test
    void a_second_look_under_a_lock_is_no_violation() throws IOException {
        Story story = Story.ofThreads().event(0, READ, DATA, 0, "p.A.x").event(1, WRITE, DATA, 0, "p.A.x")
            .event(0, EventKind.MONITOR_ENTER, LOCK).event(0, READ, DATA, 0, "p.A.x");
        assertKinds(story);
    }

    @Test
    void shared_fields_under_different_locks_are_a_hint_when_no_race_was_seen() throws IOException {
        Story story = locked(Story.ofThreads(), 0, EventKind.WRITE);
        locked(story, 1, EventKind.WRITE);
        assertKinds(story);
        story.event(1, EventKind.MONITOR_ENTER, LOCK + 1).event(1, EventKind.WRITE, DATA, 0, "p.A.x")
            .event(1, EventKind.MONITOR_EXIT, LOCK + 1).event(2, EventKind.MONITOR_ENTER, LOCK + 1)
            .event(2, EventKind.WRITE, DATA, 0, "p.A.x");
        assertKinds(story, FindingKind.UNPROTECTED_VARIABLE);
    }

    /** Threads 1 and 2 both hold the second lock: what shows the mistake is thread 0, which held the first. */
    @Test
    void the_hint_shows_accesses_that_have_no_lock_in_common() throws IOException {
        Story story = locked(locked(Story.ofThreads(), 0, EventKind.WRITE), 1, EventKind.WRITE);
        for (int thread = 1; thread <= 2; thread++) {
            story.event(thread, EventKind.MONITOR_ENTER, LOCK + 1).event(thread, EventKind.WRITE, DATA, 0, "p.A.x")
                .event(thread, EventKind.MONITOR_EXIT, LOCK + 1);
        }
        Finding hint = story.findings().get(0);
        assertEquals(List.of("thread 0", "thread 1"), hint.places().stream().map(Place::thread).toList());
        assertEquals(List.of(4L, 10L), hint.places().stream().map(Place::event).toList());
    }
}
