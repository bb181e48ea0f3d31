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
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.Locks;
import org.contest.analysis.sequence.Sequence;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplayOptions.Then;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.steps.Explanation;
import org.contest.engine.steps.Explanation.Sentence;
import org.contest.engine.steps.OtherOrders;
import org.contest.engine.steps.TraceWalk;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A failing run is tried in another order, and explained. */
class OtherOrdersTest {

    @TempDir
    private Path folder;

    @Test
    void another_thread_goes_next_and_the_run_is_recorded() throws Exception {
        Path trace = Recorded.failing(folder.resolve("x"), "LockOrder");
        Sequence sequence = TraceWalk.sequence(trace);
        OtherOrders orders = new OtherOrders(trace, Place.RECORDED, sequence,
            new Locks(sequence, Operations.of(sequence.trace(), sequence.sites())));
        int place = sequence.next(0, i -> !orders.others(i).isEmpty());
        TraceThread other = orders.others(place).get(0);
        Path branch = folder.resolve("branch.trace");
        ReplaySummary run = orders.branch(place, other.index(), new Then("random", 1, Optional.of(branch)), branch,
            Cancellation.NEVER);
        assertNotEquals(Outcome.DIVERGED, run.outcome(), run.toJson());
        Trace recorded = Trace.read(branch);
        for (int i = 0; i < place; i++) {
            assertEquals(sequence.event(i).thread(), recorded.event(i).thread());
            assertEquals(sequence.event(i).kind(), recorded.event(i).kind());
        }
        assertNotEquals(other.index(), sequence.event(place).thread());
        assertEquals(other.index(), recorded.event(place).thread());
        assertTrue(Recorded.replay(branch, ReplayOptions.defaults()).reproduced(), "the trace stands alone");
    }

    @Test
    void a_deadlock_is_explained_by_what_each_thread_holds_and_by_the_switch_that_decided_it() {
        Path trace = Recorded.failing(folder.resolve("x"), "LockOrder");
        Sequence sequence = TraceWalk.sequence(trace);
        Operations operations = Operations.of(sequence.trace(), sequence.sites());
        Explanation explanation = new Explanation(trace, Place.RECORDED, sequence, operations, sequence.size(), "");
        List<String> holders = explanation.told().stream().map(Sentence::text).filter(t -> t.contains("; it holds "))
            .toList();
        assertEquals(2, holders.size(), holders.toString());
        for (String holder : holders) {
            Matcher taken = Pattern.compile("^(\\S+) .*; it holds (.+) since event (\\d+)\\.").matcher(holder);
            assertTrue(taken.matches(), holder);
            int event = Integer.parseInt(taken.group(3));
            assertEquals(OperationKind.ACQUIRE, operations.kind(operations.ofEvent(event)));
            assertEquals(taken.group(1), sequence.thread(sequence.event(event).thread()));
        }
        String name = holders.get(0).split(" ")[0];
        String said = '"' + name + "\" waits for a lock at p.Worker.lambda$main$0(Worker.java:7); \"x\" waits";
        assertTrue(new Explanation(trace, Place.RECORDED, sequence, operations, sequence.size(), said).told().stream()
            .anyMatch(
                sentence -> sentence.text().startsWith(name + " waits for a lock at p.Worker.main (lambda at 7)")));
        Sentence decided = explanation.decided(Cancellation.NEVER);
        assertTrue(decided.text().contains("the run passes (tried)"), decided.text());
        int event = decided.events().get(0);
        assertTrue(sequence.isSwitch(event));
        ReplaySummary without = Recorded.replay(trace, ReplayOptions.defaults().withUntil(event)
            .withThen(new Then("none", 0, Optional.empty())));
        assertEquals(Outcome.NO_FAILURE, without.outcome(), without.toJson());
    }

    @Test
    void a_lost_signal_is_explained_by_the_signal_that_came_before_the_wait() {
        Path trace = Recorded.failing(folder.resolve("x"), "LostSignal");
        Sequence sequence = TraceWalk.sequence(trace);
        List<Sentence> told = new Explanation(trace, Place.RECORDED, sequence,
            Operations.of(sequence.trace(), sequence.sites()), sequence.size(), "").told();
        Sentence waits = told.stream().filter(sentence -> sentence.text().contains(" waits on ")).findFirst()
            .orElseThrow(() -> new AssertionError(told.toString()));
        assertTrue(waits.text().contains(", before it waited"), waits.text());
        assertEquals(EventKind.WAIT, sequence.event(waits.events().get(0)).kind());
        assertFalse(waits.events().size() < 2, waits.text());
        Sentence last = told.get(told.size() - 1);
        String act = ".+ \\((its beginning|its end|.+ at .+)\\)";
        assertTrue(last.text().matches("Context switch before event \\d+: from " + act + " to " + act + "\\."),
            last.text());
    }
}
