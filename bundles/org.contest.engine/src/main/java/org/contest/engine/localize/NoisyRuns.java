/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.contest.engine.draw.Draws;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.exec.RunTask;
import org.contest.engine.internal.CampaignFiles;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.oracle.Oracles;
import org.contest.protocol.FolderContents;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.protocol.noise.Placement;
import org.contest.protocol.noise.Seeding;

/**
 * Runs of a program under the scheduler noise-rule, which has one thread go at a time and lets noise make it stand
 * aside: what a run does depends on its seed alone, and noise takes no time. Without noise a thread goes on until it
 * blocks, so that a failure is due to the noise. How often a point gets noise, and for how long, is drawn for each run,
 * as a failure may need the right moment as well as the right point.
 */
final class NoisyRuns implements Experiment, AutoCloseable {

    private static final int[] FREQUENCIES = {1000, 1000, 500, 150};
    /** In events of other threads. */
    private static final int[] STRENGTHS = {5, 50, 500};
    /** Runs without an answer in a row. */
    private static final int MOST_LOST = 5;
    private static final double NANOS = 1e9;

    private final RunExecutor executor;
    private RunOptions common;
    private final Oracles oracles;
    private final String signature;
    private final SplittableRandom seeds;
    private final Path folder;
    private final LocalizationOptions limits;
    private final Cancellation cancellation;
    private final long begin = System.nanoTime();
    private int asked;
    private int done;

    /**
     * For a failure.
     *
     * @param executor that is closed with this
     * @param options of its campaign
     * @param signature of the failure
     * @param sites program locations that have their numbers already
     */
    NoisyRuns(RunExecutor executor, CampaignOptions options, String signature, Path sites, LocalizationOptions limits,
        Cancellation cancellation) {
        this.executor = executor;
        this.signature = signature;
        this.limits = limits;
        this.cancellation = cancellation;
        oracles = Oracles.of(options);
        seeds = new SplittableRandom(limits.seed());
        common = Draws.common(options).with(Key.RECORD, RecordLevel.NONE.text()).with(Key.SITES_IN, sites)
            .with(Key.SCHEDULER, Scheduler.NOISE_RULE.text()).with(Key.CONTROL, true).with(Key.SWITCH, "own")
            .with(Key.SEEDING, Seeding.YIELD.text()).with(Key.ONE_PROCESSOR, true);
        try {
            folder = Files.createTempDirectory("contest-localize");
        } catch (IOException e) {
            throw EngineException.tool("No temporary folder could be made (" + e.getMessage() + ").", e);
        }
    }

    /** From now on, in half of the runs all threads go on at the same speed where they have no noise. */
    void goSideBySide() {
        common = common.with(Key.ONE_PROCESSOR, false);
    }

    /** From now on noise is made at every event of its points, also inside libraries. */
    void goInside() {
        common = common.with(Key.ONE_PROCESSOR, true).with(Key.SWITCH, "all");
    }

    /** Runs so far, but those that were lost. */
    int runs() {
        return done;
    }

    /** Seconds since the first one was asked for. */
    double seconds() {
        return (System.nanoTime() - begin) / NANOS;
    }

    @Override
    public boolean isOver() {
        return isTimeOver() || limits.runs() > 0 && done >= limits.runs();
    }

    private boolean isTimeOver() {
        return cancellation.isCancelled() || limits.seconds() > 0 && seconds() >= limits.seconds();
    }

    @Override
    public List<Boolean> run(List<Set<Integer>> noisy) {
        List<Boolean> failed = new ArrayList<>();
        Queue<RunTask> announced = new ArrayDeque<>();
        Iterator<Set<Integer>> rest = noisy.iterator();
        int inARow = 0;
        while (!isOver() && (rest.hasNext() || !announced.isEmpty())) {
            while (rest.hasNext() && announced.size() < executor.ahead()) {
                RunTask next = task(rest.next());
                executor.announce(next);
                announced.add(next);
            }
            RunTask task = announced.remove();
            RunReport report = executor.execute(task, this::isTimeOver);
            if (report.end() == End.CANCELLED) {
                break;
            }
            boolean isLost = report.end() == End.LOST;
            inARow = isLost ? inARow + 1 : 0;
            done += isLost ? 0 : 1;
            failed.add(!isLost && isFailing(task, report));
            CampaignFiles.delete(task.output());
            if (inARow >= MOST_LOST) {
                throw EngineException.tool("The JVMs of " + MOST_LOST + " runs in a row were lost ("
                    + report.crash() + "). Localize again when the machine has room for them.", null);
            }
        }
        return failed;
    }

    private RunTask task(Set<Integer> noisy) {
        SplittableRandom drawn = seeds.split();
        int number = ++asked;
        String plocs = noisy.stream().map(String::valueOf).collect(Collectors.joining(","));
        return new RunTask(number, common.with(Key.SEED, drawn.nextLong(Long.MAX_VALUE))
            .with(Key.PLACEMENT, noisy.isEmpty() ? Placement.NONE.text() : Placement.PLOCS.text() + ':' + plocs)
            .with(Key.FREQUENCY, FREQUENCIES[drawn.nextInt(FREQUENCIES.length)])
            .with(Key.STRENGTH, STRENGTHS[drawn.nextInt(STRENGTHS.length)]), folder.resolve(number + ".txt"));
    }

    private boolean isFailing(RunTask task, RunReport report) {
        try {
            return oracles.judge(report, oracles.printed(report, task.output())).stream()
                .anyMatch(failure -> failure.signature().equals(signature));
        } catch (IOException e) {
            throw EngineException.tool("The output " + task.output() + " cannot be read (" + e.getMessage() + ").", e);
        }
    }

    @Override
    public void close() {
        executor.close();
        FolderContents.deleteAll(folder);
    }
}
