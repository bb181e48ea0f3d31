/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.sequence.Locks;
import org.contest.analysis.sequence.Sequence;
import org.contest.engine.Replay;
import org.contest.engine.internal.AddedRun;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplayOptions.Then;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.RunRow;
import org.contest.protocol.Scheduler;
import org.contest.protocol.trace.TraceThread;

/** Runs that follow a recorded one up to an event, and then take another order (Delamaro, sections 3 and 4). */
public final class OtherOrders {

    private static final int TIMEOUT_SECONDS = 10;
    /** How such runs of a campaign are called. */
    private static final String SCHEDULER = "branch";

    private final RecordedRun recorded;
    private final Place place;
    private final Sequence sequence;
    private final Locks locks;

    /**
     * Of a recorded run.
     *
     * @param place where its program is now
     * @throws EngineException with a plain sentence when the trace cannot be used
     */
    public OtherOrders(Path trace, Place place, Sequence sequence, Locks locks) {
        recorded = RecordedRun.of(trace);
        this.place = place;
        this.sequence = sequence;
        this.locks = locks;
    }

    /** The threads that can go next at a place, beside the one that did. */
    public List<TraceThread> others(int event) {
        List<TraceThread> others = new ArrayList<>();
        for (TraceThread thread : sequence.trace().threads()) {
            boolean other = event < sequence.size() && sequence.event(event).thread() != thread.index();
            if (other && locks.canGo(thread.index(), event)) {
                others.add(thread);
            }
        }
        return others;
    }

    /**
     * Runs to a place, lets another thread go next, and lets a scheduler choose from there on.
     *
     * @param written trace of the new run, which tells its program itself
     * @throws EngineException with a plain sentence when the program or the files cannot be used
     */
    public ReplaySummary branch(int event, int thread, Then onward, Path written, Cancellation cancellation) {
        int next = sequence.next(event, sequence.ofThread(thread));
        List<Integer> kept = IntStream.range(0, event).boxed().toList();
        Branch branch = new Branch(Branch.Kind.OTHER_CONTENDER, event, sequence.event(next), kept);
        try {
            Path prefix = Files.createTempFile("contest", ".trace");
            try {
                branch.write(sequence.trace(), prefix);
                recorded.complete(prefix);
                ReplayOptions options = options(branch.length())
                    .withThen(new Then(onward.scheduler(), onward.seed(), Optional.of(written)));
                return Replay.run(prefix, options, cancellation);
            } finally {
                Files.deleteIfExists(prefix);
            }
        } catch (IOException e) {
            throw EngineException.tool("The branch could not be written (" + e.getMessage() + ").", e);
        }
    }

    /**
     * Makes a branch a run of the campaign that the recorded run is of; its trace moves there.
     *
     * @param summary what it did
     * @throws EngineException with a plain sentence when the campaign is being run, or its files cannot be used
     */
    public static RunRow keep(Path campaign, ReplaySummary summary, Path written, String description, long seed) {
        return AddedRun.add(campaign, summary, written, SCHEDULER, description, seed);
    }

    /** True when the run passes after the thread that did the event before a place goes on there, and no other. */
    boolean passesWithoutSwitch(int event, Cancellation cancellation) {
        ReplaySummary summary = Replay.run(recorded.trace(),
            options(event).withThen(new Then(Scheduler.NONE.text(), 0, Optional.empty())), cancellation);
        return summary.outcome() == ReplaySummary.Outcome.NO_FAILURE;
    }

    private ReplayOptions options(int prefix) {
        return new ReplayOptions(OptionalInt.empty(), OptionalLong.of(prefix), TIMEOUT_SECONDS).withPlace(place);
    }
}
