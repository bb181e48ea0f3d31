/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.PrintWriter;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.Count;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;

/** One line of progress in place, where standard error is a terminal; failures and notes as lines. */
final class Progress implements CampaignListener {

    private static final long INTERVAL_NANOS = 100_000_000;
    private static final boolean TERMINAL = System.console() != null && System.getenv("TERM") != null;

    private final PrintWriter err;
    private final boolean failures;
    private final boolean verbose;
    private final Set<String> notes = new HashSet<>();
    private long lastShown;

    /** Progress, with a line for each new failure and, when verbose, for each note of the runtime. */
    Progress(PrintWriter err, boolean failures, boolean verbose) {
        this.err = err;
        this.failures = failures;
        this.verbose = verbose;
    }

    @Override
    public void runFinished(RunRow run, CampaignProgress progress) {
        long now = System.nanoTime();
        if (!TERMINAL || now - lastShown < INTERVAL_NANOS) {
            return;
        }
        lastShown = now;
        String planned = progress.plannedRuns() > 0 ? " of " + progress.plannedRuns() : "";
        String left = progress.secondsLeft() < 0 ? ""
            : String.format(Locale.ROOT, ", at most %.0f s left", progress.secondsLeft());
        err.printf(Locale.ROOT, "\r\033[K%d%s %s, %s, %d failed%s", progress.runs(), planned,
            Count.noun(Math.max(progress.runs(), progress.plannedRuns()), "run"), Count.rate(progress.runsPerSecond()),
            progress.failures(), left);
        err.flush();
    }

    @Override
    public void failureFound(FailureRow failure) {
        if (!failures) {
            return;
        }
        clear();
        err.println("Run " + failure.firstRun() + ": " + SummaryText.title(failure));
    }

    @Override
    public void note(String sentence) {
        if (verbose && notes.add(sentence)) {
            clear();
            err.println(sentence);
        }
    }

    void clear() {
        if (TERMINAL) {
            err.print("\r\033[K");
            err.flush();
        }
    }
}
