/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.branch.Branches;
import org.contest.engine.draw.Draw;
import org.contest.engine.draw.Draws;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ReplayDivergence;
import org.contest.protocol.Divergence;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The runs of a campaign that tries the alternatives of one recorded run (behaviour generation; Delamaro, section 4):
 * run {@code n} follows branch {@code n} and then goes on at random.
 */
public final class BranchPlan {

    /** How runs of such a campaign are called. */
    public static final String SCHEDULER = "branch";

    private static final int MOST = 10_000;

    private final Trace recorded;
    private final List<Branch> branches;
    private final CampaignFiles files;
    private final RunOptions common;
    private final long seed;

    private BranchPlan(Trace recorded, CampaignFiles files, CampaignOptions options, long seed) {
        this.recorded = recorded;
        this.files = files;
        this.seed = seed;
        branches = Branches.of(recorded, MOST);
        common = Draws.common(options).with(Key.SCHEDULER, Scheduler.REPLAY.text()).with(Key.CONTROL, true)
            .with(Key.AFTER_PREFIX, Scheduler.RANDOM.text());
    }

    /**
     * Takes a copy of a recorded run into the directory of a new campaign.
     *
     * @throws EngineException with a plain sentence when the trace cannot be used
     */
    public static void take(RecordedRun run, CampaignFiles files) {
        try {
            Files.createDirectories(files.branches());
            Files.copy(run.trace(), files.recorded(), StandardCopyOption.REPLACE_EXISTING);
            Files.copy(run.sites(), files.sites(), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw EngineException.user("The trace " + run.trace() + " and its program locations could not be copied ("
                + e.getMessage() + ").", e);
        }
    }

    /** The plan of a campaign; null when it is none of branches. */
    static @Nullable BranchPlan of(CampaignFiles files, CampaignOptions options, long seed) {
        if (!Files.exists(files.recorded())) {
            return null;
        }
        try {
            return new BranchPlan(Trace.read(files.recorded()), files, options, seed);
        } catch (IOException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
    }

    /** The number of branches. */
    int size() {
        return branches.size();
    }

    /** What a run is told. */
    Draw draw(int number) {
        Branch branch = branches.get(number - 1);
        Path prefix = files.branches().resolve("branch-" + number + ".trace");
        try {
            branch.write(recorded, prefix);
        } catch (IOException e) {
            throw EngineException.tool(String.valueOf(e.getMessage()), e);
        }
        String what = branch.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " at event " + branch.first();
        return new Draw(SCHEDULER, what, seed, common.with(Key.REPLAY, prefix).with(Key.PREFIX, branch.length())
            .with(Key.SEED, seed));
    }

    /** Says of a run that it could not follow its branch; null when it could. */
    static @Nullable String infeasible(FinishedRun run, CampaignFiles files) {
        Draw draw = run.draw();
        Divergence told = run.report().result() == null ? null : run.report().result().divergence();
        if (!draw.scheduler().equals(SCHEDULER) || told == null) {
            return null;
        }
        ReplayDivergence left =
            RecordedOperations.of(Path.of(draw.options().get(Key.REPLAY)), files.sites()).divergence(told);
        return "Run " + run.number() + " (" + draw.description() + ") is not feasible. " + left.inWords();
    }
}
