/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.contest.analysis.Saturation;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.coverage.CoverageMetric;
import org.contest.analysis.coverage.Metrics;
import org.contest.analysis.identity.Identities;
import org.contest.engine.draw.Draw;
import org.contest.engine.draw.Draws;
import org.contest.engine.exec.Machine;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunExecutors;
import org.contest.engine.exec.RunLimit;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramFrames;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.RunRow;
import org.contest.engine.oracle.Oracles;
import org.contest.engine.stop.StopRule;
import org.contest.engine.stop.StopRules;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.CallSites;
import org.contest.protocol.Failure;
import org.contest.protocol.RunResult;
import org.jspecify.annotations.Nullable;

/**
 * Runs a campaign, once: draws, lets workers do the runs, stores each as it comes, asks the stop rules. What this class
 * counts begins at 0 when a campaign is continued.
 */
public final class CampaignRunner {

    /** Between writings of how many runs covered each task. */
    private static final int COUNTS_SECONDS = 5;

    private final CampaignStore store;
    private final CampaignFiles files;
    private final CampaignOptions options;
    private final ProgramSpec program;
    private final CampaignListener listener;
    private final Cancellation cancellation;
    private final StopRule stopRule;
    private final Set<String> signatures = new HashSet<>();
    private final KeptFiles kept;
    private final TaskLedger ledger;
    private final SiteLedger sites;
    private final FindingSearch search;
    private final @Nullable BranchPlan plan;
    private final CoverageMeasure measure;
    private final Saturation saturation;
    private final Set<String> awaited;
    private double countsWritten;
    private final double secondsBefore;
    private final CampaignClock clock;
    private final FailureCheck check;
    private final int firstRun;
    private int mostThreads;
    private int started;
    private int runs;
    private int lost;
    private final UnendedRun unended = new UnendedRun();
    private int failing;
    private CallSites callSites = CallSites.NONE;
    private volatile String why = "";
    private volatile boolean timeIsOver;
    /** No run was begun that would be cut off. */
    private volatile boolean hadNoRoom;

    /**
     * A runner for a stored campaign.
     *
     * @param secondsPreparing that the user has waited already
     * @param replays of failures that a JVM of many runs has shown, as long as they are not cancelled
     */
    public CampaignRunner(CampaignStore store, CampaignFiles files, CampaignListener listener,
        Cancellation cancellation, double secondsPreparing, Function<Cancellation, FreshReplay> replays) {
        this.store = store;
        this.files = files;
        this.listener = listener;
        this.cancellation = cancellation;
        kept = new KeptFiles(files);
        options = store.options();
        clock = new CampaignClock(options.seconds(), secondsPreparing);
        check = new FailureCheck(store, options,
            replays.apply(() -> cancellation.isCancelled() || clock.isOverForReplays()), listener);
        program = store.program();
        stopRule = StopRules.of(options);
        Identities identities = new Identities();
        store.use(identities);
        measure = new CoverageMeasure(Metrics.named(options.get(CampaignOption.METRICS)), identities,
            options.isTrue(CampaignOption.INSIDE), options.number(CampaignOption.THREAD_METHODS));
        saturation = options.saturation();
        awaited = Metrics.named(options.get(CampaignOption.SATURATE_ON)).stream().map(CoverageMetric::name)
            .collect(Collectors.toUnmodifiableSet());
        secondsBefore = store.head().seconds();
        firstRun = store.lastRun() + 1;
        ledger = new TaskLedger(measure);
        measure.metrics().forEach(metric -> store.eachTask(metric.name(), ledger::restore));
        sites = new SiteLedger(files.sites());
        search = FindingSearch.of(options, store);
        plan = BranchPlan.of(files, options, store.head().seed());
    }

    /** Runs until a rule or the user says stop. */
    public void run() {
        store.putStopped("");
        clock.start();
        loop();
        why = why.isEmpty() ? whyWithoutRule() : why;
        store.put(ledger.unwritten());
        new OpenTasks(measure, ledger, sites.table()).write(store);
        store.putStopped(why);
        store.addPlocs(sites.table());
        store.put(callSites);
        proveHealth();
    }

    private void loop() {
        LessonLedger lessons = new LessonLedger(files, firstRun - 1);
        RunWork work = new RunWork(files, sites, lessons, Oracles.of(options),
            new TraceStudy(measure, search), workers());
        Confirmation confirmation = new Confirmation(store, files, options, work.mostEvents());
        runAll(work, lessons, confirmation);
        SeenDeadlocks.confirm(store);
        if (search.hasFound() && !cancellation.isCancelled()) {
            lookCloser(work, confirmation, new FindingStacks(store, files, ProgramFrames.of(sites.table())));
        }
    }

    /** What is done with findings when all runs are done. */
    private void lookCloser(RunWork work, Confirmation confirmation, FindingStacks stacks) {
        boolean confirms = isConfirming() && confirmation.isWanted();
        if (!confirms && !stacks.isWanted()) {
            return;
        }
        try (RunExecutor executor = executor()) {
            if (confirms) {
                confirmation.run(work, executor, () -> firstRun + started++, this::takeUnlessCut, () -> goesOn(2));
            }
            stacks.tell(executor, () -> goesOn(failing > 0 ? 0 : 1),
                () -> !cancellation.isCancelled() && !clock.isOverForStacks());
        }
    }

    /** By default when the campaign had all the runs it wanted and none failed. */
    private boolean isConfirming() {
        return options.isTrue(CampaignOption.CONFIRM)
            || failing == 0 && plan == null && options.number(CampaignOption.RUNS) == 0;
    }

    /** True while there is time for more than so many things at the end. */
    private boolean goesOn(int things) {
        return !cancellation.isCancelled() && !clock.isOver(things);
    }

    private void runAll(RunWork work, LessonLedger lessons, Confirmation confirmation) {
        boolean leads = plan == null && options.get(CampaignOption.SCHEDULER).equals(Configurations.AUTO);
        IntFunction<Draw> draws = plan == null ? new Draws(options, store.head().seed())::draw : plan::draw;
        LedRuns led = new LedRuns(draws, leads ? confirmation : null, firstRun - 1);
        try (RunPool pool = new RunPool(workers(), this::executor, work, lessons, led::draw, firstRun,
            this::nextNumber, this::mayBegin, () -> !goesOn())) {
            for (FinishedRun run = pool.take(); run != null; run = pool.take()) {
                finish(run, led);
                lessons.stored(run.number());
            }
        } finally {
            discardUnfinished();
            started = runs;
        }
    }

    /** What the JVMs, which are gone, had begun to write for runs that nobody took. */
    private void discardUnfinished() {
        for (int number = firstRun + runs; number < firstRun + started; number++) {
            kept.discard(number);
        }
    }

    private int nextNumber() {
        int most = options.number(CampaignOption.RUNS);
        boolean more = (most == 0 || started < most) && (plan == null || firstRun + started <= plan.size());
        return more ? firstRun + started++ : 0;
    }

    /** Asked by the workers. One that ends by this leaves no number to later runs: the campaign ends. */
    private boolean mayBegin(Draw draw) {
        if (clock.hasNoRoom(draw.isRepeatable())) {
            hadNoRoom = true;
            timeIsOver = true;
        }
        return !hadNoRoom;
    }

    private boolean goesOn() {
        boolean goesOn = why.isEmpty() && !timeIsOver;
        if (goesOn && cancellation.isCancelled()) {
            why = CampaignSummary.CANCELLED;
        } else if (goesOn && isTimeOver()) {
            timeIsOver = true;
        }
        return why.isEmpty() && !timeIsOver;
    }

    /** When the time is over another thread may be about to count a run that failed: it is told of at the end. */
    private String whyWithoutRule() {
        return timeIsOver ? StopRules.timeOver(options.seconds(), hadNoRoom, runs, failing) + unended.cut()
            : plan != null ? "all branches were tried" : "";
    }

    /** A run that goes on then is given up; the first one may take its time, as nothing is known without it. */
    private boolean isTimeOver() {
        int found = search.hasFound() ? 1 : 0;
        return runs > 0 && clock.isOver(failing > 0 ? found : 2 * found + 1);
    }

    private int workers() {
        int jobs = options.number(CampaignOption.JOBS);
        return jobs > 0 ? jobs : Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    private RunExecutor executor() {
        return RunExecutors.create(options.get(CampaignOption.MODE), program, limit(), check::retreats);
    }

    private RunLimit limit() {
        return new RunLimit(Duration.ofSeconds(options.number(CampaignOption.TIMEOUT)));
    }

    /** Workers are ahead: what they did after the end does not count, so that the same seed ends with the same run. */
    private void finish(FinishedRun run, LedRuns led) {
        if (run.report().end() == End.CANCELLED || !goesOn()) {
            drop(run);
            return;
        }
        led.stored(run, take(run));
        if (why.isEmpty()) {
            why = runs == 1 && !ScopeCheck.problem(options, sites.table()).isEmpty()
                ? "nothing of the program is in scope"
                : stopRule.why(new StopRule.State(runs, lost, clock.waited(), failing, signatures.size(),
                    ledger.isSaturated(saturation, awaited, run.number()), mostThreads, kept.bytes()));
        }
    }

    /** Files of a run that does not count are deleted, but for what tells why it had no end. */
    private void drop(FinishedRun run) {
        RunReport report = run.report();
        if (report.end() == End.CANCELLED && !report.threadDump().isEmpty()) {
            unended.add(run.number(), report.seconds(), Machine.isBusy());
            listener.note(String.format(Locale.ROOT,
                "Run %d had no end in %.0f s when the campaign was over, and does not"
                    + " count. What its threads did is at the end of %s.",
                run.number(), report.seconds(),
                kept.withoutEnd(run.number())));
        }
        kept.discard(run.number());
    }

    private @Nullable StoredRun takeUnlessCut(FinishedRun run) {
        if (run.report().end() == End.CANCELLED) {
            drop(run);
            return null;
        }
        return take(run);
    }

    private StoredRun take(FinishedRun run) {
        runs++;
        lost += run.report().end() == End.LOST ? 1 : 0;
        unended.ended(run.report().seconds());
        clock.ran(run.draw().isRepeatable(), run.report().seconds());
        RunResult result = run.report().result();
        StoredRun stored = stored(run, result);
        RunResult.Health health = result == null ? RunResult.Health.NONE : result.health();
        callSites = health.callSites().total() < callSites.total() ? callSites : health.callSites();
        List<FailureRow> fresh = check.decided(run, stored, store.add(stored, health, FailureCheck.isDoubtful(run)));
        store.addFindings(run.number(), run.findings(), stored.trace());
        search.stored(run.findings(), run.draw().isRepeatable(), stored.trace() != null);
        count(run);
        writeCounts();
        tell(run, store.row(stored), fresh);
        mostThreads = Math.max(mostThreads, stored.events() == 0 ? 0 : stored.threads());
        return stored;
    }

    /** Numbers of runs that nobody waits for: what a killed campaign loses of them is no more than they grew since. */
    private void writeCounts() {
        if (clock.seconds() - countsWritten > COUNTS_SECONDS) {
            store.put(ledger.unwritten());
            countsWritten = clock.seconds();
        }
    }

    private void count(FinishedRun run) {
        if (run.failures().isEmpty()) {
            return;
        }
        boolean timing = options.isTrue(CampaignOption.COUNT_TIMING);
        Set<String> shown = run.failures().stream().map(Failure::signature).collect(Collectors.toSet());
        List<String> counted = store.failures().stream().filter(row -> !row.unconfirmed())
            .filter(row -> timing || !row.timingOnly()).map(FailureRow::signature).filter(shown::contains).toList();
        failing += counted.isEmpty() ? 0 : 1;
        signatures.addAll(counted);
    }

    private StoredRun stored(FinishedRun run, @Nullable RunResult result) {
        Path trace = kept.trace(run, program, options);
        return new StoredRun(run.number(), run.draw().scheduler(), run.draw().description(),
            run.draw().seed(), run.report().seconds(), secondsBefore + clock.seconds(),
            result == null ? 0 : result.totalEvents(), run.operations(), result == null ? 0 : result.threads(),
            run.schedule(), control(run), check.timed(run.failures(), trace),
            run.notes(), trace, kept.output(run), ledger.add(run.number(), run.covered()));
    }

    private static String control(FinishedRun run) {
        RunResult result = run.report().result();
        boolean lost = run.report().isUnfinished() || result == null && run.report().end() == End.LOST;
        return lost ? RunRow.LOST : result != null ? result.control() : "unknown";
    }

    private void tell(FinishedRun run, RunRow row, List<FailureRow> fresh) {
        double seconds = clock.seconds();
        int most = options.number(CampaignOption.RUNS);
        int time = options.seconds();
        listener.runFinished(row, new CampaignProgress(runs, most,
            seconds > 0 ? runs / seconds : 0, failing, time == 0 ? -1 : Math.max(0, time - seconds)));
        fresh.forEach(listener::failureFound);
        for (CoverageMetric metric : measure.metrics()) {
            if (ledger.grewIn(metric.name(), run.number())) {
                listener.curveGrew(metric.name(),
                    new CurvePoint(run.number(), secondsBefore + seconds, ledger.size(metric.name())));
            }
        }
        run.notes().forEach(listener::note);
        String infeasible = BranchPlan.infeasible(run, files);
        if (infeasible != null) {
            listener.note(infeasible);
        }
    }

    /** Only a green campaign needs the proof that the tool could have found something. */
    private void proveHealth() {
        if (runs > 0 && failing == 0 && !why.equals(CampaignSummary.CANCELLED)) {
            String scope = ScopeCheck.problem(options, sites.table());
            String problem = scope.isEmpty() ? unended.problem() : scope;
            store.putProbe(problem.isEmpty()
                ? RacyProbe.problem(options, store.head().seed(), program, files, limit()) : problem);
        }
    }
}
