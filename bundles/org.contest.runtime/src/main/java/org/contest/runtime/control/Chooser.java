/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.concurrent.locks.LockSupport;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.RunRandom;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.Initializers;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.Monitors;
import org.contest.runtime.model.RunClock;
import org.contest.runtime.model.TimeMode;
import org.contest.runtime.model.Timers;
import org.contest.runtime.policy.SchedulingPolicy;
import org.contest.runtime.policy.Script;

/**
 * Chooses the thread that goes on: by the script as long as the run follows one; then the policy chooses, after timed
 * operations that expire and spurious wake-ups have had their part.
 */
final class Chooser {

    private static final int EXPIRE_PER_MILLE = 100;
    private static final int SPURIOUS_PER_MILLE = 20;
    private static final long PATIENCE_NANOS = 50_000;
    private static final long DELAY_PER_EVENT = 1_000;
    /** So much time passes for each look of a thread that only looks: it may as well compute from what it reads. */
    private static final long NANOS_PER_LOOK = 100_000;
    /** After so many looks any time passes. */
    private static final long MOST_LOOKS = 1 << 18;

    private final EnabledSet enabled;
    private final Monitors monitors;
    private final Initializers initializers;
    private final Timers timers;
    private final RunClock clock;
    private final TimeMode mode;
    private final boolean spurious;
    private final Script script;
    private final SchedulingPolicy policy;
    private final ThreadRoll roll;
    private final WaitCycles cycles;
    private final RunRandom random;
    private final UncontrolledThreads uncontrolled;
    private final TimeWithoutEnd withoutEnd;
    /** Threads that could go on, and wait for those in the operating system, on a clock that no program sees. */
    private final Timers delays = new Timers();
    private long delayTime;
    private volatile boolean isDelaying;
    private boolean expiredEarly;
    private String firstEarly;
    private boolean impatient;
    private volatile boolean testsEnded;

    Chooser(Model model, Script script, SchedulingPolicy policy, ThreadRoll roll, WaitCycles cycles,
        UncontrolledThreads uncontrolled, boolean spurious, long seed) {
        enabled = model.enabled();
        monitors = model.monitors();
        initializers = model.initializers();
        timers = model.timers();
        clock = model.clock();
        mode = model.mode();
        this.script = script;
        this.policy = policy;
        this.roll = roll;
        this.cycles = cycles;
        this.uncontrolled = uncontrolled;
        this.spurious = spurious;
        withoutEnd = new TimeWithoutEnd(roll, enabled, clock);
        random = new RunRandom(seed, "surprises");
    }

    /** The next thread, or null when nobody can run, or all that can wait for time while a deadlock lasts. */
    ModelThread next(ModelThread current) {
        initializers.enableWaiters();
        if (script.isFollowing()) {
            ModelThread told = follow(current);
            if (told != null || script.isFollowing()) {
                return told;
            }
        }
        surprise();
        endDelays(!uncontrolled.any() || testsEnded);
        while (onlyTimeHelps(current)) {
            if (isDelaying) {
                return null;
            }
            ModelThread earliest = timers.earliest();
            if (earliest == null || testsEnded || isDeadlocked() || isForUncontrolled(earliest)) {
                return null;
            }
            if (!uncontrolled.any() && !isLookedFor(earliest)) {
                break;
            }
            if (uncontrolled.any() && !earliest.sleeping) {
                expiresEarly(earliest);
            }
            passTime(earliest.deadline);
            wake(earliest, WaitOutcome.TIMED_OUT);
            impatient = false;
        }
        return enabled.size() == 1 ? enabled.first() : policy.next(current, enabled);
    }

    /** Real time passes for a timed operation while a thread is uncontrolled, which may come back and end it. */
    private boolean isForUncontrolled(ModelThread t) {
        return mode.isVirtual() && !impatient && uncontrolled.any() && t.deadline > clock.now();
    }

    /** True when somebody waits for time to pass, and only uncontrolled threads have a turn. */
    boolean waitsForTime() {
        return mode.isVirtual() && !script.isFollowing() && (isDelaying || timers.size() > 0) && uncontrolled.isIdle();
    }

    /** True when more than one thread can go on, or somebody waits for time to pass. */
    boolean couldOthersGoOn() {
        return enabled.size() > 1 || timers.size() > 0;
    }

    /**
     * So many real nanoseconds have passed while nobody had the baton: for who is delayed, or else for the program,
     * which is not late because of that. No more is waited when they were too many. Who
     * only looks may look for a while again: it may as well compute something.
     */
    void timePasses(long nanos, boolean tooMany) {
        delayTime += nanos;
        if (!isDelaying) {
            clock.advanceTo(clock.now() + nanos);
        }
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            t.looks.end();
        }
        impatient = tooMany;
    }

    /** No time passes any more for who waits: a timer may go on for ever. */
    void testsEnded() {
        testsEnded = true;
    }

    private void expiresEarly(ModelThread t) {
        if (!expiredEarly) {
            firstEarly =
                t.inWords() + " waits no more after " + t.limitMillis() + " ms of program time (" + WaitsFor.inWords(t)
                    + (uncontrolled.any() ? "), while another thread is in the operating system"
                        : "), while another thread could go on")
                    + ": what fails from here on may need this timeout.";
        }
        expiredEarly = true;
    }

    /** Which timed operation was the first to expire early, in a sentence; null for none. */
    String firstEarly() {
        return firstEarly;
    }

    /** A time limit, or a sleep, is over. */
    void expired() {
        withoutEnd.expired();
    }

    /** True when the run goes on only because time limits expire; who is in the operating system may change that. */
    boolean onlyTimePasses() {
        return mode.isVirtual() && !testsEnded && !uncontrolled.any() && !script.isFollowing()
            && withoutEnd.isReached();
    }

    /** The thread that waits without a time limit while time passes; null when main has ended. */
    ModelThread stuck() {
        return withoutEnd.stuck();
    }

    /** True when threads wait for each other, and nothing that anybody does ends it; a trace is followed to its end. */
    boolean isDeadlocked() {
        return !script.isFollowing() && !cycles.lasting().isEmpty();
    }

    /** True when nobody can run, or all who can have only looked for long, and somebody waits for time to pass. */
    private boolean onlyTimeHelps(ModelThread current) {
        if (enabled.size() == 0) {
            return true;
        }
        if (!mode.isVirtual() || timers.size() == 0 || current == null || !current.looks.isLooking()) {
            return false;
        }
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (!t.looks.isLooking()) {
                return false;
            }
        }
        return true;
    }

    /** True when nobody can run, or those who can have looked as often as the time until the deadline is long. */
    private boolean isLookedFor(ModelThread earliest) {
        long looks = 0;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            looks += t.looks.sinceTime();
        }
        return enabled.size() == 0 || looks >= MOST_LOOKS || looks * NANOS_PER_LOOK >= earliest.deadline - clock.now();
    }

    private ModelThread follow(ModelThread current) {
        ModelThread next = script.next(current, enabled);
        while (next != null && script.divergence() == null && !enabled.contains(next)) {
            WaitOutcome outcome = script.outcome(next);
            if (outcome == WaitOutcome.TIMED_OUT && next.deadline != Timers.NEVER) {
                clock.advanceTo(next.deadline);
            }
            wake(next, outcome);
            next = script.next(current, enabled);
        }
        return next;
    }

    private void surprise() {
        if (timers.size() > 0) {
            ModelThread earliest = mode == TimeMode.VIRTUAL ? timers.earliestPause() : timers.earliest();
            if (earliest != null && isDue(earliest)) {
                if (enabled.size() > 0 && !earliest.sleeping && !earliest.backsOff) {
                    expiresEarly(earliest);
                }
                clock.advanceTo(earliest.deadline);
                wake(earliest, WaitOutcome.TIMED_OUT);
            }
        }
        if (spurious && random.chance(SPURIOUS_PER_MILLE)) {
            wakeSpuriously();
        }
    }

    /** Virtual time passes while threads run for who sleeps, and for who backs off and looks again. */
    private boolean isDue(ModelThread t) {
        return switch (mode) {
        case EXPIRE -> random.chance(EXPIRE_PER_MILLE);
        case VIRTUAL -> t.deadline + (t.backsOff ? PATIENCE_NANOS : 0) <= clock.now();
        default -> t.deadline <= clock.now();
        };
    }

    private void wakeSpuriously() {
        ModelThread t = roll.livingFrom(random.nextInt(roll.living()));
        if (t != null && (t.waiting || t.parked && !enabled.contains(t))) {
            wake(t, WaitOutcome.SPURIOUS);
        }
    }

    private void passTime(long deadline) {
        if (mode.isVirtual()) {
            clock.advanceTo(deadline);
            clock.progress();
            for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
                t.looks.timePassed();
            }
        } else {
            for (long rest = clock.realRest(deadline); rest > 0; rest = clock.realRest(deadline)) {
                LockSupport.parkNanos(rest);
            }
        }
    }

    /** A blocked thread stops blocking for a reason; it is enabled unless it has to get a monitor back. */
    void wake(ModelThread t, WaitOutcome outcome) {
        timers.remove(t);
        if (outcome == WaitOutcome.TIMED_OUT) {
            expired();
        }
        if (t.waiting) {
            monitors.wake(t, outcome);
        } else {
            t.outcome = outcome;
            enabled.add(t);
        }
    }

    /** True when others may come before the pending operation of a thread. */
    boolean isChoice(ModelThread t) {
        return script.isFollowing() || policy.isChoice(t);
    }

    /** True when a thread that could go on waits for some milliseconds for those that are in the operating system. */
    boolean delays(ModelThread t) {
        long nanos = mode.isVirtual() && uncontrolled.any() && !script.isFollowing() ? policy.delay(t) : 0;
        if (nanos > 0) {
            enabled.remove(t);
            delays.add(t, delayTime + nanos);
            isDelaying = true;
        }
        return nanos > 0;
    }

    private void endDelays(boolean all) {
        for (ModelThread t = delays.earliest(); t != null && (all || t.deadline <= delayTime); t = delays.earliest()) {
            delays.remove(t);
            enabled.add(t);
            isDelaying = delays.size() > 0;
        }
    }

    /** True while a thread that could go on is held up, by a delay or by a script: nobody else may have a turn then. */
    boolean holdsUp() {
        return isDelaying || script.holdsTimeLimits() && enabled.size() > 0;
    }

    /** True when every event is a scheduling point: the run follows a script. */
    boolean isFollowing() {
        return script.isFollowing();
    }

    /** True when the run does not go on from here. */
    boolean hasStopped() {
        return script.hasStopped();
    }

    /** Whom a notify wakes: {@code first} or one linked behind it; null for none. */
    ModelThread waiter(ModelThread notifier, ModelThread first) {
        ModelThread told = script.waiter(first);
        return told != null || script.isFollowing() ? told : policy.waiter(notifier, first);
    }

    /** An event happened. {@code value} by kind. */
    void happened(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
        boolean follows = script.isFollowing();
        script.happened(t, kind, site, value);
        delayTime += DELAY_PER_EVENT;
        if (!follows) {
            policy.happened(t, kind, target, detail, site, value);
        }
    }

    /** A thread waits for others by spinning. */
    void spinning(ModelThread t) {
        if (!script.isFollowing()) {
            policy.spinning(t);
        }
    }

    /** True when the objects of accesses have to have identity hash codes before somebody chooses. */
    boolean usesObjects() {
        return script == Script.NONE && policy.usesObjects();
    }

    /** A sentence for the result of the run, or null. */
    String remark() {
        return script == Script.NONE ? policy.remark() : script.remark();
    }

    /** The run is over. */
    void finished() {
        if (!script.isFollowing()) {
            policy.finished();
        }
    }

    /** True when an operation expired although a thread could run: failures from here on may be due to timing only. */
    boolean expiredEarly() {
        return expiredEarly;
    }
}
