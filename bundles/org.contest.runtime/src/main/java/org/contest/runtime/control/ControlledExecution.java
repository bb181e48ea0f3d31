/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;
import org.contest.runtime.Execution;
import org.contest.runtime.Primitives;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RunHost;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.sites.OwnSites;

/**
 * A controlled run (Stoller 2002, section 4): one thread runs at a time, and at every event the scheduling policy
 * chooses who goes on. Monitors, wait sets, permits, interrupts and time are modelled; a deadlock is known at once.
 * This class is the face to the hooks: each enters, lets the {@link Scheduler} have its way, and leaves.
 */
public final class ControlledExecution extends Execution {

    private final ControlledRun run;
    private final Scheduler scheduler;
    private final Journal journal;
    private final MonitorOperations monitors;
    private final InitializerOperations initializers;
    private final HashCodes hashCodes;
    private final ControlledPrimitives events;
    private final boolean tellsLess;

    private ControlledExecution(ControlledRun run) {
        this.run = run;
        scheduler = run.scheduler;
        journal = run.journal;
        monitors = run.monitorOperations;
        hashCodes = new HashCodes(run);
        initializers = run.initializerOperations;
        events = new ControlledPrimitives(this, run);
        tellsLess = !run.script.hasEveryAccess();
    }

    /**
     * The execution that the options ask for; {@code inProcess} when this JVM goes on after the run.
     *
     * @throws IllegalArgumentException with a plain sentence when there is no such scheduler, or a trace to follow
     *     cannot be read
     */
    public static ControlledExecution create(RunOptions options, boolean inProcess, RunHost host) {
        return new ControlledExecution(ControlledRun.create(options, inProcess, host));
    }

    @Override
    public long environmentSeed(long seed) {
        return run.script.environmentSeed(seed);
    }

    // ---- threads come and go

    @Override
    public ModelThread newThread(Thread thread, String identity) {
        return new ModelThread(thread, nextIndex(), identity, ThreadOperations.modelOf(Thread.currentThread()));
    }

    @Override
    public ProgramThread adopt(Thread thread) {
        return scheduler.isOver() || scheduler.isEnding() ? null : run.adopt(newThread(thread, "?" + thread.getName()));
    }

    @Override
    public void begin(ProgramThread main) {
        run.begin((ModelThread) main);
    }

    @Override
    public void threadBegin(ProgramThread t) {
        ModelThread m = (ModelThread) t;
        if (m.life == Life.STARTED) {
            scheduler.enter(m);
            scheduler.leave(m);
        }
    }

    @Override
    public void threadEnd(ProgramThread t) {
        run.end((ModelThread) t);
    }

    // ---- accesses

    /**
     * True for an access or a monitor inside a library while the run has had one thread only, when the call of the
     * library has an event already: no other thread can tell when it was, since all of them begin after it. Frameworks
     * read their settings by half a million such accesses.
     */
    @Override
    public boolean isUntold(ProgramThread t, int site) {
        return tellsLess && hasOneThread() && !OwnSites.contains(site) && !t.calls.begins();
    }

    /** True while no thread but main has come. */
    boolean hasOneThread() {
        return threadCount() == 1;
    }

    @Override
    public void beforeAccess(ProgramThread t, EventKind kind, Object target, int detail, int site) {
        access(t, kind, target, null, detail, site);
    }

    @Override
    public void beforeStaticAccess(ProgramThread t, EventKind kind, Class<?> type, int variable, int site) {
        access(t, kind, null, type, variable, site);
    }

    /** A free run notes an access before the thread waits for the class, and so does a replay. */
    private void access(ProgramThread t, EventKind kind, Object target, Class<?> type, int detail, int site) {
        ModelThread m = (ModelThread) t;
        scheduler.enter(m);
        try {
            journal.announce(m, kind, target, site);
            scheduler.point(m, kind, target, detail, site);
            boolean waitsLate = type != null && scheduler.isFollowing();
            if (type != null && !waitsLate) {
                initializers.await(m, type);
            }
            journal.access(m, kind, target, detail, site);
            if (waitsLate) {
                initializers.await(m, type);
            }
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void beforeLibraryCall(ProgramThread t, Object receiver, int site) {
        ModelThread m = (ModelThread) t;
        if (isUntold(m, site)) {
            return;
        }
        scheduler.enter(m);
        try {
            monitors.pass(m, receiver, site);
        } finally {
            scheduler.leave(m);
        }
    }

    // ---- monitors

    @Override
    protected boolean tellsUnseenLocks() {
        return journal.isTold();
    }

    @Override
    public void beforeUnseenWait(ProgramThread t) {
        scheduler.goesOut((ModelThread) t, run.notes);
    }

    @Override
    public void beginNativeCall(ProgramThread t, int site) {
        events.alone(EventKind.OUTSIDE, site);
    }

    @Override
    public void beforeSystemWait(ProgramThread t, int site) {
        ModelThread m = (ModelThread) t;
        if (m.polls(site)) {
            scheduler.goesOut(m, run.notes);
        }
    }

    @Override
    public void beforeMonitorEnter(ProgramThread t, Object monitor, int site) {
        events.lock(monitor, site);
        ((ModelThread) t).entering = monitor;
    }

    @Override
    public void afterMonitorEnter(ProgramThread t, Object monitor, int site) { // taken before the real one
    }

    @Override
    public void beforeMonitorExit(ProgramThread t, Object monitor, int site) { // given up after the real one
    }

    @Override
    public void afterMonitorExit(ProgramThread t, Object monitor, int site) {
        events.unlockIfOwned(monitor, site);
    }

    // ---- threads

    @Override
    public boolean isModelled(Thread thread) {
        return ThreadOperations.modelOf(thread) != null;
    }

    @Override
    public Primitives events() {
        return events;
    }

    @Override
    public Primitives unseen(boolean inUntracedRegion) {
        return inUntracedRegion ? run.unseen : run.uncontrolled;
    }

    // ---- class initialization and environment

    @Override
    public void classInitBegin(ProgramThread t, Class<?> type, int site) {
        ModelThread m = (ModelThread) t;
        scheduler.enter(m);
        try {
            initializers.begin(m, type, site);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public void classInitEnd(ProgramThread t, Class<?> type, int site) {
        ModelThread m = (ModelThread) t;
        if (scheduler.enterQuietly(m)) {
            try {
                initializers.end(m, type, site);
            } finally {
                scheduler.leave(m);
            }
        }
    }

    @Override
    public void beforeInitialization(ProgramThread t, Class<?> type) {
        ModelThread m = (ModelThread) t;
        scheduler.enter(m);
        try {
            initializers.await(m, type);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public long environment(ProgramThread t, EventKind kind, long real, int site) {
        ModelThread m = (ModelThread) t;
        scheduler.enter(m);
        try {
            scheduler.minorPoint(m, kind, null, 0, site);
            long told = run.script.environment(m, kind, run.environment.seen(kind, real));
            long seen = run.environment.kept(kind, real, told);
            journal.add(m, kind, null, 0, site, seen);
            return seen;
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public long threadId(ProgramThread t, Thread of, int site) {
        t.enterQuiet();
        long number = run.environment.number(of);
        t.leaveQuiet();
        return environment(t, EventKind.THREAD_ID, number, site);
    }

    @Override
    public long currentTimeMillis() {
        return run.model.clock().peekMillis();
    }

    @Override
    public long outsideNanos() {
        return run.outsideTime.nanos();
    }

    @Override
    public void beforeHashCode(ProgramThread t, Object object) {
        hashCodes.before((ModelThread) t, object);
    }

    @Override
    protected void noteUncaught(ProgramThread t, Throwable exception) {
        run.uncaught((ModelThread) t, exception);
    }

    // ---- the run

    @Override
    public Thread mainThread() {
        return run.baton.mainThread();
    }

    @Override
    public void runMain(ProgramThread main, Runnable body) {
        run.runMain((ModelThread) main, () -> runBody(main, body));
    }

    @Override
    public void exit(ProgramThread t, int status, int site) {
        ModelThread m = (ModelThread) t;
        scheduler.enter(m);
        try {
            scheduler.point(m, EventKind.PROCESS_EXIT, null, 0, site);
            journal.add(m, EventKind.PROCESS_EXIT, null, 0, site, status);
            noteExit(t, status);
            run.exit(m, keepsJvm(), status);
        } finally {
            scheduler.leave(m);
        }
    }

    @Override
    public boolean holdsThreads() {
        return run.roll.living() > 0;
    }

    @Override
    public void letGo() {
        scheduler.letGo();
    }

    @Override
    public void testsEnded() {
        run.testsEnded();
    }

    @Override
    public RunResult end(RunResult.Health health) {
        return run.result(threadCount(), health);
    }

    @Override
    public List<String> taints() {
        return run.taints();
    }

    @Override
    public void made(Throwable exception) {
        run.exceptions.made(exception);
    }

    @Override
    public void report(Failure failure) {
        run.report(failure);
    }

    @Override
    public List<Failure> failures() {
        return List.copyOf(run.failures.list());
    }
}
