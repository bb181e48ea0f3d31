/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import org.contest.protocol.EventKind;
import org.contest.protocol.RunResult;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.ProgramSites;

/**
 * The time limits in a trace that ended while other threads could go on: in the run that asks what happens without
 * that, such a thread waits on, up to where it waits at the same place in the trace and is woken by another one.
 */
final class TimeLimits {

    private final TraceCursor cursor;
    private final Differences differences;
    private final boolean clocks;
    private String first;
    private int seen;
    /** The thread whose wait did not end, while all of these were short waits until a task is due; or null. */
    private ModelThread awaitsTask;
    /** True from where that thread comes back because the time is over to where it waits again. */
    private boolean isDue;
    private int tasksBefore;
    private boolean taskCame;

    /** {@code clocks} is true when no look at a clock is to count the time of noise, and not the JDK's own alone. */
    TimeLimits(TraceCursor cursor, Differences differences, boolean clocks) {
        this.clocks = clocks;
        this.cursor = cursor;
        this.differences = differences;
    }

    /** True when a blocked thread, whose next event is the end of its time, waits on instead. */
    boolean waitsOn(ModelThread t, TraceEvent event) {
        if (!event.isEndOfTime()) {
            return false;
        }
        if (seen++ == 0) {
            first = t + " waits on when its time limit of " + t.limitMillis() + " ms is over (" + differences.place(t)
                + ")";
            awaitsTask = t;
        }
        awaitsTask = t.awaitsTask ? awaitsTask : null;
        cursor.leaveOut(event.thread(), signalled((int) event.number()));
        return true;
    }

    private int signalled(int number) {
        Trace trace = cursor.trace();
        int i = cursor.following(number);
        while (i < trace.size() && !isLike(trace, i, number)) {
            i = cursor.following(i);
        }
        return i;
    }

    private static boolean isLike(Trace trace, int event, int other) {
        return trace.kind(event) == trace.kind(other) && trace.site(event) == trace.site(other)
            && callSite(trace, event) == callSite(trace, other)
            && !trace.event(event).isEndOfTime();
    }

    private static int callSite(Trace trace, int event) {
        int call = trace.call(event);
        return call < 0 ? -1 : trace.callSite(call);
    }

    /** True for a look at a clock in a run of free threads, as in a timed operation of the JDK, which noise delayed. */
    boolean isDelayed(TraceEvent event) {
        boolean delayed = cursor.tellsHashes() && event.isTime()
            && (clocks || differences.isOfTimedOperation(event.site()));
        if (delayed && first == null) {
            first = clocks ? "clocks do not count the time of delays"
                : "timed operations do not count the time of delays";
        }
        return delayed;
    }

    /** An event happened: it may tell that a task has come, which is no time limit that was cancelled before. */
    void happened(ModelThread t, EventKind kind, int site, long value) {
        if (t != awaitsTask) {
            return;
        }
        if (kind == EventKind.PARK_END || kind == EventKind.WAIT_END) {
            isDue = value == WaitOutcome.TIMED_OUT.ordinal();
            tasksBefore = t.tasks;
        } else if (isDue && (t.tasks > tasksBefore || ProgramSites.contains(site))) {
            taskCame = true;
        }
    }

    /** In words; null when nothing went otherwise. */
    String inWords() {
        return first == null ? null
            : (awaitsTask != null && taskCame ? RunResult.CAME_LATER : RunResult.WAITED_ON) + first;
    }
}
