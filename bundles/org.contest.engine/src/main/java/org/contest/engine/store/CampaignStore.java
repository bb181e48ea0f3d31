/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.contest.analysis.identity.Identities;
import org.contest.engine.findings.Suppressions;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.LostRuns;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunRow;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.contest.protocol.CallSites;
import org.contest.protocol.Failure;
import org.contest.protocol.RunResult;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.jspecify.annotations.Nullable;

/**
 * The file {@code campaign.db} of a campaign's directory. A run is written in one transaction; paths are kept relative,
 * so that the directory can be moved. Safe for use by several threads and processes; one process at a time runs it.
 */
public final class CampaignStore implements AutoCloseable {

    /** The name of the file in the campaign's directory. */
    public static final String FILE = "campaign.db";

    /**
     * Sums over all runs.
     *
     * @param runs number of runs
     * @param failing runs with a failure that is not timing-only, nor unconfirmed
     * @param failingAny runs with a failure that is not unconfirmed
     * @param firstFailing number of the first failing run; 0 for none
     * @param events of all runs
     * @param operations of all runs where they were counted
     * @param counted number of these runs
     * @param cut number of runs of which only the beginning was looked at
     * @param schedules number of distinct schedules
     * @param unknownSchedules number of runs without a known schedule
     * @param threads most threads of one run
     */
    public record Totals(int runs, int failing, int failingAny, int firstFailing, long events, long operations,
        int counted, int cut, int schedules, int unknownSchedules, int threads) {
    }

    /**
     * The one row of the campaign itself.
     *
     * @param id among its siblings
     * @param created when, in ISO form
     * @param seed of the campaign
     * @param stopped why it ended; empty when it did not
     * @param seconds wall time so far
     * @param instrumented most classes instrumented in one run
     * @param probe what the racy probe said: empty when it failed as it must, or has not run
     */
    public record Head(long id, String created, long seed, String stopped, double seconds, int instrumented,
        String probe) {
    }

    private static final String REAL_FAILURE =
        "FROM run_failures JOIN failures ON failures.id = failure WHERE unconfirmed = 0 AND "
            + "timing_only <= ?";

    private final Path directory;
    private final Database database;
    private final SettingsTable settings;
    private final RunsTable runs;
    private final FailuresTable failures;
    private final TaskDictionary dictionary;
    private final TasksTable tasks;
    private final TaskReader taskReader;
    private final CallSitesTable callSites;
    private final FindingsTable findings;
    private int mostInstrumented = -1;

    private CampaignStore(Path directory, boolean make) {
        this.directory = directory;
        database = new Database(directory.resolve(FILE), make);
        try {
            Schema.migrate(database);
        } catch (EngineException e) {
            database.close();
            throw e;
        }
        settings = new SettingsTable(database);
        runs = new RunsTable(database, directory);
        failures = new FailuresTable(database, directory);
        dictionary = new TaskDictionary(database);
        tasks = new TasksTable(database, dictionary);
        taskReader = new TaskReader(database, dictionary);
        callSites = new CallSitesTable(database);
        findings = new FindingsTable(database, directory);
    }

    /** True when the directory holds a campaign file. */
    public static boolean exists(Path directory) {
        return Files.isRegularFile(directory.resolve(FILE));
    }

    /** Makes the file of a new campaign, which is there as a whole or not at all. */
    public static CampaignStore create(Path directory, long id, String created, long seed, ProgramSpec program,
        CampaignOptions options) {
        try {
            Path part = Files.createTempDirectory(directory, ".new");
            try (CampaignStore store = new CampaignStore(part, true)) {
                store.database.transaction(() -> {
                    store.database.update("INSERT INTO campaigns (id, created, seed) VALUES (?, ?, ?)", id, created,
                        seed);
                    store.settings.write(program, options);
                });
            }
            Files.move(part.resolve(FILE), directory.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
            Files.delete(part);
        } catch (IOException e) {
            throw EngineException.user("The campaign file in " + directory + " cannot be made (" + e.getMessage()
                + "). Make room, or name another directory.", e);
        }
        return open(directory);
    }

    /** Opens the file of a campaign. */
    public static CampaignStore open(Path directory) {
        if (!exists(directory)) {
            throw EngineException.user("There is no campaign in " + directory + ": it has no file " + FILE
                + ". Name the directory of a campaign; \"contest campaigns\" lists them.");
        }
        CampaignStore store = new CampaignStore(directory, false);
        if (store.database.number("SELECT count(*) FROM campaigns") != 1) {
            store.close();
            throw EngineException.user("The campaign in " + directory
                + " was never begun. Delete the directory and run it again.");
        }
        return store;
    }

    /** Writes the file of the campaign as it is now into another one, which is new or empty, while others may write. */
    public void copyTo(Path file) {
        database.update("VACUUM INTO ?", file.toString());
    }

    /** The program under test. */
    public ProgramSpec program() {
        return settings.program();
    }

    /** What the campaign was told. */
    public CampaignOptions options() {
        return settings.options();
    }

    /** Changes what the campaign is told from now on. */
    public void put(CampaignOptions options) {
        database.transaction(() -> settings.put(options));
    }

    /** The row of the campaign itself. */
    public Head head() {
        return database.query("SELECT id, created, seed, stopped, max(seconds, coalesce((SELECT max(finished) FROM "
            + "runs), 0)), instrumented, probe FROM campaigns",
            row -> new Head(row.getLong(1), row.getString(2), row.getLong(3), row.getString(4), row.getDouble(5),
                row.getInt(6), row.getString(7)))
            .get(0);
    }

    /** Notes what the racy probe said; empty: it failed as it must. */
    public void putProbe(String problem) {
        database.update("UPDATE campaigns SET probe = ?", problem);
    }

    /** Notes why the campaign ended; empty while it runs. */
    public void putStopped(String why) {
        database.update("UPDATE campaigns SET stopped = ?", why);
    }

    /**
     * Adds a run in one transaction; returns the failures that no earlier run had.
     *
     * @param health what the agent instrumented so far in the JVM of the run
     */
    public List<FailureRow> add(StoredRun run, RunResult.Health health) {
        return add(run, health, false);
    }

    /**
     * As {@link #add(StoredRun, RunResult.Health)}.
     *
     * @param unconfirmed true when the run's failures are in need of confirmation
     */
    public List<FailureRow> add(StoredRun run, RunResult.Health health, boolean unconfirmed) {
        if (run.isPlain() && health.instrumented() <= mostInstrumented && health.failed().isEmpty()) {
            runs.add(run, run.outcome(), null);
            return List.of();
        }
        List<FailureRow> before = run.failures().isEmpty() ? List.of() : failures.all();
        database.transaction(() -> {
            String trace = relative(directory, run.trace());
            Integer first = null;
            for (Failure failure : run.failures()) {
                int id = failures.add(failure, run.number(), trace, unconfirmed);
                first = first == null ? Integer.valueOf(id) : first;
            }
            runs.add(run, run.outcome(), first);
            tasks.put(run.tasks());
            database.update("UPDATE campaigns SET instrumented = max(instrumented, ?)", health.instrumented());
            health.failed().forEach(name -> database.update("INSERT OR IGNORE INTO skipped_classes VALUES (?)", name));
        });
        mostInstrumented = Math.max(mostInstrumented, health.instrumented());
        return run.failures().isEmpty() ? List.of()
            : failures.all().stream().filter(row -> before.stream()
                .noneMatch(b -> b.id() == row.id() && b.unconfirmed() == row.unconfirmed())).toList();
    }

    /** A failure of a run has come again in a JVM of its own; returns its row. */
    public FailureRow confirm(int failure, StoredRun run) {
        failures.confirm(failure, run.number(), relative(directory, run.trace()));
        return failures.get(failure);
    }

    /** No replay could tell whether a failure is the program's; returns its row. */
    public FailureRow leaveUnexplained(int failure, Unexplained why) {
        failures.leaveUnexplained(failure, why);
        return failures.get(failure);
    }

    /** Failures of a run that no replay could tell of. */
    public List<FailureRow> unexplained(int run) {
        return failures.unexplained(run);
    }

    /** Failures of a run that no replay has shown. */
    public List<FailureRow> unconfirmed(int run) {
        return failures.unconfirmed(run);
    }

    /** What is not known of the first failure that no replay could tell of; empty when there is none. */
    public String unexplained() {
        return failures.unexplained();
    }

    /** Notes whether a failure needs a timeout, and what it says since that is known; returns its row. */
    public FailureRow putTiming(int failure, boolean timingOnly, String message) {
        failures.putTiming(failure, timingOnly, message);
        return failures.get(failure);
    }

    /** The row of a run that was just added; the file is asked for failing runs only. */
    public RunRow row(StoredRun run) {
        return run.failures().isEmpty()
            ? new RunRow(run.number(), run.scheduler(), run.description(), run.seed(), run.outcome(), run.seconds(),
                run.events(), null, run.trace(), run.output(), run.schedule())
            : runs.one(run.number()).get(0);
    }

    /** Adds the program locations from a number on. */
    public void addPlocs(SiteTable sites) {
        int from = (int) database.number("SELECT coalesce(max(id) + 1, 0) FROM plocs");
        database.transaction(() -> {
            for (int id = from; id < sites.end(); id++) {
                Site site = sites.site(id);
                database.update("INSERT OR IGNORE INTO plocs VALUES (?, ?, ?, ?, ?, ?)", id, site.className(),
                    site.method(), site.line(), site.kind().name(), site.variable());
            }
        });
    }

    /** All runs, by number. */
    public List<RunRow> runs() {
        return runs.all();
    }

    /** Some runs, in an order. */
    public List<RunRow> runs(RunQuery query) {
        return runs.page(query);
    }

    /** The run with a number, as a list of one or none. */
    public List<RunRow> run(int number) {
        return runs.one(number);
    }

    /** All failures: those that need no timeout first, then by first run. */
    public List<FailureRow> failures() {
        return failures.all();
    }

    /** Signatures of the failures of a run. */
    public List<String> signatures(int run) {
        return database.query("SELECT signature FROM run_failures JOIN failures ON failures.id = failure "
            + "WHERE run = ? ORDER BY failures.id", row -> row.getString(1), run);
    }

    /**
     * Counts what detectors saw in one run, and confirms what the run has witnessed.
     *
     * @param trace of the run; null when it is not kept
     */
    public void addFindings(int run, List<Finding> seen, @Nullable Path trace) {
        if (!seen.isEmpty()) {
            database.transaction(() -> findings.add(seen, run, relative(directory, trace)));
        }
    }

    /** The signatures of findings that a run has shown whose seed decides what it does. */
    public Set<String> repeatableFindings() {
        return findings.repeatable();
    }

    /** The signatures of findings that only free threads have made happen, which no seed decides. */
    public Set<String> freelyConfirmedFindings() {
        return findings.freelyConfirmed();
    }

    /** Notes who called what happened at an event of a finding's trace. */
    public void putCallers(int finding, long event, List<Finding.Frame> callers) {
        findings.putCallers(finding, event, callers);
    }

    /** Tells a finding as a run with such a trace shows it. */
    public void tell(Finding finding, Path trace) {
        findings.tell(finding, String.valueOf(relative(directory, trace)));
    }

    /**
     * Adds program points that localization has found, in place of those it had found of the same failure.
     *
     * @param failing number of runs that failed with noise there
     * @param failure that was localized
     * @param trace that the places of the finding are of
     */
    public void putSuspect(Finding finding, int failing, FailureRow failure, Path trace) {
        database.transaction(() -> findings.putSuspect(finding, failing, failure.firstRun(),
            relative(directory, trace), relative(directory, failure.trace())));
    }

    /** Notes that a directed run made a finding happen. */
    public void confirm(int finding, Path trace) {
        findings.confirm(finding, String.valueOf(relative(directory, trace)));
    }

    /**
     * All findings in the order of {@link FindingRow#BY_RANK}; those that the user does not want to see say why.
     *
     * @throws EngineException with a plain sentence when the file of suppressions is not understood
     */
    public List<FindingRow> findings() {
        try (Suppressions suppressions = Suppressions.of(program().workingDirectory(), program().allPaths())) {
            return findings.all().stream().map(row -> row.suppressed(suppressions.reason(row.finding())))
                .sorted(FindingRow.BY_RANK).toList();
        }
    }

    /** Metrics with tasks. */
    public List<String> metrics() {
        return tasks.metrics();
    }

    /** The curve of a metric. */
    public List<CurvePoint> curve(String metric) {
        return tasks.curve(metric);
    }

    /** What is covered of a metric. */
    public Coverage coverage(String metric) {
        return tasks.coverage(metric, lastRun(), options().saturation());
    }

    /** Gives identities the numbers that they have in the file; what they gain from now on is written with tasks. */
    public void use(Identities identities) {
        dictionary.use(identities);
    }

    /** Gives all tasks of a metric. */
    public void eachTask(String metric, Consumer<TaskCounted> task) {
        tasks.each(metric, task);
    }

    /** Writes tasks outside of a run: with their number of runs, or as not covered. */
    public void put(List<TaskCounted> counted) {
        database.transaction(() -> tasks.put(counted));
    }

    /** Notes how many tasks a metric can have. */
    public void putWorld(String metric, long world) {
        tasks.putWorld(metric, world);
    }

    /** A page of tasks. */
    public List<TaskRow> tasks(TaskQuery query) {
        return taskReader.page(query);
    }

    /** How many tasks meet a query, whatever its page. */
    public TaskCount countTasks(TaskQuery query) {
        return taskReader.count(query);
    }

    /** The tasks that meet a query by what they have in common, sorted by name, whatever its page. */
    public List<TaskGroup> taskGroups(TaskQuery query, TaskGroup.By by) {
        return taskReader.groups(query, by);
    }

    /** Classes that could not be instrumented. */
    public List<String> skippedClasses() {
        return database.query("SELECT class FROM skipped_classes ORDER BY class", row -> row.getString(1));
    }

    /** Notes the call sites of a JVM, unless another one has instrumented more. */
    public void put(CallSites ofJvm) {
        callSites.put(ofJvm);
    }

    /** Accesses of variables, with and without a hook, in the JVM that instrumented the most. */
    public CallSites callSites() {
        return callSites.counts();
    }

    /** Sums over all runs; failures that need a timeout count when asked for. */
    public Totals totals(boolean countTiming) {
        int timing = countTiming ? 1 : 0;
        return new Totals((int) database.number("SELECT count(*) FROM runs"),
            (int) database.number("SELECT count(DISTINCT run) " + REAL_FAILURE, timing),
            (int) database.number("SELECT count(DISTINCT run) " + REAL_FAILURE, 1),
            (int) database.number("SELECT min(run) " + REAL_FAILURE, timing),
            database.number("SELECT sum(events) FROM runs"),
            database.number("SELECT sum(operations) FROM runs WHERE operations > 0"),
            (int) database.number("SELECT count(*) FROM runs WHERE operations > 0"),
            (int) database.number("SELECT count(*) FROM runs WHERE operations < 0 AND control <> 'lost'"),
            (int) database.number("SELECT count(DISTINCT schedule) FROM runs WHERE schedule <> 0"),
            (int) database.number("SELECT count(*) FROM runs WHERE schedule = 0"),
            (int) database.number("SELECT max(threads) FROM runs"));
    }

    /** Runs that say nothing of the program. */
    public LostRuns lostRuns() {
        return runs.lost();
    }

    /** Number of the last run; 0 for none. */
    public int lastRun() {
        return (int) database.number("SELECT max(number) FROM runs");
    }

    static @Nullable String relative(Path directory, @Nullable Path file) {
        if (file == null) {
            return null;
        }
        return file.startsWith(directory) ? directory.relativize(file).toString() : file.toString();
    }

    static @Nullable Path absolute(Path directory, @Nullable String file) {
        return file == null ? null : directory.resolve(file);
    }

    @Override
    public void close() {
        database.close();
    }
}
