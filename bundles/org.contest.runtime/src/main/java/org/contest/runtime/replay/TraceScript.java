/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.Scheduler;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.policy.Script;
import org.contest.runtime.replay.Alignment.Step;

/**
 * The events of a trace, all or a prefix of them (Delamaro, section 3). A notify wakes the thread whose wait ends by a
 * signal first in the trace, so that no timeouts and retries are needed.
 * What a thread does otherwise than in the trace is a divergence, and the run stops.
 */
final class TraceScript implements Script {

    private static final String STOP = "stop";
    private static final String DEBUG = "debug";
    /** After so many events in a row that the trace does not have, a thread waits for what others do. */
    private static final int MANY = 1_000;

    private final TraceCursor cursor;
    private final Alignment alignment;
    private final Differences differences;
    private final InitializationOrder initializations;
    private final int end;
    /** Before this event the run is stopped. */
    private final int stop;
    private boolean stopped;
    private ModelThread[] threads = new ModelThread[16];
    private RunResult.Divergence divergence;
    /** The thread that is let do an event that is not in the trace, or null. */
    private ModelThread passing;
    private int passed;
    private int passedInARow;
    /** A blocked thread whose time runs out now, though the trace does not have it; or null. */
    private ModelThread expiring;
    /** Recorded threads that cannot go on where libraries do otherwise than in the trace: others come first. */
    private final BitSet held = new BitSet();

    private TraceScript(Trace trace, int prefix, String then, Differences differences) {
        cursor = new TraceCursor(trace);
        alignment = new Alignment(cursor, differences);
        initializations = new InitializationOrder(trace, differences.recorded());
        this.differences = differences;
        end = isScheduler(then) ? Math.min(prefix, trace.size()) : trace.size();
        stop = then.equals(STOP) ? prefix : Integer.MAX_VALUE;
        Stops.stopAt(then.equals(DEBUG) && prefix >= 0 ? prefix : Integer.MAX_VALUE);
        Stops.at(0);
    }

    private static boolean isScheduler(String then) {
        return !then.equals(STOP) && !then.equals(DEBUG) && !then.isEmpty();
    }

    private static String then(RunOptions options) {
        return options.number(Key.PREFIX) < 0 ? "" : options.get(Key.AFTER_PREFIX);
    }

    /** The scheduler of the run after the script. */
    static String schedulerAfter(RunOptions options) {
        return isScheduler(then(options)) ? then(options) : Scheduler.ROUND_ROBIN.text();
    }

    /**
     * The trace that the options name.
     *
     * @throws IllegalArgumentException with a plain sentence when the trace cannot be read
     */
    static TraceScript create(RunOptions options) {
        try {
            Trace trace = Trace.read(Path.of(options.get(Key.REPLAY)));
            int prefix = (int) Math.min(options.number(Key.PREFIX), Integer.MAX_VALUE);
            return new TraceScript(trace, prefix, then(options), new Differences(options));
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    @Override
    public boolean isFollowing() {
        return cursor.at() < end;
    }

    @Override
    public RunResult.Divergence divergence() {
        return divergence;
    }

    @Override
    public boolean hasStopped() {
        return stopped || divergence != null;
    }

    @Override
    public boolean isLost(boolean outside) {
        if (!isFollowing() || hasStopped()) {
            return false;
        }
        TraceEvent event = cursor.event();
        ModelThread t = threadOf(event);
        diverge(t, event, "no event for long", outside ? DivergenceCause.INPUT_OUTPUT : DivergenceCause.UNKNOWN);
        return true;
    }

    /** The number of events followed so far. */
    public int followed() {
        return cursor.at();
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        if (!isFollowing() || stopped || divergence != null) {
            return null;
        }
        if (cursor.at() >= stop) {
            stopped = true;
            return null;
        }
        meet(current);
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            meet(t);
        }
        held.clear();
        return firstThatCan(current, enabled);
    }

    /** The thread with the earliest event; where that one has to wait inside a library, the one after it. */
    private ModelThread firstThatCan(ModelThread current, EnabledSet enabled) {
        RunResult.Divergence first = null;
        for (int thread = cursor.earliest(held); thread >= 0; thread = cursor.earliest(held)) {
            ModelThread next = check(thread, current, enabled);
            if (divergence == null) {
                return next;
            }
            first = first == null ? divergence : first;
            if (!mayWait(thread)) {
                divergence = first;
                return null;
            }
            divergence = null;
            held.set(thread);
        }
        ModelThread last = cursor.event() == null ? null : lastResort(enabled);
        divergence = last == null && cursor.event() != null ? first : null;
        return last;
    }

    /** True when a thread may wait for others that come later in the trace: it is in a library, or not begun. */
    private boolean mayWait(int thread) {
        ModelThread t = thread < threads.length ? threads[thread] : null;
        return t == null ? !held.isEmpty() : t.life != Life.ENDED && !t.unseen && alignment.mayPass(t.kind, t.site);
    }

    /** When all wait: who waits for its time does so no more, and threads that the trace does not have go on. */
    private ModelThread lastResort(EnabledSet enabled) {
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (cursor.next(t) == null && !t.isOutside()) {
                passing = t;
                return t;
            }
        }
        expiring = null;
        for (ModelThread t : threads) {
            if (t != null && t.life == Life.RUNNING && isTimed(t) && t.outcome == null && !enabled.contains(t)
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
            return diverge(current, event, "no such thread was started", DivergenceCause.UNKNOWN_THREAD);
        }
        if (t.isOutside()) {
            return enabled.contains(t) ? t : backInSection(enabled); // it is back, or the baton lies down until it is
        }
        return check(t, event, enabled);
    }

    /** The thread that plays the recorded one, or null when it was not met yet. */
    private ModelThread threadOf(TraceEvent event) {
        return event.thread() < threads.length ? threads[event.thread()] : null;
    }

    private void meet(ModelThread t) {
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
                : diverge(t, event, "the thread has ended", null);
        }
        if (t.unseen) {
            ModelThread next = unseen(t, enabled);
            return next != null ? next
                : diverge(t, event, "waits for another thread of the test framework, whose steps "
                    + "no trace orders", null);
        }
        if ((t.awaited != null || !cursor.carries(t.kind)) && enabled.contains(t)) {
            return t;
        }
        if (t.awaited != null) {
            return diverge(t, event, "waits for class " + t.awaited.type().getName() + ", which "
                + t.awaited.owner() + " initializes", DivergenceCause.CLASS_INITIALIZATION);
        }
        switch (alignment.of(t, t.kind, t.site)) {
        case LEAVES:
            return diverge(t, event, differences.inWords(t.kind, t.site), null);
        case PASSES:
            return pass(t, event, enabled);
        default:
            if (cursor.next(t).number() != event.number()) {
                return firstThatCan(t, enabled);
            }
        }
        ModelThread interrupter = awaitsInterrupt(t, event) ? interrupter(enabled) : null;
        if (interrupter != null) {
            return interrupter;
        }
        if (!enabled.contains(t) && !mayWake(t, event)) {
            return diverge(t, event, differences.inWords(t.kind, t.site) + ", which cannot go on", null);
        }
        return t;
    }

    private ModelThread pass(ModelThread t, TraceEvent event, EnabledSet enabled) {
        if (!enabled.contains(t) || passedInARow >= MANY && enabled.size() > 1) {
            passedInARow = 0;
            return diverge(t, event, differences.inWords(t.kind, t.site) + ", which cannot go on", null);
        }
        passing = t;
        return t;
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
    private static ModelThread backInSection(EnabledSet enabled) {
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (t.isOutside() && (t.isInLibrary() || t.isLaunched())) {
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
        return t.deadline != org.contest.runtime.model.Timers.NEVER;
    }

    @Override
    public WaitOutcome outcome(ModelThread blocked) {
        if (blocked.unseen || blocked == expiring) {
            expiring = null;
            return WaitOutcome.TIMED_OUT;
        }
        WaitOutcome recorded = WaitOutcome.values()[(int) cursor.next(blocked).value()];
        return blocked.waiting && recorded == WaitOutcome.SIGNALLED ? WaitOutcome.TIMED_OUT : recorded;
    }

    private ModelThread diverge(ModelThread t, TraceEvent event, String found, DivergenceCause cause) {
        divergence = differences.divergence(cursor, event, t, found, cause);
        return null;
    }

    /** Looks ahead: the waiter whose wait ends by a signal first, else one whose wait never ends. */
    @Override
    public ModelThread waiter(ModelThread first) {
        ModelThread chosen = null;
        ModelThread never = null;
        long earliest = Long.MAX_VALUE;
        for (ModelThread t = first; t != null; t = t.next) {
            TraceEvent next = cursor.next(t);
            if (next == null) {
                never = never == null ? t : never;
            } else if (next.kind() == EventKind.WAIT_END && next.value() == WaitOutcome.SIGNALLED.ordinal()
                && next.number() < earliest) {
                earliest = next.number();
                chosen = t;
            }
        }
        return chosen == null && isFollowing() ? never : chosen;
    }

    @Override
    public void happened(ModelThread t, EventKind kind, int site) {
        if (kind == EventKind.THREAD_BEGIN) {
            meet(t); // it may go outside before anybody asks for the next thread
        }
        if (!isFollowing()) {
            return;
        }
        if (t == passing) {
            passed(true);
        } else if (divergence == null && cursor.carries(kind)) {
            Stops.before(cursor.at());
            follow(t, kind, site);
            Stops.at(cursor.at());
        }
    }

    private void passed(boolean inside) {
        passing = null;
        passed += inside ? 1 : 0;
        passedInARow = inside ? passedInARow + 1 : 0;
    }

    private void follow(ModelThread t, EventKind kind, int site) {
        TraceEvent event = cursor.event();
        Step step = event == null ? Step.LEAVES : alignment.of(t, kind, site);
        if (step == Step.PASSES) {
            passed(true);
            return;
        }
        passed(false);
        TraceEvent next = step == Step.FOLLOWS ? cursor.next(t) : null;
        if (next == null || next.number() != cursor.at() && held.isEmpty() && !alignment.mayPass(kind, site)) {
            diverge(t, event, differences.inWords(kind, site), null);
        } else if (next.kind() != EventKind.ACCESS_RUN) {
            cursor.advance(next.thread());
        } else if (!cursor.run(next.thread(), site)) {
            diverge(t, next, next.value() + " accesses of other variables", null);
        }
    }

    @Override
    public int identityHash(ModelThread t, EventKind kind, int site, int proposed) {
        if (!isFollowing()) {
            return proposed;
        }
        TraceEvent event = cursor.next(t);
        boolean told = event != null && event.kind() == kind && event.site() == site;
        return told && (cursor.tellsHashes() || event.object() != 0) ? event.object()
            : cursor.tellsHashes() ? 0 : proposed;
    }

    @Override
    public boolean asksForHash(ModelThread t) {
        TraceEvent event = cursor.tellsHashes() && isFollowing() ? cursor.next(t) : null;
        return event != null && event.kind() == EventKind.IDENTITY_HASH && event.site() < 0;
    }

    @Override
    public boolean ordersInitializations() {
        return true;
    }

    /** Also at the end of a whole trace: there it tells what never happened. */
    @Override
    public boolean leavesInitialization(ModelThread t, Class<?> type, Class<?> taken) {
        return (isFollowing() || end == cursor.size())
            && initializations.leaves(cursor.recordedIndex(t), cursor.at(), type, taken);
    }

    @Override
    public long environment(ModelThread t, EventKind kind, long proposed) {
        TraceEvent event = isFollowing() && t != passing ? cursor.next(t) : null;
        return event != null && event.kind() == kind ? event.value() : proposed;
    }

    @Override
    public long environmentSeed(long seed) {
        return cursor.seed(seed);
    }

    @Override
    public String remark() {
        int leftOut = cursor.leftOut();
        if (stopped) {
            return "Before event " + cursor.at() + " of " + cursor.size() + ", " + differences.inWords(cursor) + ".";
        }
        return leftOut + passed == 0 ? null : "The replay left out " + leftOut + " events and let pass " + passed
            + " inside libraries and the JDK, which come at other times in each JVM";
    }
}
