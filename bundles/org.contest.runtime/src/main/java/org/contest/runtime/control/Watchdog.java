/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.HashSet;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.runtime.AgentStack;
import org.contest.runtime.Debugger;
import org.contest.runtime.ProcessorTime;
import org.contest.runtime.Silence;
import org.contest.runtime.model.ModelThread;

/**
 * Looks at each tick whether the holder of the baton goes on. A holder that blocks out of sight (native code, input, a
 * real lock) loses the baton to the others and comes back at its next hook; a run without any event for the time set is
 * a hang. Sleeps while a debugger holds a thread, and the run's clock stands still.
 */
final class Watchdog implements Runnable {

    private static final StackTraceElement[] NOWHERE = {};
    private static final int TICKS_STUCK = 10;
    private static final int TICKS_WAITING = 2;
    private static final int TICKS_NATIVE = 15;
    private static final int TICKS_UNKNOWN_NATIVE = 100;
    private static final int TICKS_UNWINDING = 50;
    private static final int TICKS_INITIALIZERS = 75;
    /** So long a thread computes before others go on beside it, by the clock and by the processors. */
    private static final long MOST_COMPUTING_MILLIS = 5_000;

    private final ControlledRun run;
    private final Scheduler scheduler;
    private final long hangMillis;

    private ModelThread seenHolder;
    private long seenNumber = -1;
    private final Silence silence = new Silence();
    private final Silence aftermath = new Silence();
    private int ticks;
    private int ticksOver;
    private long lastTick = System.nanoTime();
    /** Where the holder stood at the last tick, and for how many ticks it has not moved. */
    private StackTraceElement[] seenStack = NOWHERE;
    private int ticksInPlace;
    /** What the holder had computed when it came there, in milliseconds. */
    private long computedInPlace;
    /** Where threads have waited in this run, in words: native methods that are known to wait from then on. */
    private final Set<String> waiting = new HashSet<>();
    /** What the threads had computed soon after the last event, in milliseconds. */
    private long computedBefore;

    /** Without an event for so many milliseconds it is a hang. */
    Watchdog(ControlledRun run, long hangMillis) {
        this.run = run;
        this.scheduler = run.scheduler;
        this.hangMillis = hangMillis;
    }

    @Override
    public void run() {
        try {
            if (scheduler.isOver()) {
                tickOver();
            } else {
                tick();
            }
        } catch (OutOfMemoryError e) {
            ticks = 0; // the program has filled the heap, and is about to notice
        }
    }

    private void tick() {
        long now = System.nanoTime();
        long passed = now - lastTick;
        lastTick = now;
        if (Debugger.holdsThread(passed)) {
            run.model.clock().stoodStill(passed);
            seenNumber = -1;
            passed = 0;
        }
        ModelThread holder = scheduler.holder();
        long number = run.journal.number();
        run.outsideTime.passes(Silence.counted(passed), number - seenNumber, scheduler.isAtWork());
        if (isAftermath(holder, passed) && scheduler.pickUp()) {
            endAftermath();
            return;
        }
        if (holder != seenHolder || number != seenNumber) {
            seenHolder = holder;
            seenNumber = number;
            silence.end();
            ticks = 0;
            ticksInPlace = 0;
            seenStack = NOWHERE; // another thread may stand in the same place
            return;
        }
        silence.last(passed);
        if (++ticks == TICKS_STUCK) {
            computedBefore = computedMillis();
        }
        if (holder != null && (isStuck(holder) || computesForLong(holder))) {
            String place = place(holder);
            scheduler.takeAway(holder, () -> leavesControl(holder, place));
        } else if (holder == null && ticks == TICKS_INITIALIZERS && areInitializersStuck()) {
            run.verdicts.initializers();
            scheduler.giveUp(null);
        } else if (holder == null && scheduler.waitsForTime()) {
            scheduler.timePasses(Silence.counted(passed), silence.isLongerThan(hangMillis));
        } else if (silence.isLongerThan(hangMillis) && !isBusy(holder)) {
            hang(holder);
        } else if (holder == null) {
            scheduler.looksAgain();
        }
    }

    /** True when threads have waited in the system for so long since a failure, and no trace says that they go on. */
    private boolean isAftermath(ModelThread holder, long passed) {
        if (holder == null && !scheduler.isFollowing() && !run.failures.isEmpty()) {
            aftermath.last(passed);
        }
        return aftermath.isLongerThan(Silence.AFTERMATH_MILLIS);
    }

    private void endAftermath() {
        run.notes.add("The run was ended a second after its failure: threads that were left waited for the system");
        run.verdicts.aftermath();
        scheduler.giveUp(null);
    }

    /** What others do next may be what it waits for, such as to leave a monitor that they entered without a hook. */
    private void leavesControl(ModelThread t, String place) {
        if (run.model.monitors().disown(t)) {
            run.journal.add(t, EventKind.MONITOR_EXIT, t.entering, 0, t.site, 0);
        }
        if (t.waitsInSystem) {
            t.waitsLong();
        }
        waiting.add(place);
        run.notes.addPartly(t.inWords() + " left control at " + place);
    }

    /** The run is over, but the thread that asked for it may be stuck in the program. */
    private void tickOver() {
        run.outsideTime.end();
        if (run.callerInside && ++ticksOver == TICKS_UNWINDING) {
            run.host.stranded();
        }
    }

    /**
     * True when the thread that has the turn, or one of those out of control when none has, instruments classes, for
     * which it may wait for a moment, or computes and may yet come to its next event.
     */
    private boolean isBusy(ModelThread holder) {
        if (holder != null) {
            return isBusy(run.baton.carrier(holder), ticksInPlace < TICKS_NATIVE);
        }
        for (ModelThread t : run.roll.list()) {
            if (t.isUncontrolled() && isBusy(run.baton.carrier(t), false)) {
                return true;
            }
        }
        return false;
    }

    /** One that loads classes is often in native code at a look, but not for long in the same place. */
    private boolean isBusy(Thread carrier, boolean moves) {
        if (carrier == null) {
            return false;
        }
        StackTraceElement[] stack = carrier.getStackTrace();
        boolean computes =
            carrier.getState() == Thread.State.RUNNABLE && stack.length > 0 && (moves || !stack[0].isNativeMethod());
        return AgentStack.isInstrumenting(stack)
            || computes && !silence.isTooLongToCompute(hangMillis, computedMillis() - computedBefore);
    }

    private long computedMillis() {
        Set<Thread> carriers = new HashSet<>();
        for (ModelThread t : run.roll.list()) {
            Thread carrier = run.baton.carrier(t);
            if (carrier != null) {
                carriers.add(carrier);
            }
        }
        return ProcessorTime.millis(carriers);
    }

    private void hang(ModelThread holder) {
        if (!scheduler.isEnding() && run.script.isLost(holder == null)) {
            run.verdicts.stop();
        } else if (!scheduler.isEnding()) {
            run.verdicts.hang(holder, hangMillis);
        }
        run.notes.addPartly((holder == null ? "A thread out of control" : holder.inWords())
            + " did not come to an end: the run was ended without it");
        scheduler.giveUp(holder);
    }

    /** True when a thread computes for so long, perhaps for ever, that those who could go on shall not wait for it. */
    private boolean computesForLong(ModelThread holder) {
        return silence.isLongerThan(MOST_COMPUTING_MILLIS) && !scheduler.isEnding() && !holder.isIgnoring()
            && scheduler.couldOthersGoOn() && computedMillis() - computedBefore > MOST_COMPUTING_MILLIS
            && !AgentStack.isInstrumenting(stack(holder));
    }

    private boolean isStuck(ModelThread holder) {
        if (scheduler.isEnding()) {
            return ticks >= TICKS_UNWINDING;
        }
        if (ticks < (holder.waitsInSystem ? TICKS_WAITING : TICKS_STUCK)) {
            return false;
        }
        Thread carrier = run.baton.carrier(holder);
        if (carrier == null) {
            return false;
        }
        return switch (carrier.getState()) {
        case BLOCKED, WAITING, TIMED_WAITING -> !AgentStack.isInstrumenting(carrier.getStackTrace());
        case RUNNABLE -> isStuckRunnable(holder, carrier);
        default -> false;
        };
    }

    /**
     * A thread in a system call looks as if it ran, and a thread that gets no processor looks as if it stood still:
     * only one that has not moved for long is taken for stuck, sooner where the call is known to block, has blocked in
     * this run, or uses no processor in native code of the program, and soon in one that the thread has told of. In an
     * untraced region, such as the loading of classes, none is, but whether it moves tells whether it computes. Frames
     * of linked native functions are hidden: who stands in one uses no processor.
     */
    private boolean isStuckRunnable(ModelThread holder, Thread carrier) {
        StackTraceElement[] stack = carrier.getStackTrace();
        ticksInPlace = java.util.Arrays.equals(stack, seenStack) ? ticksInPlace + 1 : 0;
        seenStack = stack;
        if (ticksInPlace == 0) {
            computedInPlace = ProcessorTime.millis(Set.of(carrier));
        }
        if (holder.isIgnoring() || stack.length == 0) {
            return false;
        }
        boolean waits = blocks(stack[0]) || waiting.contains(stack[0].toString())
            || holder.callsNativeCode() && !hasComputedInPlace(carrier);
        int limit = waits ? TICKS_NATIVE : TICKS_UNKNOWN_NATIVE;
        if (stack[0].isNativeMethod()) {
            return ticksInPlace >= (holder.waitsInSystem ? TICKS_WAITING : limit);
        }
        return ticksInPlace >= TICKS_NATIVE && anyInClassInit(holder)
            || ticksInPlace >= limit && !hasComputedInPlace(carrier);
    }

    private boolean hasComputedInPlace(Thread carrier) {
        return ProcessorTime.millis(Set.of(carrier)) != computedInPlace;
    }

    /** Native methods of the JDK that wait for the world: sockets, channels, pipes, processes. */
    private static boolean blocks(StackTraceElement frame) {
        String type = frame.getClassName();
        String method = frame.getMethodName();
        return type.startsWith("java.net.") || type.startsWith("sun.nio.ch.") && !method.startsWith("write")
            || type.equals("java.lang.ProcessHandleImpl")
            || type.equals("java.io.FileInputStream") && method.startsWith("read");
    }

    /** True when all threads that run out of control stand in class initializers, and there are at least two. */
    private boolean areInitializersStuck() {
        int stuck = 0;
        for (ModelThread t : run.roll.list()) {
            if (t.isUncontrolled()) {
                stuck++;
                if (t.classInit == 0) {
                    return false;
                }
            }
        }
        return stuck > 1;
    }

    /** A thread that waits for a class initializer looks as if it ran. */
    private boolean anyInClassInit(ModelThread holder) {
        for (ModelThread t : run.roll.list()) {
            if (t != holder && (t.classInit > 0 || isInInitializer(run.baton.carrier(t)))) {
                return true;
            }
        }
        return false;
    }

    /** An initializer of the JDK has no hook of its own, but those of the collections that it fills. */
    private static boolean isInInitializer(Thread carrier) {
        if (carrier != null) {
            for (StackTraceElement frame : carrier.getStackTrace()) {
                if (frame.getMethodName().equals("<clinit>")) {
                    return true;
                }
            }
        }
        return false;
    }

    private String place(ModelThread holder) {
        StackTraceElement[] stack = stack(holder);
        return stack.length == 0 ? "an unknown place" : stack[0].toString();
    }

    private StackTraceElement[] stack(ModelThread holder) {
        Thread carrier = run.baton.carrier(holder);
        return carrier == null ? NOWHERE : carrier.getStackTrace();
    }
}
