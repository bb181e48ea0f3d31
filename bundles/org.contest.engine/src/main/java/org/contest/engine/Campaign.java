/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.analysis.coverage.CoverageMetric;
import org.contest.analysis.coverage.Metrics;
import org.contest.engine.draw.Draws;
import org.contest.engine.exec.Preflight;
import org.contest.engine.findings.Suppressions;
import org.contest.engine.internal.BranchPlan;
import org.contest.engine.internal.CampaignFiles;
import org.contest.engine.internal.CampaignIds;
import org.contest.engine.internal.CampaignRunner;
import org.contest.engine.internal.DiskFull;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.internal.Summaries;
import org.contest.engine.internal.UserKinds;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.ProgramFrames;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunRow;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.jspecify.annotations.Nullable;

/**
 * Many runs of one program, kept in a directory: {@code campaign.db}, {@code traces}, {@code output} and the site table
 * {@code sites.tsv}. A crash or a kill loses at most the run that was going on; the campaign can be continued.
 */
public final class Campaign implements AutoCloseable {

    /** The folder below the working directory where campaigns are kept when nothing else is said. */
    public static final String FOLDER = CampaignFiles.FOLDER;

    private static final int SEED_BOUND = 1_000_000_000;
    private static final double NANOS = 1e9;

    private final Path directory;
    private final CampaignStore store;
    private final CampaignFiles files;
    private boolean checked;
    /** Seconds that a user has waited for the first run. */
    private double secondsPreparing;

    private Campaign(Path directory, CampaignStore store) {
        this.directory = directory;
        this.store = store;
        this.files = new CampaignFiles(directory);
    }

    /**
     * Makes a new campaign; nothing runs yet.
     *
     * @param directory must not hold a campaign
     * @throws EngineException with a plain sentence when the directory cannot be used, an option does not fit or the
     *     program cannot be started
     */
    public static Campaign create(Path directory, ProgramSpec program, CampaignOptions options) {
        long begin = System.nanoTime();
        Path home = directory.toAbsolutePath().normalize();
        if (CampaignStore.exists(home)) {
            throw EngineException.user("There is a campaign in " + home + " already. Name another directory.");
        }
        check(options);
        RecordedRun recorded = options.isSet(CampaignOption.BRANCH_FROM)
            ? RecordedRun.of(Path.of(options.get(CampaignOption.BRANCH_FROM))) : null;
        if (recorded != null) {
            recorded.requireProgram(program);
        }
        Preflight.check(program);
        Suppressions.check(program.workingDirectory());
        UserKinds.learn(program.workingDirectory());
        CampaignFiles files = new CampaignFiles(home);
        files.create();
        FileLock lock = files.lock();
        try {
            Campaign campaign = begin(home, files, recorded, program, options);
            campaign.checked = true;
            campaign.secondsPreparing = seconds(begin);
            return campaign;
        } finally {
            CampaignFiles.release(lock);
        }
    }

    /** The rest of {@link #create}, while no other process does so. */
    private static Campaign begin(Path home, CampaignFiles files, @Nullable RecordedRun recorded, ProgramSpec program,
        CampaignOptions options) {
        if (CampaignStore.exists(home)) {
            throw EngineException.user("There is a campaign in " + home + " already. Name another directory.");
        }
        if (recorded != null) {
            BranchPlan.take(recorded, files);
        }
        long seed = options.isSet(CampaignOption.SEED) ? Long.parseLong(options.get(CampaignOption.SEED))
            : new SecureRandom().nextInt(SEED_BOUND);
        long named = CampaignIds.idOf(home);
        long id = named > 0 || home.getParent() == null ? Math.max(1, named) : CampaignIds.next(home.getParent());
        String created = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        return new Campaign(home, CampaignStore.create(home, id, created, seed, program, options));
    }

    private static void check(CampaignOptions options) {
        Draws.check(options);
        List<CoverageMetric> metrics = Metrics.named(options.get(CampaignOption.METRICS));
        for (CoverageMetric metric : Metrics.named(options.get(CampaignOption.SATURATE_ON))) {
            if (!metrics.contains(metric)) {
                throw EngineException.user("The campaign cannot wait for " + metric.name()
                    + " to be saturated: add it to metrics, or leave it out of saturate-on.");
            }
        }
    }

    /**
     * Opens a campaign, also one whose engine was killed.
     *
     * @throws EngineException with a plain sentence when there is none
     */
    public static Campaign open(Path directory) {
        Path home = directory.toAbsolutePath().normalize();
        CampaignStore store = CampaignStore.open(home);
        UserKinds.learn(store.program().workingDirectory());
        return new Campaign(home, store);
    }

    /** A directory for a new campaign in a folder: named by the day and the next id. */
    public static Path freshDirectory(Path folder) {
        return folder.resolve(LocalDate.now() + "-" + CampaignIds.next(folder) + ".contest");
    }

    /** The campaigns in a folder, oldest first; empty when the folder does not exist. */
    public static List<Path> list(Path folder) {
        return CampaignIds.campaigns(folder);
    }

    /** True when the directory holds a campaign. */
    public static boolean exists(Path directory) {
        return CampaignStore.exists(directory);
    }

    /** Changes what the campaign is told from now on; its seed stays. */
    public void setOptions(CampaignOptions options) {
        check(options);
        store.put(options);
    }

    /**
     * Runs until a stop rule of the options says so, or the user; continues after the last stored run.
     *
     * @throws EngineException with a plain sentence when the program cannot be run or the tool failed
     */
    public CampaignSummary run(CampaignListener listener, Cancellation cancellation) {
        long begin = System.nanoTime();
        if (!checked) {
            Preflight.check(store.program());
            checked = true;
            secondsPreparing = seconds(begin);
        }
        try {
            runAlone(listener, cancellation);
        } catch (EngineException e) {
            throw DiskFull.told(e, directory);
        }
        secondsPreparing = 0;
        return summary();
    }

    private void runAlone(CampaignListener listener, Cancellation cancellation) {
        files.create();
        FileLock lock = files.lock();
        try {
            new CampaignRunner(store, files, listener, cancellation, secondsPreparing, FreshReplays::new).run();
        } catch (EngineException e) {
            noteError(DiskFull.told(e, directory));
            throw e;
        } finally {
            CampaignFiles.release(lock);
        }
    }

    /** Whoever lists the campaign later is told what has ended it, unless its file cannot take that either. */
    private void noteError(EngineException error) {
        try {
            store.putStopped(CampaignSummary.stoppedBy(error));
        } catch (EngineException e) {
            error.addSuppressed(e);
        }
    }

    private static double seconds(long begin) {
        return (System.nanoTime() - begin) / NANOS;
    }

    /** The campaign in short, as stored. */
    public CampaignSummary summary() {
        return Summaries.of(directory, store);
    }

    /** Where it is kept. */
    public Path directory() {
        return directory;
    }

    /** The program under test. */
    public ProgramSpec program() {
        return store.program();
    }

    /** What the campaign was told. */
    public CampaignOptions options() {
        return store.options();
    }

    /** All runs, by number. */
    public List<RunRow> runs() {
        return store.runs();
    }

    /** Some runs, in an order: a campaign may have a million. */
    public List<RunRow> runs(RunQuery query) {
        return store.runs(query);
    }

    /** All failures, one row a signature: those that count first, then by first run. */
    public List<FailureRow> failures() {
        return store.failures();
    }

    /**
     * What detectors saw, in the order of {@link FindingRow#BY_RANK}; suppressed ones say why.
     *
     * @throws EngineException with a plain sentence when the file of suppressions is not understood
     */
    public List<FindingRow> findings() {
        return store.findings();
    }

    /** Which frames of a stack are of the program's own code. */
    public ProgramFrames frames() {
        return ProgramFrames.of(files.sites());
    }

    /** The names of all metrics that a campaign can compute, for the option of that name. */
    public static List<String> knownMetrics() {
        return Metrics.names();
    }

    /** The names of the metrics that it has curves of. */
    public List<String> metrics() {
        return store.metrics();
    }

    /** The cumulative curve of a metric, by run; empty when it was not computed. */
    public List<CurvePoint> curve(String metric) {
        return store.curve(metric);
    }

    /** A page of tasks. */
    public List<TaskRow> tasks(TaskQuery query) {
        return store.tasks(query);
    }

    /** How many tasks meet a query, whatever its page. */
    public TaskCount countTasks(TaskQuery query) {
        return store.countTasks(query);
    }

    /** The tasks that meet a query by what they have in common, sorted by name, whatever its page. */
    public List<TaskGroup> taskGroups(TaskQuery query, TaskGroup.By by) {
        return store.taskGroups(query, by);
    }

    /** The curves of all metrics. */
    public Map<String, List<CurvePoint>> curves() {
        Map<String, List<CurvePoint>> curves = new LinkedHashMap<>();
        metrics().forEach(metric -> curves.put(metric, curve(metric)));
        return curves;
    }

    @Override
    public void close() {
        store.close();
    }
}
