/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.failures;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.core.internal.Messages;
import org.contest.core.source.SimpleNames;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.FailureRow;
import org.eclipse.osgi.util.NLS;

/** A failure in one sentence, and how often it came. */
public final class FailureTitle {

    private static final int LONGEST = 200;
    private static final double NORMAL_95 = 1.96;
    private static final String LED = Configurations.CONFIRM + ": "; //$NON-NLS-1$
    private static final double PERCENT = 100;
    private static final Pattern OF_TEST = Pattern.compile("(?s)(\\w+\\([^:]*): (.+)"); //$NON-NLS-1$
    /** Errors whose message says it all. */
    private static final Pattern ASSERTED = Pattern.compile("Assertion|ComparisonFailure"); //$NON-NLS-1$

    private FailureTitle() {
    }

    /** What happened. */
    public static String of(FailureRow failure) {
        List<FailureThread> threads = ThreadsInWords.in(failure.message());
        return switch (failure.kind()) {
        case "deadlock" -> deadlock(type(failure), threads, failure); //$NON-NLS-1$
        case "hang" -> NLS.bind(Messages.failure_hang, firstLine(SimpleNames.in(failure.message())));
        case "exit" -> NLS.bind(Messages.failure_exit, type(failure)); //$NON-NLS-1$
        default -> NLS.bind("{0}: {1}", SimpleNames.in(type(failure)),
            firstLine(SimpleNames.unambiguous(failure.message()).words()));
        };
    }

    /** What happened, whole: of threads that wait, a line each. */
    public static String whole(FailureRow failure) {
        return failure.isOfThreads()
            ? of(failure) + '\n' + SimpleNames.in(String.join("\n", failure.messageLines())) //$NON-NLS-1$
            : failure.message();
    }

    /** What happened, for a column: what was thrown comes before the test, which many failures share. */
    public static String brief(FailureRow failure) {
        Matcher ofTest = OF_TEST.matcher(failure.message());
        if (!ofTest.matches()) {
            return of(failure);
        }
        String what = firstLine(String.valueOf(ofTest.group(2)));
        String type = type(failure); // a failed test is an assertion to the engine, whatever it threw
        String thrown = ASSERTED.matcher(type).find() ? what
            : NLS.bind("{0}: {1}", SimpleNames.in(type), what); //$NON-NLS-1$
        return NLS.bind(Messages.failure_inTest, thrown, ofTest.group(1));
    }

    private static String deadlock(String type, List<FailureThread> threads, FailureRow failure) {
        List<FailureThread> cycle = WaitCycle.among(threads);
        if (!cycle.isEmpty()) {
            return NLS.bind(Messages.failure_cycle, cycle.size());
        }
        String names = String.join(", ", threads.stream().filter(thread -> thread.waitsFor().isEmpty()) //$NON-NLS-1$
            .map(FailureThread::name).toList());
        return switch (type) {
        case "lost-signal" -> NLS.bind(Messages.failure_lostSignal, names); //$NON-NLS-1$
        case "all-waiting" -> NLS.bind(Messages.failure_allWaiting, names); //$NON-NLS-1$
        default -> NLS.bind(Messages.failure_deadlock, firstLine(failure.message()));
        };
    }

    /** The exception class or the form of the deadlock. */
    static String type(FailureRow failure) {
        String rest = failure.signature().substring(Math.min(failure.signature().length(),
            failure.kind().length() + 1));
        int end = rest.indexOf(" | "); //$NON-NLS-1$
        return end < 0 ? rest : rest.substring(0, end);
    }

    /** How often it came, where first and under what. */
    public static String facts(FailureRow failure, CampaignSnapshot snapshot) {
        int runs = Math.max(snapshot.runCount(), failure.count());
        double share = (double) failure.count() / runs;
        double square = NORMAL_95 * NORMAL_95;
        double middle = (share + square / (2 * runs)) / (1 + square / runs);
        double half = NORMAL_95 / (1 + square / runs)
            * Math.sqrt(share * (1 - share) / runs + square / (4.0 * runs * runs));
        String often = NLS.bind(Messages.failure_often, new Object[] {number(failure.count()), Count.runs(runs),
            percent(share), percent(Math.max(0, middle - half)), percent(Math.min(1, middle + half))});
        return often + ' ' + first(failure) + (failure.timingOnly() ? ' ' + Messages.failure_timing : "") //$NON-NLS-1$
            + (failure.unconfirmed() ? ' ' + Messages.failure_unconfirmed : ""); //$NON-NLS-1$
    }

    private static String first(FailureRow failure) {
        String under = failure.configuration();
        boolean led = under.startsWith(LED);
        return NLS.bind(led ? Messages.failure_led : Messages.failure_first, number(failure.firstRun()),
            under.isEmpty() ? Messages.failure_noScheduler : led ? finding(under) : under);
    }

    /** Without how the run was led. */
    private static String finding(String led) {
        return led.substring(LED.length()).replaceFirst(", .*", ""); //$NON-NLS-1$ //$NON-NLS-2$
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value); //$NON-NLS-1$
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", PERCENT * share); //$NON-NLS-1$
    }

    private static String firstLine(String text) {
        String line = text.lines().findFirst().orElse(""); //$NON-NLS-1$
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "..."; //$NON-NLS-1$
    }
}
