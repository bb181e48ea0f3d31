/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.Sequence;
import org.contest.engine.Campaign;
import org.contest.engine.model.RunRow;
import org.contest.engine.steps.TraceWalk;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees is told in operations, and in events when asked for. */
class InsideTest {

    private static final String RUNS = "12";

    @TempDir
    private static Path folder;
    private static Path campaign;
    private static Cli stress;

    @BeforeAll
    static void run() {
        campaign = folder.resolve("x.contest");
        stress = Cli.run("stress", "--campaign", campaign, "--runs", RUNS, "--seed", 3, "--scheduler", "random",
            "--stop-on", "never", "--json", "-cp", Cli.PROGRAMS, Cli.FAIL + "ExecutorTaskRace");
        assertEquals(Exit.FAILURE, stress.exit(), stress.out() + stress.err());
    }

    private static double number(String text, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertTrue(found.find(), text);
        return Double.parseDouble(found.group(1));
    }

    private static String failingTrace() {
        Matcher trace = Pattern.compile("\"trace\":\"([^\"]+)\"").matcher(stress.lastLine());
        assertTrue(trace.find(), stress.lastLine());
        return trace.group(1);
    }

    private static Operations operations(Path trace) {
        Sequence sequence = TraceWalk.sequence(trace);
        return Operations.of(sequence.trace(), sequence.sites());
    }

    @Test
    void the_operations_of_a_campaign_are_those_of_its_runs() {
        assertEquals(Double.parseDouble(RUNS),
            number(stress.lastLine(), "\"operations\":\\{\"total\":\\d+,\"runs\":(\\d+)"));
        double perRun = number(stress.lastLine(), "\"perRun\":([0-9.]+)");
        assertTrue(stress.out().contains(", " + Math.round(perRun) + " operations a run, "), stress.out());
        double total = number(stress.lastLine(), "\"operations\":\\{\"total\":(\\d+)");
        assertEquals(total / Double.parseDouble(RUNS), perRun, 0.001);
        try (Campaign opened = Campaign.open(campaign)) {
            List<RunRow> kept = opened.runs().stream().filter(run -> run.trace() != null).toList();
            assertTrue(kept.size() >= 2, kept.toString());
            long least = kept.stream().mapToLong(run -> operations(run.trace()).size()).sum();
            assertTrue(least <= total && total < 2 * least * Double.parseDouble(RUNS) / kept.size(),
                least + " of " + kept.size() + " runs, " + total);
        }
    }

    @Test
    void a_stopped_replay_tells_the_next_operation_of_each_thread_or_its_event() {
        String trace = failingTrace();
        Cli folded = Cli.run("replay", trace, "--until", 6);
        assertTrue(folded.out().contains("\" is before operation 6: "), folded.out());
        assertTrue(folded.out().contains("    begun when \"main\" "), folded.out());
        assertTrue(folded.out().contains("STOPPED after 6 operations in "), folded.out());
        assertFalse(folded.out().contains("is about to ") || folded.out().contains("Before event "), folded.out());
        Cli unfolded = Cli.run("replay", trace, "--until", 6, "--inside");
        assertTrue(unfolded.out().contains("\" is about to "), unfolded.out());
        assertTrue(unfolded.out().matches("(?s).*STOPPED after 6 operations, \\d+ events, in .*"), unfolded.out());
    }

    @Test
    void a_whole_replay_tells_how_many_operations_it_followed() {
        String trace = failingTrace();
        Cli replayed = Cli.run("replay", trace, "--json");
        int size = operations(Path.of(trace)).size();
        assertTrue(replayed.out().contains("SAME FAILURE after " + size + " operations in "), replayed.out());
        assertTrue(replayed.lastLine().contains("\"operations\":{\"followed\":" + size + ",\"recorded\":" + size + "}"),
            replayed.lastLine());
    }

    @Test
    void findings_name_operations_and_their_events_when_asked_for() {
        Cli folded = Cli.run("findings", campaign);
        assertTrue(folded.out().matches("(?s).* \\(operation \\d+\\)\n.*") && !folded.out().contains("(event "),
            folded.out());
        Cli unfolded = Cli.run("findings", campaign, "--inside");
        assertTrue(unfolded.out().matches("(?s).* \\(operation \\d+, event \\d+\\)\n.*"), unfolded.out());
    }
}
