/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.noise.NoiseSettings;
import org.contest.runtime.Execution;
import org.contest.runtime.FailureLog;
import org.contest.runtime.OutsideTime;
import org.contest.runtime.Primitives;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RealOperations;
import org.contest.runtime.RunHost;
import org.contest.runtime.SwitchScope;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.Toggles;
import org.contest.runtime.jdk.IdentityHashes;
import org.contest.runtime.noise.Noise;
import org.contest.runtime.record.Recorder;

/**
 * A run whose threads run free, with noise before and after their events (Edelstein 2002, "The seeding technique"), and
 * recorded where asked for. Schedulers {@code noise} and {@code none}.
 */
public final class FreeExecution extends Execution {

    private static final long JOIN_MILLIS = 20;

    private final RunHost host;
    private final Noise noise;
    private final Recorder recorder;
    private final long timeoutMillis;
    private final String noiseInWords;
    private final FailureLog failures = new FailureLog();
    private final LiveThreads threads = new LiveThreads();
    private final Signals signals = new Signals();
    private final Conditions conditions = new Conditions(signals);
    private final ThreadOperations operations = new ThreadOperations();
    private final Parking parking = new Parking();
    private final FreePrimitives events = new FreePrimitives(this, threads, conditions, operations, parking);
    private final FreeUnseenPrimitives unseen = new FreeUnseenPrimitives(threads, parking);
    private final Accesses accesses;
    private final OutsideTime outsideTime = new OutsideTime();
    private final SystemCalls systemCalls = new SystemCalls();
    private final Map<String, Integer> adopted = new HashMap<>();
    private Watchdog watchdog;
    private volatile boolean judged;

    /**
     * A run with these options.
     *
     * @throws IllegalArgumentException with a plain sentence when they do not fit
     */
    public FreeExecution(RunOptions options, RunHost host) {
        this.host = host;
        Noise wanted = new Noise(NoiseSettings.of(options), SwitchScope.of(options.get(Key.SWITCH)),
            options.isTrue(Key.LIMITED));
        noise = wanted.isNone() ? null : wanted;
        noiseInWords = noise == null ? "" : "Noise: ".concat(noise.settings().describe()).concat(".");
        timeoutMillis = options.number(Key.TIMEOUT);
        recorder = Recorder.create(options);
        accesses = new Accesses(noise, recorder);
    }

    @Override
    public ProgramThread newThread(Thread thread, String identity) {
        return new FreeThread(this, thread, nextIndex(), identity, noise, recorder);
    }

    @Override
    public ProgramThread adopt(Thread thread) {
        if (watchdog != null && watchdog.isOn(thread)) {
            return null; // what it asks the JDK for is no part of the program
        }
        String identity;
        synchronized (adopted) {
            int times = adopted.merge(thread.getName(), 1, Integer::sum);
            identity = '?' + thread.getName() + (times == 1 ? "" : "." + times);
        }
        FreeThread t = (FreeThread) newThread(thread, identity);
        t.enterQuiet();
        ThreadTable.put(t);
        threads.add(t);
        t.leaveQuiet();
        operations.begin(t);
        return t;
    }

    // ---- shared accesses

    @Override
    public void beforeAccess(ProgramThread t, EventKind kind, Object target, int detail, int site) {
        accesses.before((FreeThread) t, kind, target, detail, site);
    }

    @Override
    public void beforeLibraryCall(ProgramThread t, Object receiver, int site) {
        accesses.libraryCall((FreeThread) t, receiver, site);
    }

    @Override
    public void insideLibraryCall(ProgramThread t, Object receiver) {
        accesses.insideLibraryCall((FreeThread) t, receiver);
    }

    // ---- monitors

    @Override
    protected boolean tellsUnseenLocks() {
        return recorder != null;
    }

    @Override
    public void beforeMonitorEnter(ProgramThread t, Object monitor, int site) {
        FreeThread free = (FreeThread) t;
        free.before(EventKind.MONITOR_ENTER, site, monitor);
        if (free.log != null) {
            free.monitors.entering(monitor, free.log.hashOf(monitor), t.calls.ownSite(site));
        }
    }

    @Override
    public void afterMonitorEnter(ProgramThread t, Object monitor, int site) {
        FreeThread free = (FreeThread) t;
        free.entered(monitor, site);
        if (free.log != null) {
            free.log.ordered(EventKind.MONITOR_ENTER, site, free.monitors.enter(monitor), 0);
        }
    }

    /** Hash tables are ordered by numbers that the JVM draws: a replay needs the same. */
    @Override
    public void beforeHashCode(ProgramThread t, Object object) {
        FreeThread free = (FreeThread) t;
        if (free.log != null) {
            t.enterQuiet();
            boolean tells = IdentityHashes.isHashCodeOf(object);
            t.leaveQuiet();
            if (tells) {
                free.counts.add(EventKind.IDENTITY_HASH);
                free.log.alone(EventKind.IDENTITY_HASH, -1, 0, free.log.hashOf(object));
            }
        }
    }

    @Override
    public void beforeMonitorExit(ProgramThread t, Object monitor, int site) {
        FreeThread free = (FreeThread) t;
        free.before(EventKind.MONITOR_EXIT, site, monitor);
        if (free.log != null) {
            free.log.ordered(EventKind.MONITOR_EXIT, site, free.monitors.exit(monitor), 0);
        }
    }

    @Override
    public void afterMonitorExit(ProgramThread t, Object monitor, int site) {
        ((FreeThread) t).after(EventKind.MONITOR_EXIT, site, monitor);
    }

    // ---- threads

    @Override
    public void threadBegin(ProgramThread t) {
        operations.begin((FreeThread) t);
    }

    @Override
    public void threadEnd(ProgramThread t) {
        operations.end((FreeThread) t);
    }

    @Override
    public Primitives events() {
        return events;
    }

    @Override
    public Primitives unseen(boolean inUntracedRegion) {
        return inUntracedRegion ? unseen : Primitives.REAL;
    }

    @Override
    public boolean expiredByNoise() {
        return unseen.expiredByNoise();
    }

    // ---- class initialization, environment, failures

    @Override
    public void classInitBegin(ProgramThread t, Class<?> type, int site) {
        t.classInit++;
        accesses.classInit((FreeThread) t, EventKind.CLASS_INIT_BEGIN, site);
    }

    @Override
    public void classInitEnd(ProgramThread t, Class<?> type, int site) {
        accesses.classInit((FreeThread) t, EventKind.CLASS_INIT_END, site);
        t.classInit--;
    }

    @Override
    public long environment(ProgramThread t, EventKind kind, long real, int site) {
        ((FreeThread) t).alone(kind, site, real);
        return real;
    }

    @Override
    public void beginSystemCall(ProgramThread t, boolean acts, int site) {
        FreeThread free = (FreeThread) t;
        free.before(EventKind.OUTSIDE, site, null);
        if (free.log != null) {
            free.enterQuiet(); // it may look at stacks
            try {
                systemCalls.begin(t.thread, acts);
            } finally {
                free.leaveQuiet();
            }
            free.log.ordered(EventKind.OUTSIDE, site, 0, 0);
        }
    }

    @Override
    public long outsideNanos() {
        return outsideTime.nanos();
    }

    @Override
    public void endSystemCall(ProgramThread t) {
        systemCalls.end(t.thread);
    }

    @Override
    protected void noteUncaught(ProgramThread t, Throwable exception) {
        if (((FreeThread) t).isAborted()) {
            return; // the program makes its own exception of what unwinds it
        }
        failures.uncaught(t, exception);
        watchdog.failed();
    }

    @Override
    public void report(Failure failure) {
        if (!(ThreadTable.current() instanceof FreeThread t && t.isAborted())) {
            failures.add(failure);
        }
    }

    @Override
    public List<Failure> failures() {
        return failures.list();
    }

    // ---- the run

    @Override
    public void begin(ProgramThread main) {
        threads.add((FreeThread) main);
        operations.begin((FreeThread) main);
        watchdog = new Watchdog(threads, signals, outsideTime, timeoutMillis, this::judge);
        watchdog.start();
    }

    /** A forked JVM ends here. Elsewhere threads that can be woken are unwound; those in a real lock stay behind. */
    private void judge(Failure failure) {
        if (failure != null) {
            failures.add(failure);
        }
        judged = true;
        Runnable handler = host.verdictHandler();
        if (handler != null) {
            handler.run();
        }
        for (FreeThread t : threads.list()) {
            t.abort();
        }
    }

    @Override
    public void runMain(ProgramThread main, Runnable body) {
        ((FreeThread) main).outlives = true;
        super.runMain(main, body);
    }

    /** Until all have ended, or the watchdog said that they never will. */
    @Override
    protected void awaitThreads(ProgramThread main) {
        operations.end((FreeThread) main);
        try {
            for (FreeThread t = nextOwn(); t != null && !judged; t = nextOwn()) {
                t.thread.join(JOIN_MILLIS);
            }
        } catch (InterruptedException e) {
            RealOperations.interrupt(Thread.currentThread());
        }
    }

    @Override
    public void testsEnded() {
        watchdog.testsEnded();
    }

    @Override
    public void exit(ProgramThread t, int status, int site) {
        ((FreeThread) t).alone(EventKind.PROCESS_EXIT, site, status);
        noteExit(t, status);
        if (keepsJvm()) {
            judged = true;
            threads.list().forEach(FreeThread::abort);
            throw t.aborted();
        }
        outsideTime.end();
        t.enterQuiet(); // for good: what the JVM and its shutdown hooks do at the end is not the run
    }

    private FreeThread nextOwn() {
        return threads.list().stream().filter(t -> !t.thread.isDaemon() && t.thread.isAlive()).findFirst().orElse(null);
    }

    @Override
    public RunResult end(RunResult.Health health) {
        watchdog.stop();
        outsideTime.end();
        List<String> notes = new ArrayList<>();
        if (!noiseInWords.isEmpty()) {
            notes.add(noiseInWords);
        }
        if (!Toggles.needs().operations()) {
            notes.add("Threads, waits and parks were counted only: where there is neither noise nor recording, accesses"
                + " and monitors have no hooks.");
        }
        if (recorder != null) {
            notes.addAll(recorder.close());
        }
        return new RunResult(failures.list(), threads.counts().toMap(), threadCount(), 0, "free", notes, null, health);
    }
}
