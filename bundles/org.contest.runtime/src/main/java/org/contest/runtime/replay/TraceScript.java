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
import java.util.List;
import org.contest.protocol.Divergence;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.ThreadPosition;
import org.contest.protocol.Scheduler;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.policy.Script;
import org.contest.runtime.replay.Alignment.Step;
import org.contest.runtime.sites.RecordedSites;

/**
 * The events of a trace, all or a prefix of them (Delamaro, section 3). A notify wakes the thread whose wait ends by a
 * signal first in the trace, so that no timeouts and retries are needed.
 * What a thread does otherwise than in the trace is a divergence, and the run stops.
 */
final class TraceScript implements Script {

    private static final String STOP = "stop";
    private static final String DEBUG = "debug";
    private static final String WAIT_ON = "wait-on";
    private static final String WAIT_ON_CLOCKS = "wait-on-clocks";

    private final TraceCursor cursor;
    private final Alignment alignment;
    private final Turns turns;
    private final Stacks stacks;
    private final Differences differences;
    private final boolean debugged;
    /** Time limits do not end while others can go on, and the run goes on where that leads it off the trace. */
    private final boolean waitsOn;
    /** The script is the beginning of a run, which goes on by itself, also where it leaves the trace. */
    private final boolean leads;
    private final int end;
    /** Before this event the run is stopped. */
    private final int stop;
    private boolean stopped;
    /** Where a run that goes on without the trace left it, or null. */
    private Divergence left;

    private TraceScript(Trace trace, int prefix, String then, Differences differences, Stacks stacks) {
        this.stacks = stacks;
        cursor = new TraceCursor(trace);
        alignment = new Alignment(cursor, differences);
        waitsOn = then.startsWith(WAIT_ON);
        TimeLimits limits = waitsOn ? new TimeLimits(cursor, differences, then.equals(WAIT_ON_CLOCKS)) : null;
        turns = new Turns(cursor, alignment, differences, new InitializationOrder(trace, differences.recorded()),
            limits);
        this.differences = differences;
        leads = isScheduler(then);
        end = leads ? Math.min(prefix, trace.size()) : trace.size();
        debugged = then.equals(DEBUG);
        stop = then.equals(STOP) ? prefix : Integer.MAX_VALUE;
        Stops.stopAt(then.equals(DEBUG) && prefix >= 0 ? prefix : Integer.MAX_VALUE);
        Stops.at(0);
    }

    private static boolean isScheduler(String then) {
        return !then.equals(STOP) && !then.equals(DEBUG) && !then.startsWith(WAIT_ON) && !then.isEmpty();
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
            return new TraceScript(trace, prefix, then(options), new Differences(options), new Stacks(options));
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    @Override
    public boolean isFollowing() {
        return left == null && cursor.at() < end;
    }

    @Override
    public boolean holdsTimeLimits() {
        return waitsOn && isFollowing();
    }

    @Override
    public Divergence divergence() {
        return left == null || leads ? turns.divergence() : null;
    }

    @Override
    public boolean hasStopped() {
        return stopped || left == null && turns.divergence() != null;
    }

    @Override
    public boolean isLost(boolean outside) {
        if (!isFollowing() || hasStopped()) {
            return false;
        }
        turns.isLost(outside);
        leave();
        return divergence() != null;
    }

    /** The debugger sees where the run leaves the trace; who lets it go on from there wants it without the trace. */
    private void leave() {
        if (turns.hasLeft() && (debugged || waitsOn || leads)) {
            left = turns.divergence();
            if (debugged) {
                Stops.left(left);
            }
        }
    }

    /** The number of events followed so far. */
    public int followed() {
        return cursor.at();
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        if (!isFollowing() || stopped || turns.hasLeft()) {
            return null;
        }
        if (cursor.at() >= stop) {
            stopped = true;
            return null;
        }
        ModelThread next = turns.next(current, enabled);
        leave();
        return next;
    }

    @Override
    public WaitOutcome outcome(ModelThread blocked) {
        return turns.outcome(blocked);
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
    public void happened(ModelThread t, EventKind kind, int site, long value) {
        turns.happened(t, kind, site, value);
        if (kind == EventKind.THREAD_BEGIN) {
            turns.meet(t); // it may go outside before anybody asks for the next thread
        }
        if (!isFollowing()) {
            return;
        }
        if (turns.lets(t)) {
            turns.passed();
        } else if (!turns.hasLeft() && cursor.carries(kind)) {
            Stops.before(cursor.at());
            follow(t, kind, site);
            leave();
            Stops.at(cursor.at());
        }
    }

    private void follow(ModelThread t, EventKind kind, int site) {
        Step step = cursor.isAtEnd() ? Step.LEAVES : alignment.of(t, kind, site);
        if (step == Step.PASSES) {
            turns.passed();
            return;
        }
        turns.followed(t);
        int thread = cursor.recordedIndex(t);
        int next = step == Step.FOLLOWS ? cursor.numberOfNext(thread) : cursor.size();
        if (next == cursor.size() || next != cursor.at() && !turns.anyWaits() && !alignment.mayPass(kind, site)) {
            turns.leave(t, cursor.event(), kind, site, "");
        } else if (cursor.trace().kind(next) != EventKind.ACCESS_RUN) {
            stacks.before(next, t);
            cursor.advance(thread);
        } else if (!cursor.run(thread, site)) {
            if (alignment.mayPass(kind, site)) {
                cursor.advance(thread);
            } else {
                turns.leave(t, cursor.trace().event(next), kind, site, "");
            }
        }
    }

    @Override
    public int identityHash(ModelThread t, EventKind kind, int site, int proposed) {
        if (!isFollowing()) {
            return proposed;
        }
        TraceEvent event = cursor.next(t);
        boolean told = event != null && event.kind() == kind && RecordedSites.areSame(site, event.site());
        return told && (cursor.tellsHashes() || event.object() != 0) ? event.object()
            : cursor.tellsHashes() ? 0 : proposed;
    }

    @Override
    public boolean asksForHash(ModelThread t) {
        TraceEvent event = cursor.tellsHashes() && isFollowing() ? cursor.next(t) : null;
        return event != null && event.kind() == EventKind.IDENTITY_HASH && event.site() < 0;
    }

    @Override
    public boolean hasEveryAccess() {
        return cursor.tellsHashes();
    }

    @Override
    public boolean ordersInitializations() {
        return true;
    }

    /** Also at the end of a whole trace: there it tells what never happened. */
    @Override
    public boolean leavesInitialization(ModelThread t, Class<?> type, Class<?> taken) {
        return (isFollowing() || end == cursor.size()) && turns.leavesClass(t, type, taken);
    }

    @Override
    public long environment(ModelThread t, EventKind kind, long proposed) {
        TraceEvent event = isFollowing() && !turns.lets(t) ? cursor.next(t) : null;
        return event != null && event.kind() == kind && !turns.isOtherTime(event) ? event.value() : proposed;
    }

    @Override
    public long environmentSeed(long seed) {
        return cursor.seed(seed);
    }

    @Override
    public List<ThreadPosition> positions() {
        return stacks.taken();
    }

    @Override
    public String remark() {
        int leftOut = cursor.leftOut();
        if (stopped) {
            return "Before event " + cursor.at() + " of " + cursor.size() + ", " + differences.inWords(cursor) + ".";
        }
        if (waitsOn) {
            return turns.waitedOn();
        }
        if (left != null) {
            return OtherClasses.told(
                (leads ? "The run left the trace that it began with" : "The replay left its trace") + " before event "
                    + left.event() + ", and went on without it");
        }
        return OtherClasses.told(leftOut + turns.passes() == 0 ? null : missed(leftOut, turns.passes()));
    }

    /** How many events of libraries did not come, and how many came that the trace does not have. */
    static String missed(int leftOut, int passed) {
        return "The replay left out " + leftOut + (leftOut == 1 ? " event" : " events") + " and let pass " + passed
            + " inside libraries and the JDK, which come at other times in each JVM";
    }
}
