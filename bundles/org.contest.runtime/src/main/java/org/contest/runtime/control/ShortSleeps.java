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
import org.contest.runtime.sites.SiteNames;

/**
 * Which sleeps may end while another thread can go on, and those that did: of each thread the last one. What a program
 * expects the others to have done meanwhile they may not have done. Filled within hooks, so it uses no collections.
 */
final class ShortSleeps {

    private static final long NANOS_PER_MILLI = 1_000_000;

    private static final class Sleep {
        private final ModelThread thread;
        private final Sleep next;
        private long nanos;
        private int site;
        private int failuresBefore;

        Sleep(ModelThread thread, Sleep next) {
            this.thread = thread;
            this.next = next;
        }
    }

    private final long maxDelay;
    private final FailureLog failures;
    private Sleep first;
    private Sleep last;

    ShortSleeps(long maxDelay, FailureLog failures) {
        this.maxDelay = maxDelay;
        this.failures = failures;
    }

    /**
     * True when a sleep may end at any time: with those of its thread that could as well, since it last waited for the
     * others, it is of no more than {@code --max-delay}.
     */
    boolean mayEndEarly(ModelThread t, long nanos) {
        long together = t.sleptEarly + nanos;
        boolean may = together <= maxDelay;
        t.sleptEarly = may ? together : 0;
        return may;
    }

    /** A sleep has ended early. */
    synchronized void ended(ModelThread t, long nanos, int site) {
        Sleep sleep = first;
        while (sleep != null && sleep.thread != t) {
            sleep = sleep.next;
        }
        if (sleep == null) {
            sleep = new Sleep(t, first);
            first = sleep;
        }
        sleep.nanos = nanos;
        sleep.site = t.calls.ownSite(site);
        sleep.failuresBefore = failures.count();
        last = sleep;
    }

    /** The failure of a number, with a sentence on the sleep of its thread, or else on the last one of all. */
    synchronized Failure told(Failure failure, int number) {
        Sleep told = last;
        for (Sleep sleep = first; sleep != null; sleep = sleep.next) {
            if (sleep.failuresBefore <= number && sleep.thread.thread.getName().equals(failure.thread())) {
                told = sleep;
            }
        }
        if (told == null || told.failuresBefore > number) {
            return failure;
        }
        String sentence = sentence(told);
        return new Failure(failure.kind(), failure.type(), failure.message().isEmpty() ? sentence
            : failure.message() + System.lineSeparator() + sentence, failure.thread(), failure.frames(),
            failure.timingOnly());
    }

    private String sentence(Sleep sleep) {
        String place = SiteNames.of(sleep.site);
        return "Before, a sleep of " + sleep.nanos / NANOS_PER_MILLI + " ms of " + sleep.thread
            + (place.isEmpty() ? "" : " at " + place) + " ended while another thread could go on: sleeps of up to "
            + maxDelay / NANOS_PER_MILLI + " ms together (--max-delay) do not wait for the others.";
    }
}
