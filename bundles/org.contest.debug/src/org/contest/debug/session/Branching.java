/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.contest.analysis.sequence.Locks;
import org.contest.analysis.sequence.Sequence;
import org.contest.core.ContestStatus;
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.core.source.SimpleNames;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ReplayDivergence;
import org.contest.engine.model.ReplayOptions.Then;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.RunRow;
import org.contest.engine.steps.OtherOrders;
import org.contest.protocol.Failure;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.osgi.util.NLS;

/**
 * Tries another order from an event of a session on. The new run becomes one of the campaign; that of a trace file
 * alone is recorded beside it.
 */
public final class Branching {

    /**
     * What a branch did.
     *
     * @param sentence for the user
     * @param replay debugs the new trace
     */
    public record Result(String sentence, ILaunchConfiguration replay) {
    }

    private static final String FOLDER = "branches"; //$NON-NLS-1$
    private static final int SEEDS = 1_000_000;

    private final ReplaySession session;
    private final Sequence sequence;

    /** Of a session. */
    public Branching(ReplaySession session) {
        this.session = session;
        sequence = session.sequence();
    }

    private OtherOrders orders() {
        return new OtherOrders(session.plan().configuration().trace(), session.plan().place(), sequence,
            new Locks(sequence, session.operations()));
    }

    /** The threads that can go next at a place, beside the one that did. */
    public List<TraceThread> others(int place) {
        return orders().others(place);
    }

    /** A thread and what it does next. */
    public String inWords(TraceThread thread) {
        int next = sequence.next(session.at(), sequence.ofThread(thread.index()));
        return next == Sequence.NONE ? sequence.thread(thread.index())
            : sequence.thread(thread.index()) + ": " + sequence.operation(next) + ' ' //$NON-NLS-1$
                + sequence.target(next);
    }

    /**
     * Runs it.
     *
     * @param place event before which the other thread goes on
     * @param scheduler who chooses after that
     * @throws CoreException with a plain sentence when the program or the files cannot be used
     */
    public Result run(int place, TraceThread thread, String scheduler, IProgressMonitor monitor) throws CoreException {
        ReplayConfiguration origin = session.plan().configuration();
        try {
            Path folder = origin.trace().resolveSibling(FOLDER);
            Files.createDirectories(folder);
            long seed = ThreadLocalRandom.current().nextInt(SEEDS);
            Path written = folder.resolve(NLS.bind("event-{0}-{1}-{2}.trace", //$NON-NLS-1$
                new Object[] {place, thread.identity(), seed}));
            ReplaySummary summary = orders().branch(place, thread.index(),
                new Then(scheduler, seed, Optional.of(written)), written, monitor::isCanceled);
            if (summary.divergence() != null || !origin.isInCampaign()) {
                return new Result(sentence(place, thread, summary, written.toString()), origin.of(written));
            }
            String description = NLS.bind(Messages.branch_description,
                new Object[] {origin.trace().getFileName(), place, sequence.thread(thread.index()), scheduler});
            RunRow run = OtherOrders.keep(origin.campaign(), summary, written, description, seed);
            CampaignManager.ofWorkspace().scan();
            return new Result(sentence(place, thread, summary, NLS.bind(Messages.branch_run, run.number())),
                origin.of(run));
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        } catch (IOException e) {
            throw new CoreException(ContestStatus.REPLAY_LOST.because(e, String.valueOf(e.getMessage())));
        }
    }

    private String sentence(int place, TraceThread thread, ReplaySummary summary, String written) {
        Failure failure = summary.failure();
        ReplayDivergence divergence = summary.divergence();
        String name = sequence.thread(thread.index());
        String at = Count.of(place);
        if (divergence != null) {
            return NLS.bind(Messages.branch_infeasible, new Object[] {name, at, SimpleNames.in(divergence.found())});
        }
        return failure == null
            ? NLS.bind(Messages.branch_passes, new Object[] {name, at, Count.of(summary.events()), written})
            : NLS.bind(Messages.branch_fails,
                new Object[] {name, at, SimpleNames.in(failure.type()), failure.message(), written});
    }
}
