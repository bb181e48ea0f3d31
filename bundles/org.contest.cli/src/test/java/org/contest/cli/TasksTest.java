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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TasksTest {

    private static final String PROGRAMS = System.getProperty("contest.testprograms");
    private static final String LOST_UPDATE = "org.contest.testprograms.fail.LostUpdate";

    @TempDir
    private Path folder;

    private Cli tasks(Object... arguments) {
        Object[] all = new Object[arguments.length + 3];
        all[0] = "tasks";
        all[1] = folder.resolve("x.contest");
        all[2] = "--json";
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return Cli.run(all);
    }

    private static long number(String json, String name) {
        return Pattern.compile("\"" + name + "\":(\\d+)").matcher(json).results().map(MatchResult::group)
            .mapToLong(found -> Long.parseLong(found.substring(name.length() + 3))).findFirst().orElseThrow();
    }

    @Test
    void the_tasks_of_a_campaign_are_listed_by_what_they_are_about() {
        Cli stress = Cli.run("stress", "--campaign", folder.resolve("x.contest"), "--seed", 3, "--runs", 20, "--json",
            "--stop-on", "never", "--scheduler", "random", "--metrics", "all", "-cp", PROGRAMS, LOST_UPDATE);
        assertEquals(Exit.FAILURE, stress.exit(), stress.out() + stress.err());
        // A lost update: one thread reads, another one writes, and the first one writes.
        Cli avio = tasks("--metric", "avio", "--variable", "counter", "--text", "r/w/w unserializable");
        assertTrue(avio.out().contains("LostUpdate") && number(avio.lastLine(), "covered") > 0, avio.out());
        Cli interrupted = tasks("--metric", "method-interrupted");
        Cli open = tasks("--metric", "method-interrupted", "--uncovered");
        assertEquals(number(interrupted.lastLine(), "known"),
            number(interrupted.lastLine(), "covered") + number(open.lastLine(), "known"));
        assertTrue(open.out().contains("(not covered)"), open.out());
        assertEquals(number(interrupted.lastLine(), "known"), number(stress.lastLine(), "possible"));
        Cli all = tasks("--class", "LostUpdate", "--limit", 3, "--sort", "LOCATION");
        assertTrue(all.out().contains("3 of " + number(all.lastLine(), "known") + " tasks are listed"), all.out());
        Cli inside = tasks("--inside", "--metric", "ConcurPairs", "--limit", 1000);
        assertTrue(inside.out().matches("(?s)These are tasks of all events, of the \\d+ runs whose traces are kept, of "
            + "20\\..*: reads [\\w.]*counter at LostUpdate.*"), inside.out());
        assertTrue(inside.out().contains("starts a thread at Threads.start:"), inside.out());
        assertTrue(tasks("--metric", "method-interrupted", "--limit", 1).out().contains(", first 1)"),
            "covered tasks come first");
        assertEquals(all.lastLine(), tasks("--metric", "all", "--class", "LostUpdate", "--limit", 3, "--sort",
            "LOCATION").lastLine());
        Cli two = tasks("--metric", "Sync,Avio");
        assertTrue(two.err().contains("\"Sync,Avio\" is not possible for --metric: it needs one metric."), two.err());
        Cli none = tasks("--class", "Nowhere");
        assertTrue(none.out().startsWith("There are no such tasks."), none.out());
        Cli curves = Cli.run("report", folder.resolve("x.contest"), "--format", "curves");
        assertTrue(curves.out().startsWith("metric,run,seconds,tasks\r\n") && curves.out().contains("\nSync,1,"),
            curves.out());
        Cli wrong = tasks("--metric", "erasor");
        assertEquals(Exit.USAGE, wrong.exit());
        assertTrue(wrong.err().contains("There is no metric \"erasor\"; the nearest is Eraser."), wrong.err());
    }
}
