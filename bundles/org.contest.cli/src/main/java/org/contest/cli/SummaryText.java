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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.Count;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.Health;
import org.contest.engine.model.OperationCount;
import org.contest.engine.model.ProgramFrames;
import org.jspecify.annotations.Nullable;

/** A campaign in words. */
final class SummaryText {

    /** Frames of a stack that are printed. */
    static final int FRAMES = 3;

    private static final int LONGEST = 160;
    private static final int LINES = 8;
    /** Findings that are printed. */
    private static final int FINDINGS = 5;
    private static final String UNCONFIRMED =
        "; unconfirmed: no replay in a JVM of its own has shown that the program fails so, so it does not count";

    private SummaryText() {
    }

    /**
     * Prints it.
     *
     * @param waited seconds that the user has waited, also for the first JVM and for what follows the last run
     * @param frames tells own code from libraries; null to print all frames, and what is inside of operations
     */
    static void print(CampaignSummary summary, double waited, @Nullable ProgramFrames frames, PrintWriter out) {
        out.printf("Campaign %d in %s, seed %d%n", summary.id(), summary.directory(), summary.seed());
        out.printf(Locale.ROOT, "%s in %.1f s (%s; %.1f s in all), %s, %s; %s%n", Count.of(summary.runs(), "run"),
            summary.seconds(), Count.rate(summary.runsPerSecond()), waited, length(summary, frames == null),
            Count.of(summary.health().distinctSchedules(), "schedule"),
            ended(summary));
        summary.coverage().entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(entry -> {
            out.println(entry.getKey() + ": " + inWords(entry.getValue()));
        });
        if (!summary.operations().cutInWords().isEmpty()) {
            out.println(summary.operations().cutInWords());
        }
        summary.distinctFailures().forEach(failure -> print(summary, failure, frames, out));
        findings(summary, out);
        if (summary.lost().count() > 0 && summary.verdict() == CampaignSummary.Verdict.FAILED) {
            out.println(summary.lost().inWords());
        }
        summary.health().skippedClasses().stream().filter(Health::isHarmless).forEach(out::println);
        out.println(verdict(summary));
    }

    /** An error is told by the verdict. */
    private static String ended(CampaignSummary summary) {
        return summary.stopped().isEmpty() ? "not finished" : !summary.error().isEmpty() ? "ended by an error"
            : "ended since " + summary.stopped();
    }

    /** How much the runs did: operations of the program's own code, where they were counted. */
    private static String length(CampaignSummary summary, boolean inside) {
        OperationCount operations = summary.operations();
        if (operations.runs() == 0) {
            return Count.of(summary.events(), "event");
        }
        String text = Count.of(Math.round(operations.perRun()), "operation");
        return inside ? text + " of " + Count.of(Math.round((double) summary.events() / summary.runs()), "event")
            + " a run" : text + " a run";
    }

    private static String inWords(Coverage coverage) {
        String covered = coverage.world() == 0 ? Count.of(coverage.tasks(), "task") + " covered"
            : String.format(Locale.ROOT, "%d of %d tasks covered (%.0f %%)", coverage.tasks(), coverage.world(),
                coverage.percent());
        String weight = coverage.weight() == 0 ? "" : ", weight " + coverage.weight();
        return covered + weight + (coverage.world() > 0 ? "" : ", " + coverage.uncoveredInWords())
            + (coverage.saturatedAtRun() == null ? "" : ", saturated at run " + coverage.saturatedAtRun());
    }

    private static void print(CampaignSummary summary, FailureRow failure, @Nullable ProgramFrames frames,
        PrintWriter out) {
        String title = title(failure);
        out.printf("Failure %d: %s%n", failure.id(), title);
        boolean isTold = !failure.isOfThreads() && !title.endsWith("...");
        List<String> lines = isTold ? failure.furtherLines() : failure.messageLines();
        boolean fits = failure.isOfThreads() || lines.size() <= LINES;
        (fits ? lines : shortened(lines)).forEach(line -> out.println("    " + line));
        (frames == null ? failure.frames() : frames.shown(failure.frames(), FRAMES))
            .forEach(frame -> out.println("    at " + frame));
        out.printf("    %sin %d of %s, first in run %d (%s, seed %d)%s%n",
            failure.isOfThreads() || failure.thread().isEmpty() ? "" : "thread \"" + failure.thread() + "\", ",
            failure.count(),
            Count.of(summary.runs(), "run"),
            failure.firstRun(), failure.configuration(), failure.seed(),
            (failure.timingOnly() ? "; needs a timeout to expire" : "") + (failure.unconfirmed() ? UNCONFIRMED : ""));
        if (failure.trace() != null) {
            out.println("    contest replay " + failure.trace());
        }
        if (Configurations.isRepeatable(failure.configuration())) {
            out.printf("    without the trace: the same command with --seed %d --runs %d%n", summary.seed(),
                failure.firstRun());
        }
    }

    /** A program's message may be of any length; its last lines may be of time, and say why the program failed. */
    private static List<String> shortened(List<String> lines) {
        List<String> most = new ArrayList<>(lines.subList(0, LINES / 2));
        most.add("...");
        most.addAll(lines.subList(lines.size() - LINES / 2, lines.size()));
        return most;
    }

    /** Apart from failures, and short: the command says the rest. */
    private static void findings(CampaignSummary summary, PrintWriter out) {
        List<FindingRow> shown = summary.findings().stream().filter(FindingRow::counts).toList();
        shown.stream().limit(FINDINGS).forEach(row -> out.printf("Finding %d, %s: %s: %s%n", row.id(),
            FindingText.state(row), row.finding().kind().title(), row.finding().message()));
        if (!shown.isEmpty()) {
            out.printf("%s, no failures by themselves: contest findings %s%n", FindingText.count(summary.findings()),
                summary.directory());
        }
    }

    private static String verdict(CampaignSummary summary) {
        return switch (summary.verdict()) {
        case FAILED ->
            "FAILED: " + summary.failures() + " of " + Count.of(summary.runs(), "run") + " failed, first run "
                + summary.firstFailingRun();
        case PASSED -> "PASSED: none of " + Count.of(summary.runs(), "run") + " failed" + apart(summary);
        case INCONCLUSIVE -> "INCONCLUSIVE: " + summary.health().why();
        };
    }

    /** What is listed as a failure, and does not count. */
    private static String apart(CampaignSummary summary) {
        List<FailureRow> listed = summary.distinctFailures();
        boolean timing = listed.stream().anyMatch(row -> row.timingOnly() && !row.unconfirmed());
        boolean unconfirmed = listed.stream().anyMatch(FailureRow::unconfirmed);
        return (timing ? ", apart from what needs a timeout to expire (--count-timing counts it)" : "")
            + (unconfirmed ? ", apart from what no replay has shown" : "");
    }

    /** A failure in one line. */
    static String title(FailureRow failure) {
        String type = failure.signature().split(" \\| ")[0];
        if (failure.isOfThreads()) {
            return stuck(type, failure.thread());
        }
        String message = failure.message().lines().findFirst().orElse("");
        String line = message.isEmpty() ? type : type + ": " + message;
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 3) + "...";
    }

    /** Threads that do not go on, in a sentence. */
    private static String stuck(String type, String threads) {
        String who = threads.isEmpty() ? "threads" : threads;
        return switch (type) {
        case "deadlock cycle" -> "deadlock: " + who + " wait for each other";
        case "deadlock lost-signal" ->
            "deadlock, lost signal: " + who + ", for a signal that came before or never comes";
        case "deadlock all-waiting" -> "deadlock: " + who + " wait for signals that nobody is left to give";
        case "hang live-lock" -> "live-lock: " + who + " and others look for each other without end";
        case "hang killed" -> "hang: the run did not end";
        case "hang no-progress" -> "hang: no progress of " + who;
        default -> type + " of " + who;
        };
    }
}
