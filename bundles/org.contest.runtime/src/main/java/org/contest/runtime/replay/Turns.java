/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.Arrays;
import org.contest.protocol.Divergence;
import org.contest.protocol.Divergence.Found;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.EventKind;
import org.contest.protocol.NumberSet;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.model.Timers;

/**
 * Chooses the thread that goes on in a replay: that of the next event, or another one before it where libraries do
 * otherwise than in the trace. When none can go on, the replay has left the trace.
 */
final class Turns {

    /** After so many events in a row that the trace does not have, a thread waits until others can do nothing. */
    private static final int MANY = 50_000;
    /** So long threads may go on otherwise than in the trace, while none of those that it has next can. */
    private static final long PATIENCE_NANOS = 3_000_000_000L;
    /** After so long others come before a thread that is in the operating system. */
    private static final long OVERTAKING_NANOS = 200_000_000;
    /** So long a thread that the trace has next may be in the operating system, while others come back from there. */
    private static final long SYSTEM_NANOS = 10_000_000_000L;

    private static final Found NO_EVENT = Found.nothing("no event for long");

    private final TraceCursor cursor;
    private final Alignment alignment;
    private final Differences differences;
    private ModelThread[] threads = new ModelThread[16];
    /** Where the replay has left the trace, or would if no other thread could come first; or null. */
    private Leaving leaving;
    private Divergence divergence;
    /** The thread that is let do an event that is not in the trace, or null. */
    private ModelThread passing;
    private int passed;
    private int passedInARow;
    /** Recorded threads that have had too many events in a row that the trace does not have. */
    private final NumberSet tired = new NumberSet();
    /** Since then none of the threads that the trace has next could go on; 0 when one can. */
    private long stuckSince;
    /** A blocked thread whose time runs out now, though the trace does not have it; or null. */
    private ModelThread expiring;
    /** Recorded threads that cannot go on where libraries do otherwise than in the trace: others come first. */
    private final NumberSet held = new NumberSet();
    private final Absences absences;
    private final OverdueWaits overdue = new OverdueWaits();
    /** Keeps time limits from ending while others can go on; null where they end as recorded. */
    private final TimeLimits limits;
    private final InitializationOrder initializations;

    Turns(TraceCursor cursor, Alignment alignment, Differences differences, InitializationOrder initializations,
        TimeLimits limits) {
        this.cursor = cursor;
        this.alignment = alignment;
        this.differences = differences;
        this.initializations = initializations;
        absences = new Absences(cursor, alignment);
        this.limits = limits;
    }

    /** Whose time limits did not end, in words; null for nobody's. */
    String waitedOn() {
        return limits == null ? null : limits.inWords();
    }

    /** Where the replay left the trace, or null. */
    Divergence divergence() {
        if (leaving != null && divergence == null) {
            divergence = leaving.told(cursor, differences);
        }
        return divergence;
    }

    /** True when the replay has left the trace. */
    boolean hasLeft() {
        return leaving != null;
    }

    /** An event happened, in the trace or after it. */
    void happened(ModelThread t, EventKind kind, int site, long value) {
        if (limits != null) {
            limits.happened(t, kind, site, value);
        }
    }

    /** True when an answer of a clock is not the recorded one. */
    boolean isOtherTime(TraceEvent event) {
        return limits != null && limits.isDelayed(event);
    }

    /** True for the thread that is let do an event that is not in the trace. */
    boolean lets(ModelThread t) {
        return t == passing;
    }

    /** An event happened that is not in the trace. */
    void passed() {
        passing = null;
        passed++;
        passedInARow++;
    }

    /** An event of the trace happened. */
    void followed(ModelThread t) {
        stuckSince = 0;
        passing = null;
        passedInARow = 0;
        tired.remove(cursor.recordedIndex(t));
    }

    /** The number of events that were not in the trace. */
    int passes() {
        return passed;
    }

    /** True when threads come before those that the trace has next. */
    boolean anyWaits() {
        return !held.isEmpty();
    }

    /** Nobody has made an event for long. */
    void isLost(boolean outside) {
        TraceEvent event = cursor.event();
        diverge(threadOf(event), event, NO_EVENT,
            outside ? DivergenceCause.INPUT_OUTPUT : DivergenceCause.UNKNOWN);
    }

    /** The thread that goes on, as {@link org.contest.runtime.policy.Script#next}. */
    ModelThread next(ModelThread current, EnabledSet enabled) {
        meet(current);
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            meet(t);
        }
        held.clear();
        absences.begin();
        ModelThread next = firstThatCan(current, enabled);
        if (leaving == null && !cursor.isAtEnd()) {
            boolean outside = isOutsideTooLong(next);
            if (outside || passesTooLong()) {
                isLost(outside || isAwaited(enabled));
                return null;
            }
        }
        return next;
    }

    /** True when all wait for a thread from outside, which does not come, or does other things than in the trace. */
    private boolean isOutsideTooLong(ModelThread next) {
        return next == null ? isStuckFor(SYSTEM_NANOS) : next.isUncontrolled() && isStuckFor(PATIENCE_NANOS);
    }

    /** True when nothing has happened for long but what the trace does not have, as a timer that goes on for ever. */
    private boolean passesTooLong() {
        return passedInARow >= MANY && isStuckFor(SYSTEM_NANOS);
    }

    /** The thread with the earliest event; where that one has to wait inside a library, the one after it. */
    private ModelThread firstThatCan(ModelThread current, EnabledSet enabled) {
        Leaving first = null;
        for (int thread = cursor.earliest(held); absences.isBeforeEnd(thread); thread = cursor.earliest(held)) {
            ModelThread next = check(thread, current, enabled);
            if (leaving == null) {
                return next;
            }
            first = first == null ? leaving : first;
            if (!mayWait(thread, enabled)) {
                leaving = first;
                return null;
            }
            leaving = null;
            held.add(thread);
        }
        boolean tooLong = !cursor.isAtEnd() && isStuckFor(PATIENCE_NANOS);
        boolean awaits = cursor.isAtEnd() || !tooLong && isAwaited(enabled);
        ModelThread last = tooLong || awaits && !absences.any() ? null : lastResort(enabled);
        if (last == null && !tooLong) {
            last = awaits ? overdue(enabled) : nextToExpire(enabled);
        }
        leaving = last == null && !awaits ? first : null;
        return last;
    }

    /** True when nothing of the trace has happened for so long. */
    private boolean isStuckFor(long nanos) {
        long now = System.nanoTime();
        stuckSince = stuckSince == 0 ? now : stuckSince;
        return now - stuckSince > nanos;
    }

    /** True when a thread is in the operating system: what it does when it is back may be what the others wait for. */
    private boolean isAwaited(EnabledSet enabled) {
        for (ModelThread t : threads) {
            if (t != null && t.life == Life.RUNNING && t.isUncontrolled() && !enabled.contains(t)) {
                return true;
            }
        }
        return false;
    }

    /**
     * True when a thread may wait for others that come later in the trace: it is in a library, or who comes before it
     * in the trace waits already and it is blocked in what it did then, or it has not begun.
     */
    private boolean mayWait(int thread, EnabledSet enabled) {
        ModelThread t = thread < threads.length ? threads[thread] : null;
        if (t == null) {
            return !held.isEmpty();
        }
        boolean blocked = !held.isEmpty() && !enabled.contains(t)
            && (t.awaited != null || alignment.of(t, t.kind, t.site) == Alignment.Step.FOLLOWS);
        return t.isUncontrolled()
            || t.life != Life.ENDED && !t.unseen && (blocked || alignment.mayPass(t.kind, t.site));
    }

    /** When all wait: threads without events in the trace, or inside a library, go on. */
    private ModelThread lastResort(EnabledSet enabled) {
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (t.isUncontrolled()) {
                return t; // back from the system: what it does next is not known yet
            }
            if (!cursor.hasNext(t) || alignment.mayPass(t.kind, t.site)) {
                passing = t;
                return t;
            }
        }
        return null;
    }

    /** While others are in the operating system: a wait of the trace's next thread, not in the trace, may be over. */
    private ModelThread overdue(EnabledSet enabled) {
        ModelThread t = cursor.isAtEnd() ? null : threadOf(cursor.event());
        boolean waits = t != null && waitsForTime(t, enabled) && alignment.mayPass(t.kind, t.site);
        expiring = waits && overdue.isOver(cursor.at(), t) ? t : null;
        return expiring;
    }

    private static boolean waitsForTime(ModelThread t, EnabledSet enabled) {
        return t.life == Life.RUNNING && isTimed(t) && t.outcome == null && !enabled.contains(t);
    }

    /** When none of these is there: who waits for its time. */
    private ModelThread nextToExpire(EnabledSet enabled) {
        expiring = null;
        for (ModelThread t : threads) {
            if (t != null && waitsForTime(t, enabled)
                && (expiring == null || t.deadline < expiring.deadline)) {
                expiring = t;
            }
        }
        return expiring;
    }

    private ModelThread check(int thread, ModelThread current, EnabledSet enabled) {
        TraceEvent event = cursor.trace().event(cursor.numberOfNext(thread));
        ModelThread t = threadOf(event);
        if (t == null) {
            return diverge(current, event, Found.nothing("no such thread was started"),
                DivergenceCause.UNKNOWN_THREAD);
        }
        if (t.isUncontrolled()) {
            return outside(t, thread, event, enabled);
        }
        if (!tired.contains(thread)) {
            absences.isBack(thread);
        }
        return check(t, event, enabled);
    }

    /** A thread in the operating system goes on when it is back; others may come first when that takes long. */
    private ModelThread outside(ModelThread t, int thread, TraceEvent event, EnabledSet enabled) {
        ModelThread back = enabled.contains(t) ? t : backInRegion(enabled);
        if (back == null && absences.mayBeOvertaken(thread, () -> isStuckFor(OVERTAKING_NANOS))) {
            return diverge(t, event, NO_EVENT, DivergenceCause.INPUT_OUTPUT);
        }
        return back; // none: the baton lies down until it is back
    }

    /** The thread that plays the recorded one, or null when it was not met yet. */
    private ModelThread threadOf(TraceEvent event) {
        return event.thread() < threads.length ? threads[event.thread()] : null;
    }

    /** A thread has come: from now on it plays the recorded one, if there is one. */
    void meet(ModelThread t) {
        int recorded = t == null ? -1 : cursor.recordedIndex(t);
        if (recorded >= 0) {
            if (recorded >= threads.length) {
                threads = Arrays.copyOf(threads, Math.max(recorded + 1, threads.length * 2));
            }
            threads[recorded] = t;
        }
    }

    /** The thread of the next event, when its pending operation is that event or is in no trace of this level. */
    private ModelThread check(ModelThread t, TraceEvent event, EnabledSet enabled) {
        if (t.life == Life.ENDED) {
            return alignment.endsEarly(t) ? firstThatCan(t, enabled)
                : diverge(t, event, Found.nothing("the thread has ended"), null);
        }
        if (t.unseen) {
            ModelThread next = unseen(t, enabled);
            return next != null ? next
                : diverge(t, event, Found.nothing("waits for another thread of the test framework, whose steps "
                    + "no trace orders"), null);
        }
        if ((t.awaited != null || !cursor.carries(t.kind) || hasLeftClass(t)) && enabled.contains(t)) {
            return t;
        }
        if (t.awaited != null) {
            return diverge(t, event, Found.nothing("waits for class " + t.awaited.type().getName() + ", which "
                + t.awaited.owner() + " initializes"), DivergenceCause.CLASS_INITIALIZATION);
        }
        switch (alignment.of(t, t.kind, t.site)) {
        case LEAVES:
            return leave(t, event, t.kind, t.site, "");
        case PASSES:
            return pass(t, event, enabled);
        default:
            if (cursor.numberOfNext(event.thread()) != event.number()) {
                return firstThatCan(t, enabled);
            }
        }
        ModelThread interrupter = awaitsInterrupt(t, event) ? interrupter(enabled) : null;
        if (interrupter != null) {
            return interrupter;
        }
        if (limits != null && !enabled.contains(t) && (enabled.size() > 0 || isAwaited(enabled))
            && limits.waitsOn(t, event)) {
            return firstThatCan(t, enabled);
        }
        if (!enabled.contains(t) && !mayWake(t, event)) {
            return leave(t, event, t.kind, t.site, "cannot go on");
        }
        return t;
    }

    /** True for a thread that has left a class to others, which have initialized it by now. */
    private boolean hasLeftClass(ModelThread t) {
        return t.kind == EventKind.CLASS_INIT_BEGIN && t.site < 0 && t.target instanceof Class<?> type
            && !leavesClass(t, type, null);
    }

    /** True when a thread has to leave a class to others now, as {@link InitializationOrder#leaves}. */
    boolean leavesClass(ModelThread t, Class<?> type, Class<?> taken) {
        return initializations.leaves(cursor.recordedIndex(t), cursor.at(), cursor.hasNext(t), type, taken);
    }

    private ModelThread pass(ModelThread t, TraceEvent event, EnabledSet enabled) {
        if (enabled.contains(t) && !isTired(t, event.thread(), enabled)) {
            passing = t;
            return t;
        }
        return leave(t, event, t.kind, t.site, "cannot go on");
    }

    /** True for who does nothing of the trace for long: others go on before it, but not before its own code. */
    private boolean isTired(ModelThread t, int thread, EnabledSet enabled) {
        if (passedInARow >= MANY && enabled.size() > 1 && alignment.mayPass(t.kind, t.site)) {
            tired.add(thread);
        }
        return tired.contains(thread) && alignment.mayPass(t.kind, t.site)
            && absences.mayBeOvertaken(thread, () -> true);
    }

    /** A thread that is blocked where no trace tells of it waits for others there, then for its time to pass. */
    private static ModelThread unseen(ModelThread t, EnabledSet enabled) {
        for (ModelThread other = enabled.first(); !enabled.contains(t) && other != null; other = enabled.after(other)) {
            if (other.unseen) {
                return other;
            }
        }
        return enabled.contains(t) || isTimed(t) ? t : null;
    }

    /** A thread that has come back where no trace tells what it does next: another one, outside, may wait for that. */
    private static ModelThread backInRegion(EnabledSet enabled) {
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (t.isUncontrolled() && (t.isInLibrary() || t.isLaunched())) {
                return t;
            }
        }
        return null;
    }

    private static boolean awaitsInterrupt(ModelThread t, TraceEvent event) {
        return !t.interrupted && event.value() == WaitOutcome.INTERRUPTED.ordinal() && switch (event.kind()) {
        case WAIT_END, PARK_END, JOIN, SLEEP -> true;
        default -> false;
        };
    }

    /** An interrupt without an event is by who is blocked where no trace tells of it, at last when its time is over. */
    private ModelThread interrupter(EnabledSet enabled) {
        ModelThread found = null;
        for (ModelThread t : threads) {
            if (t != null && t.unseen && (enabled.contains(t) || isTimed(t))
                && (found == null || isSooner(t, found, enabled))) {
                found = t;
            }
        }
        return found;
    }

    private static boolean isSooner(ModelThread t, ModelThread than, EnabledSet enabled) {
        return enabled.contains(t) || !enabled.contains(than) && t.deadline < than.deadline;
    }

    private static boolean mayWake(ModelThread t, TraceEvent event) {
        if (t.waiting) {
            return event.value() != WaitOutcome.SIGNALLED.ordinal() || isTimed(t);
        }
        boolean blocked = t.outcome == null && (t.parked || t.joining != null);
        return blocked && (t.parked || event.value() == WaitOutcome.TIMED_OUT.ordinal());
    }

    private static boolean isTimed(ModelThread t) {
        return t.deadline != Timers.NEVER;
    }

    /** How a blocked thread comes back. */
    WaitOutcome outcome(ModelThread blocked) {
        if (blocked.unseen || blocked == expiring) {
            expiring = null;
            return WaitOutcome.TIMED_OUT;
        }
        WaitOutcome recorded = WaitOutcome.values()[(int) cursor.next(blocked).value()];
        return blocked.waiting && recorded == WaitOutcome.SIGNALLED ? WaitOutcome.TIMED_OUT : recorded;
    }

    /** The replay leaves the trace at an operation: always null. */
    ModelThread leave(ModelThread t, TraceEvent event, EventKind kind, int site, String remark) {
        leaving = new Leaving(t, event, null, kind, site, remark, null);
        return null;
    }

    private ModelThread diverge(ModelThread t, TraceEvent event, Found found, DivergenceCause cause) {
        leaving = new Leaving(t, event, found, null, -1, "", cause);
        return null;
    }
}
