/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.Failure;
import org.contest.runtime.FailureLog;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.OwnSites;
import org.contest.runtime.sites.ProgramSites;
import org.contest.runtime.sites.SiteNames;

/**
 * Which sleeps, and waits until a task is due, may end while another thread can go on, and those that did: of each
 * thread the last one before each failure. What a program expects the others to have done meanwhile they may not have
 * done. Filled within hooks, so it uses no collections.
 */
final class ShortSleeps {

    private static final long NANOS_PER_MILLI = 1_000_000;
    /** Time limits are tasks as well, as a rule longer ones, and nobody means them to end before the work. */
    private static final int TASKS_SHARE = 10;

    private static final class Sleep {
        private final ModelThread thread;
        private final Sleep next;
        private long when;
        private long nanos;
        private int site;
        private boolean ofTask;
        private int failuresBefore;

        Sleep(ModelThread thread, Sleep next) {
            this.thread = thread;
            this.next = next;
        }
    }

    private final long maxDelay;
    private final FailureLog failures;
    private Sleep first;
    private long count;

    ShortSleeps(long maxDelay, FailureLog failures) {
        this.maxDelay = maxDelay;
        this.failures = failures;
    }

    /**
     * True when a sleep may end at any time: with those of its thread that could as well, since it last waited for the
     * others, it is of no more than {@code --max-delay}.
     */
    boolean mayEndEarly(ModelThread t, long nanos) {
        return mayEndEarly(t, nanos, maxDelay);
    }

    /** True for a wait until a task is due, of no more than a tenth of that. */
    boolean isShortTask(long nanos) {
        return nanos > 0 && nanos <= maxDelay / TASKS_SHARE;
    }

    /** As {@link #mayEndEarly}, for such waits of a thread together. */
    boolean taskMayComeEarly(ModelThread t, long nanos) {
        return mayEndEarly(t, nanos, maxDelay / TASKS_SHARE);
    }

    private static boolean mayEndEarly(ModelThread t, long nanos, long most) {
        long together = t.sleptEarly + nanos;
        boolean may = together <= most;
        t.sleptEarly = may ? together : 0;
        return may;
    }

    /** A sleep has ended early. */
    void ended(ModelThread t, long nanos, int site) {
        ended(t, nanos, site, false);
    }

    /** A thread does a task that was due later. */
    void taskCame(ModelThread t, long nanos) {
        ended(t, nanos, t.site, true);
    }

    private synchronized void ended(ModelThread t, long nanos, int site, boolean ofTask) {
        Sleep sleep = first;
        while (sleep != null && (sleep.thread != t || sleep.failuresBefore < failures.count())) {
            sleep = sleep.next; // one of before a failure belongs to that
        }
        if (sleep == null) {
            sleep = new Sleep(t, first);
            first = sleep;
        }
        sleep.when = ++count;
        sleep.nanos = nanos;
        sleep.site = t.calls.ownSite(site);
        sleep.ofTask = ofTask;
        sleep.failuresBefore = failures.count();
    }

    /** The failure of a number, with a sentence on the sleep before it that says most of it. */
    synchronized Failure told(Failure failure, int number) {
        Sleep told = null;
        for (Sleep sleep = first; sleep != null; sleep = sleep.next) {
            int rank = sleep.failuresBefore <= number ? rank(sleep, failure) : 0;
            int most = told == null ? 0 : rank(told, failure);
            if (rank > most || rank > 0 && rank == most && sleep.when > told.when) {
                told = sleep;
            }
        }
        if (told == null) {
            return failure;
        }
        String sentence = sentence(told);
        return new Failure(failure.kind(), failure.type(), failure.message().isEmpty() ? sentence
            : failure.message() + System.lineSeparator() + sentence, failure.thread(), failure.frames(),
            failure.timingOnly());
    }

    /** The failed thread's first, then one in own code, then a task; what others sleep in libraries says nothing. */
    private static int rank(Sleep sleep, Failure failure) {
        boolean isOfThread = sleep.thread.thread.getName().equals(failure.thread());
        return isOfThread ? 3 : OwnSites.contains(sleep.site) ? 2 : sleep.ofTask ? 1 : 0;
    }

    private String sentence(Sleep sleep) {
        String place = sleep.ofTask && !ProgramSites.contains(sleep.site) ? "" : SiteNames.of(sleep.site);
        String what = (sleep.ofTask ? "the delay of a task of " : "a sleep of ")
            + (sleep.nanos + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI
            + " ms of " + sleep.thread + (place.isEmpty() ? "" : " at " + place);
        long most = (sleep.ofTask ? maxDelay / TASKS_SHARE : maxDelay) / NANOS_PER_MILLI;
        return "Before, " + what + " ended while another thread could go on: "
            + (sleep.ofTask ? "tasks that are due within " + most + " ms (a tenth of --max-delay)"
                : "sleeps of up to " + most + " ms together (--max-delay)")
            + " do not wait for the others.";
    }
}
