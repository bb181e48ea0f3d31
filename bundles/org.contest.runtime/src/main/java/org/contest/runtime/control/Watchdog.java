/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.runtime.RunControl;
import org.contest.runtime.model.ModelThread;

/**
 * One daemon thread of the JVM that looks whether the holder of the baton goes on. A holder that blocks out of sight
 * (native code, input, a real lock) loses the baton to the others and comes back at its next hook; a run without any
 * event for the time set is a hang. Does nothing about time while a debugger is attached.
 */
final class Watchdog {

    private static final long TICK_MILLIS = 20;
    private static final int TICKS_STUCK = 4;
    private static final int TICKS_RUNNABLE = 10;
    private static final int TICKS_UNWINDING = 50;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final boolean DEBUGGED = Debugger.isPossible();

    private static volatile Watchdog current;
    private static Thread thread;

    private final ControlledRun run;
    private final Scheduler scheduler;
    private final long hangMillis;

    private ModelThread seenHolder;
    private long seenNumber = -1;
    private long seenSince;
    private int ticks;
    private int ticksOver;

    private Watchdog(ControlledRun run, long hangMillis) {
        this.run = run;
        this.scheduler = run.scheduler;
        this.hangMillis = hangMillis;
    }

    /** Watches a run until another one begins; without an event for so many milliseconds it is a hang. */
    static synchronized void watch(ControlledRun run, long hangMillis) {
        current = new Watchdog(run, hangMillis);
        if (thread == null) {
            thread = new Thread(null, Watchdog::loop, "ConTest watchdog", 0, false);
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** The run is over. */
    static void forget(ControlledRun run) {
        Watchdog now = current;
        if (now != null && now.run == run) {
            current = null;
        }
    }

    private static void loop() {
        for (;;) {
            try {
                Thread.sleep(TICK_MILLIS);
            } catch (InterruptedException e) {
                continue;
            }
            Watchdog now = current;
            if (now != null && now.scheduler.isOver()) {
                now.tickOver();
            } else if (now != null) {
                now.tick();
            }
        }
    }

    private void tick() {
        ModelThread holder = scheduler.holder();
        long number = run.journal.number();
        if (holder != seenHolder || number != seenNumber) {
            seenHolder = holder;
            seenNumber = number;
            seenSince = System.nanoTime();
            ticks = 0;
            return;
        }
        ticks++;
        if (holder != null && isStuck(holder)) {
            String place = place(holder);
            scheduler.takeAway(holder, () -> run.notes.addPartly(holder + " left control at " + place));
        } else if (!DEBUGGED && isHang()) {
            hang(holder);
        }
    }

    /** The run is over, but the thread that asked for it may be stuck in the program. */
    private void tickOver() {
        if (run.callerInside && ++ticksOver == TICKS_UNWINDING) {
            RunControl.stranded();
        }
    }

    private boolean isHang() {
        return System.nanoTime() - seenSince > hangMillis * NANOS_PER_MILLI;
    }

    private void hang(ModelThread holder) {
        if (!scheduler.isEnding()) {
            run.verdicts.hang(holder, hangMillis);
        }
        run.notes.addPartly((holder == null ? "a thread out of control" : holder) + " was left behind");
        scheduler.giveUp(holder);
    }

    private boolean isStuck(ModelThread holder) {
        if (scheduler.isEnding()) {
            return ticks >= TICKS_UNWINDING;
        }
        if (ticks < TICKS_STUCK) {
            return false;
        }
        Thread carrier = run.baton.carrier(holder);
        if (carrier == null) {
            return false;
        }
        return switch (carrier.getState()) {
        case BLOCKED, WAITING, TIMED_WAITING -> true;
        case RUNNABLE -> ticks >= TICKS_RUNNABLE && (isNative(carrier) || anyInClassInit(holder));
        default -> false;
        };
    }

    private static boolean isNative(Thread carrier) {
        StackTraceElement[] stack = carrier.getStackTrace();
        return stack.length > 0 && stack[0].isNativeMethod();
    }

    /** A thread that waits for a class initializer looks as if it ran. */
    private boolean anyInClassInit(ModelThread holder) {
        for (ModelThread t = run.roll.livingFrom(0); t != null; t = run.roll.livingFrom(t.index + 1)) {
            if (t != holder && t.classInit > 0) {
                return true;
            }
        }
        return false;
    }

    private String place(ModelThread holder) {
        Thread carrier = run.baton.carrier(holder);
        StackTraceElement[] stack = carrier == null ? new StackTraceElement[0] : carrier.getStackTrace();
        return stack.length == 0 ? "an unknown place" : stack[0].toString();
    }
}
