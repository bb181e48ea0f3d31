/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.contest.protocol.Failure;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.ThreadPosition;
import org.contest.protocol.trace.ObjectNumbers;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Debugger;
import org.contest.runtime.FailureLog;
import org.contest.runtime.OutsideTime;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RunAborted;
import org.contest.runtime.RunHost;
import org.contest.runtime.RunRandom;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.baton.Baton;
import org.contest.runtime.baton.ContinuationBaton;
import org.contest.runtime.baton.Continuations;
import org.contest.runtime.baton.OsBaton;
import org.contest.runtime.jdk.ClassInitialization;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.model.TimeMode;
import org.contest.runtime.policy.RunEstimates;
import org.contest.runtime.policy.SchedulingPolicy;
import org.contest.runtime.policy.Script;
import org.contest.runtime.replay.Scripts;

/** Puts the parts of one controlled run together, and sums it up. */
final class ControlledRun {

    final RunHost host;
    private final Watchdog watchdog;
    final Model model;
    final Script script;
    final Baton baton;
    final Journal journal;
    final FailureLog failures = new FailureLog();
    final MadeExceptions exceptions;
    final Environment environment;
    final OutsideTime outsideTime = new OutsideTime();
    final Chooser chooser;
    final Scheduler scheduler;
    final MonitorOperations monitorOperations;
    final ThreadOperations threadOperations;
    final UnseenPrimitives unseen;
    final UncontrolledPrimitives uncontrolled;
    final InitializerOperations initializerOperations;

    /** True while the thread that asked for the run inside this JVM has not got it back. */
    volatile boolean callerInside;

    final ThreadRoll roll = new ThreadRoll();
    final JdkThreads jdkThreads = new JdkThreads();
    final Notes notes = new Notes();
    final Verdicts verdicts;
    private final ShortSleeps shortSleeps;
    private final RunEstimates estimates;
    private int beforeEarlyExpiry = -1;

    private ControlledRun(RunOptions options, Script script, RunEstimates estimates, RunTrace trace,
        boolean continuations, RunHost host) {
        this.host = host;
        long seed = options.number(Key.SEED);
        this.estimates = estimates;
        this.script = script;
        SchedulingPolicy policy = Scripts.policy(options, estimates);
        model = Model.create(TimeMode.of(options.get(Key.TIME)), seed,
            TimeUnit.MILLISECONDS.toNanos(options.number(Key.MAX_DELAY)));
        shortSleeps = new ShortSleeps(model.maxDelay(), failures);
        environment = new Environment(model.clock(), seed, script.isFollowing());
        baton = continuations ? new ContinuationBaton(this::end) : new OsBaton();
        UncontrolledThreads away = new UncontrolledThreads();
        WaitCycles cycles = new WaitCycles(roll, model, baton);
        verdicts = new Verdicts(failures, new ModelStuckReport(roll, model, baton, cycles),
            host.verdictHandler());
        chooser = new Chooser(model, script, policy, roll, cycles, away, options.isTrue(Key.SPURIOUS), seed);
        exceptions = new MadeExceptions(chooser);
        journal = new Journal(chooser, script, model.clock(), trace);
        scheduler = new Scheduler(baton, model, chooser, journal, verdicts, roll, away,
            new EventLimit(options.number(Key.MAX_EVENTS)));
        TimedWaits timedWaits = new TimedWaits(scheduler, chooser, model, shortSleeps);
        monitorOperations = new MonitorOperations(scheduler, chooser, model, journal, timedWaits);
        threadOperations = new ThreadOperations(scheduler, chooser, model, journal, baton, roll, jdkThreads,
            shortSleeps, timedWaits);
        unseen = new UnseenPrimitives(scheduler, threadOperations, monitorOperations, model, chooser, notes);
        uncontrolled = new UncontrolledPrimitives(threadOperations);
        initializerOperations = new InitializerOperations(scheduler, model, journal, chooser, script);
        watchdog = new Watchdog(this, options.number(Key.TIMEOUT));
    }

    /** Inside one JVM threads are continuations, where there are any and no debugger could look for them. */
    static ControlledRun create(RunOptions options, boolean inProcess, RunHost host) {
        boolean continuations = inProcess && Continuations.areAvailable() && !Debugger.isPossible()
            && !"os".equals(System.getProperty("contest.baton"));
        Script script = Scripts.create(options);
        long seed = script.environmentSeed(options.number(Key.SEED));
        CurrentRun.objects = numbers(seed);
        RunTrace trace = RunTrace.create(options, seed, host.scratch());
        return new ControlledRun(options, script, RunEstimates.of(options), trace, continuations, host);
    }

    private static ObjectNumbers numbers(long environmentSeed) {
        return ObjectNumbers.masked(new RunRandom(environmentSeed, "objects").nextLong());
    }

    void begin(ModelThread main) {
        main.claim();
        roll.add(main);
        journal.thread(main);
        model.enabled().add(main);
        baton.join(main);
        scheduler.beginMain(main);
        main.release();
        host.ticker().watch(watchdog);
    }

    ProgramThread adopt(ModelThread t) {
        t.enterQuiet();
        synchronized (roll) {
            baton.join(t);
            scheduler.adopt(t);
            if (!t.thread.isDaemon()) {
                roll.add(t); // the JVM goes on as long as it does
            }
            ThreadTable.put(t);
            notes.add(t.inWords() + " was not started under control and joined at its first event");
        }
        t.leaveQuiet();
        return t;
    }

    /** A thread is at its end. */
    void end(ModelThread t) {
        if (t.life == Life.ENDED) {
            return;
        }
        t.enterQuiet();
        if (!scheduler.isEnding()) {
            jdkThreads.end(t);
        }
        t.endQuiet();
        if (scheduler.enterQuietly(t)) {
            try {
                threadOperations.end(t, monitorOperations);
            } catch (RunAborted e) {
                tellUnwound(t);
            }
        }
        roll.end(t);
        t.enterQuiet();
        scheduler.end(t);
    }

    /** Daemons are unwound wherever they are when the run is over. */
    private void tellUnwound(ModelThread t) {
        if (!t.thread.isDaemon()) {
            notes.add(t.inWords() + " was unwound at its last event");
        }
    }

    /** Runs the program's body as thread {@code main}, and returns when the run is over. */
    void runMain(ModelThread main, Runnable body) {
        main.enterQuiet(); // on threads of the system the caller is the program's main thread already
        host.commonPool().remember();
        main.leaveQuiet();
        callerInside = true;
        baton.runMain(main, () -> {
            body.run();
            end(main);
        });
        scheduler.awaitOver();
        callerInside = false;
        host.commonPool().restore();
    }

    /** The program asks for the end of the JVM: all threads are unwound where it goes on, and left where it ends. */
    void exit(ModelThread t, boolean keepsJvm, int status) {
        if (keepsJvm) {
            scheduler.abortAll();
            throw t.aborted();
        }
        host.ticker().forget(watchdog);
        outsideTime.end();
        host.exiting(status);
    }

    /** Called by the thread that has the baton. */
    void testsEnded() {
        verdicts.testsEnded();
        chooser.testsEnded();
        scheduler.testsEnded();
    }

    void uncaught(ModelThread t, Throwable exception) {
        if (!scheduler.isEnding()) {
            noteEarlyExpiry();
            t.enterQuiet();
            try {
                ProgramStack.cutBottom(exception);
                exceptions.fails(exception, failures.count());
                failures.uncaught(t, exception);
            } finally {
                t.leaveQuiet();
            }
            if (t.index == 0) {
                verdicts.mainFailed();
                scheduler.mainFailed();
            }
        }
    }

    /** A test framework that is unwound tells of it: that is no failure. */
    void report(Failure failure) {
        if (!scheduler.isEnding()) {
            failures.add(failure);
        }
    }

    List<String> taints() {
        List<String> names = new ArrayList<>(scheduler.leftBehind());
        names.addAll(jdkThreads.living());
        return names;
    }

    private void noteEarlyExpiry() {
        if (chooser.expiredEarly() && beforeEarlyExpiry < 0) {
            beforeEarlyExpiry = failures.list().size();
        }
    }

    RunResult result(int threads, RunResult.Health health) {
        host.ticker().forget(watchdog);
        ClassInitialization.forget();
        noteEarlyExpiry();
        chooser.finished();
        if (chooser.remark() != null) {
            notes.add(chooser.remark());
        }
        String lost = journal.close();
        if (lost != null) {
            notes.add(lost);
        }
        if (chooser.firstEarly() != null) {
            notes.add(chooser.firstEarly());
        }
        return new RunResult(timed(failures.list()), journal.counts().toMap(), threads, journal.hash(),
            verdicts.whyUnfinished() != null ? RunResult.UNFINISHED : notes.isPartly() ? "partly" : "controlled",
            told(),
            script.divergence(), health,
            positions(), estimates.lesson());
    }

    private List<ThreadPosition> positions() {
        List<ThreadPosition> positions = new ArrayList<>(script.positions());
        positions.addAll(verdicts.positions());
        return positions;
    }

    private List<String> told() {
        List<String> told = new ArrayList<>(notes.list());
        if (verdicts.whyUnfinished() != null) {
            told.add(0, verdicts.whyUnfinished());
        }
        return told;
    }

    /** Failures after an early expiry are marked: the untimed form might have gone on. */
    private List<Failure> timed(List<Failure> all) {
        List<Failure> marked = new ArrayList<>();
        for (Failure f : all) {
            boolean timing = beforeEarlyExpiry >= 0 && marked.size() >= beforeEarlyExpiry
                && !exceptions.isOfBefore(marked.size());
            Failure told = shortSleeps.told(f, marked.size());
            marked.add(timing ? new Failure(f.kind(), f.type(), told.message() + System.lineSeparator()
                + chooser.firstEarly(), f.thread(), f.frames(), true) : told);
        }
        return marked;
    }
}
