/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.util.List;
import java.util.function.Consumer;
import org.contest.protocol.Failure;
import org.contest.runtime.Debugger;
import org.contest.runtime.OutsideTime;
import org.contest.runtime.Silence;
import org.contest.runtime.Toggles;
import org.contest.runtime.ToolThread;

/**
 * Looks now and then whether the run goes on. A deadlock of locks is known when nothing happened for two looks, one of
 * signals after some more, anything else after the time that the options give. Sleeps otherwise.
 */
final class Watchdog implements Runnable {

    private static final long LOOK_MILLIS = 50;
    /** Otherwise a thread that computes makes no events: its time tells that it goes on. */
    private static final boolean SEES_ACCESSES = Toggles.needs().accesses();
    private static final int LOOKS_CYCLE = 2;
    private static final int LOOKS_ALL_WAITING = 8;

    private final LiveThreads threads;
    private final Signals signals;
    private final OutsideTime outsideTime;
    private final long timeoutMillis;
    private final Consumer<Failure> verdict;
    private final Thread thread;
    private final Silence silence = new Silence();
    private final Silence aftermath = new Silence();
    private long lastLook;
    private long seen;
    /** Looks since something happened. */
    private int calm;
    /** What the threads had computed when somebody asked last whether they do. */
    private long computed;
    /** What the threads had computed soon after the last event, in milliseconds. */
    private long computedBefore;
    private volatile boolean stopped;
    private volatile boolean hasFailed;
    private volatile boolean testsEnded;

    /** The verdict is null when nothing is to be added to a failure that is known. */
    Watchdog(LiveThreads threads, Signals signals, OutsideTime outsideTime, long timeoutMillis,
        Consumer<Failure> verdict) {
        this.threads = threads;
        this.signals = signals;
        this.outsideTime = outsideTime;
        this.timeoutMillis = timeoutMillis;
        this.verdict = verdict;
        thread = new ToolThread(this, "watchdog");
    }

    /** True for the thread of the watchdog itself. */
    boolean isOn(Thread other) {
        return other == thread;
    }

    void start() {
        thread.start();
    }

    /** A thread has died of an exception. */
    void failed() {
        hasFailed = true;
    }

    /** The tests are done: threads that are left are waited for only while they do something, and not for long. */
    void testsEnded() {
        testsEnded = true;
    }

    void stop() {
        stopped = true;
        if (Thread.currentThread() != thread) {
            thread.interrupt();
        }
    }

    @Override
    public void run() {
        boolean isOver = false;
        while (!isOver) {
            try {
                watch();
                isOver = true;
            } catch (OutOfMemoryError e) {
                isOver = stopped; // the program has filled the heap, and is about to notice
            }
        }
    }

    private void watch() {
        lastLook = System.nanoTime();
        seen = -1;
        aftermath.end();
        boolean goesOn = true;
        while (goesOn && sleep()) {
            long progress = progress();
            measure(progress);
            Failure failure = calm < LOOKS_CYCLE ? null : look();
            boolean isDone = testsEnded && calm >= LOOKS_CYCLE && failure == null;
            if (isDone || aftermath.isLongerThan(Silence.AFTERMATH_MILLIS)) {
                goesOn = false;
                verdict.accept(null);
            } else if (failure != null && !stopped && progress() == progress) { // nobody moved during the look
                goesOn = false;
                verdict.accept(failure);
            }
        }
    }

    /** Takes the time since the last look for what it was: work, silence, or a stop in a debugger. */
    private void measure(long progress) {
        long now = System.nanoTime();
        long passed = now - lastLook;
        lastLook = now;
        boolean wasHeld = Debugger.holdsThread(passed);
        if (!wasHeld) {
            outsideTime.passes(Silence.counted(passed), progress - seen, outsideTime.isAsked() && threads.areAtWork());
        }
        if (progress != seen || wasHeld) {
            seen = progress;
            silence.end();
            calm = 0;
        } else {
            silence.last(passed);
            if (++calm == LOOKS_CYCLE) {
                computedBefore = threads.computedMillis();
            }
        }
        if ((hasFailed || testsEnded) && !wasHeld) {
            aftermath.last(passed);
        } else {
            aftermath.end();
        }
    }

    private long progress() {
        return threads.counts().total() + (SEES_ACCESSES ? 0 : threads.computedMillis() / LOOK_MILLIS);
    }

    private boolean sleep() {
        try {
            Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException e) {
            return false;
        }
        return !stopped;
    }

    /** Looks closely at times only: when it is calm for long, there is nothing new to see. */
    private Failure look() {
        boolean timedOut = silence.isLongerThan(timeoutMillis);
        if (calm != LOOKS_CYCLE && calm % LOOKS_ALL_WAITING != 0) {
            return null;
        }
        List<FreeThread> living = threads.list();
        if (living.isEmpty()) {
            return null;
        }
        FreeStuckReport stuck = new FreeStuckReport(living, signals);
        Failure failure = stuck.deadlock();
        if (testsEnded) {
            return failure;
        }
        if (failure == null && calm >= LOOKS_ALL_WAITING) {
            failure = stuck.allWaiting();
        }
        return failure == null && timedOut && !stuck.anyInstruments() && !areComputing()
            ? stuck.hang(silence.millis()) : failure;
    }

    /** True when threads have computed since the last look that was as close, and may yet come to an event. */
    private boolean areComputing() {
        long before = computed;
        computed = threads.computedMillis();
        return computed > before && !silence.isTooLongToCompute(timeoutMillis, computed - computedBefore);
    }
}
