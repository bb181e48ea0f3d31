/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import org.contest.engine.Campaign;
import org.contest.engine.Programs;
import org.contest.engine.Replay;
import org.contest.engine.Sample;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.protocol.EventKind;
import org.contest.protocol.FailureKind;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceThread;
import org.contest.protocol.trace.TraceWriter;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traces of class initializers in orders that only free threads have, made of a controlled run's by moving events. */
class InitializerReplayTest {

    @TempDir
    private static Path folder;

    private static RecordedRun recorded;

    /** The deadlock of two class initializers, always found by the same seed. */
    @BeforeAll
    static void record() {
        recorded = failure("campaign", Programs.of(List.of(Path.of(System.getProperty("contest.testprograms"))),
            "org.contest.testprograms.fail.ClassInitDeadlock", List.of()));
    }

    private static RecordedRun failure(String name, ProgramSpec program) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(200)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MODE, "in-process");
        try (Campaign campaign = Campaign.create(folder.resolve(name), program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return RecordedRun.of(Objects.requireNonNull(campaign.failures().get(0).trace()));
        }
    }

    /** The second thread begins late: as free, the first had not asked for the second's class yet. */
    private static List<TraceEvent> secondBeginsLate(Trace trace) {
        List<TraceEvent> events = events(trace);
        List<TraceEvent> begins = events.stream().filter(e -> e.kind() == EventKind.CLASS_INIT_BEGIN).toList();
        assertEquals(2, begins.size());
        int late = begins.get(1).thread();
        TraceEvent begin = events.stream()
            .filter(e -> e.thread() == late && e.kind() == EventKind.THREAD_BEGIN).findFirst().orElseThrow();
        assertTrue(begin.number() < begins.get(0).number());
        events.remove(begin);
        events.add(events.indexOf(begins.get(0)) + 1, begin);
        return events;
    }

    /** The thread that finds the class initialized comes to it before the other one does. */
    private static List<TraceEvent> otherComesEarly(Trace trace) {
        List<TraceEvent> events = events(trace);
        TraceEvent begin = last(events, e -> e.kind() == EventKind.CLASS_INIT_BEGIN);
        TraceEvent before = last(events, e -> e.thread() == begin.thread() && e.number() < begin.number());
        TraceEvent uses = last(events, e -> e.kind() == EventKind.MONITOR_ENTER && e.thread() != begin.thread());
        List<TraceEvent> early =
            events.stream().filter(e -> e.thread() == uses.thread() && e.number() < uses.number()).toList();
        assertTrue(early.get(early.size() - 1).number() > begin.number());
        events.removeAll(early);
        events.addAll(events.indexOf(before), early);
        return events;
    }

    private static TraceEvent last(List<TraceEvent> events, Predicate<TraceEvent> wanted) {
        return events.stream().filter(wanted).reduce((earlier, later) -> later).orElseThrow();
    }

    private static List<TraceEvent> events(Trace trace) {
        List<TraceEvent> events = new ArrayList<>();
        for (int i = 0; i < trace.size(); i++) {
            events.add(trace.event(i));
        }
        return events;
    }

    private static Path written(List<String> signatures) throws IOException {
        return written(recorded, InitializerReplayTest::secondBeginsLate, signatures);
    }

    private static Path written(RecordedRun recorded, Function<Trace, List<TraceEvent>> moved, List<String> signatures)
        throws IOException {
        Trace trace = Trace.read(recorded.trace());
        Path file = folder.resolve("moved.trace");
        try (TraceWriter writer = TraceWriter.create(file, trace.header())) {
            for (TraceThread thread : trace.threads()) {
                writer.thread(thread.index(), thread.identity(), thread.name());
            }
            SequenceStream sequence = writer.sequence();
            for (TraceEvent e : moved.apply(trace)) {
                sequence.add(e.thread(), e.kind(), e.site(), e.object(), e.value());
            }
        }
        new Origin(recorded.program(), recorded.options(), signatures, recorded.sites()).appendTo(file);
        return file;
    }

    private static ReplaySummary replay(Path trace) {
        return Replay.run(trace, ReplayOptions.defaults(), Cancellation.NEVER);
    }

    @Test
    void the_initializing_thread_is_kept_where_no_event_tells_which_one_asked_first() throws IOException {
        ReplaySummary replay = replay(written(recorded.signatures()));
        assertEquals(Outcome.SAME_FAILURE, replay.outcome());
        assertEquals(List.of(), replay.notes());
    }

    @Test
    void a_thread_goes_on_that_has_left_a_class_to_the_one_that_initialized_it() throws IOException {
        RecordedRun run = failure("left", Sample.of("LeavesClassToOthers"));
        ReplaySummary replay = replay(written(run, InitializerReplayTest::otherComesEarly, run.signatures()));
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), String.valueOf(replay.divergence()));
    }

    @Test
    void a_deadlock_where_the_trace_of_a_hang_ends_is_the_same_failure() throws IOException {
        ReplaySummary replay = replay(written(List.of("hang no-progress | Some.where(Some.java:1)")));
        assertEquals(Outcome.SAME_FAILURE, replay.outcome());
        assertEquals(FailureKind.DEADLOCK, Objects.requireNonNull(replay.failure()).kind());
        assertEquals(List.of("The recorded run only hung, as free threads do; the replay tells why."), replay.notes());
    }
}
