/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.List;
import org.contest.protocol.Failure;
import org.contest.protocol.ThreadPosition;
import org.contest.runtime.FailureLog;
import org.contest.runtime.StuckReport;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.replay.Stops;

/** What is said, and done, when a controlled run cannot or shall not go on. */
final class Verdicts {

    private final FailureLog failures;
    private final ModelStuckReport report;
    private final Runnable handler;
    private List<ThreadPosition> positions = List.of();
    private String unfinished;
    private volatile boolean testsEnded;
    private volatile boolean mainFailed;

    /** With a handler, which writes the result and halts the JVM; null where the threads are to be unwound. */
    Verdicts(FailureLog failures, ModelStuckReport report, Runnable handler) {
        this.failures = failures;
        this.report = report;
        this.handler = handler;
    }

    /** True when the JVM ends with the run. */
    boolean isForked() {
        return handler != null;
    }

    /** From now on only threads that wait for each other's locks are a failure. */
    void testsEnded() {
        testsEnded = true;
    }

    /** From now on it is no failure that threads have no end. */
    void mainFailed() {
        mainFailed = true;
    }

    /** Nobody can run, and somebody has not ended. */
    boolean deadlock() {
        Failure found = report.deadlock();
        return say(testsEnded && !StuckReport.isCycle(found) ? null : found);
    }

    /** Threads wait for each other's class initializers. */
    boolean initializers() {
        return say(report.initializers());
    }

    /** Too many events, which say nothing of the program. */
    boolean unfinished(long events) {
        return endsAnyway("after " + events + " events (--max-events allows more)");
    }

    /** Time limits expire again and again while a thread waits without one; null when main has ended. */
    boolean onlyTimePasses(ModelThread stuck) {
        if (stuck == null) {
            return endsAnyway("an hour of the program's time after main had returned: these threads go on and wait for "
                + "time again and again: " + report.afterMain());
        }
        return say(mainFailed ? null : report.waitsWhileTimePasses(stuck));
    }

    private boolean endsAnyway(String when) {
        unfinished = testsEnded || mainFailed ? null : "it had no end " + when;
        return say(null);
    }

    /** Why the run was given up, which says nothing of the program; null when it was not. */
    String whyUnfinished() {
        return unfinished;
    }

    /** Threads look for each other for ever. */
    boolean liveLock(ModelThread current, Journal journal) {
        return say(testsEnded || mainFailed ? null : report.liveLock(current, journal));
    }

    /** A thread goes on without an event. */
    boolean hang(ModelThread holder, long millis) {
        return say(testsEnded ? null : report.hang(holder, millis));
    }

    /** The replay left its trace, or has come as far as it should: the reason is noted elsewhere. */
    boolean stop() {
        positions = report.positions();
        return say(null);
    }

    /** Threads that were left after a failure wait for the system: the failure is the verdict. */
    void aftermath() {
        say(null);
    }

    /** Where the threads stood when the run was stopped; empty when it was not. */
    List<ThreadPosition> positions() {
        return positions;
    }

    private boolean say(Failure failure) {
        if (failure != null) {
            failures.add(failure);
            Stops.failed(failure.type() + ": " + failure.message());
        }
        if (handler != null) {
            handler.run();
        }
        return true;
    }
}
