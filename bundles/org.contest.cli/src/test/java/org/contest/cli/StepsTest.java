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

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepsTest {

    private static final Pattern LINE = Pattern.compile(
        "event (\\d+) of (\\d+): (\\S+) "
            + "(?:begins|ends|(\\S+)( \\S+)? at (\\S+\\.\\S+\\(\\w+\\.java:\\d+\\)))");

    private static final int STEPS = 12;

    @TempDir
    private Path folder;

    private String trace(String program) {
        Cli stress = Cli.run("stress", "--json", "--campaign", folder.resolve("x.contest"), "--seed", 3, "--runs", 60,
            "--scheduler", "random", "-cp", Cli.PROGRAMS, Cli.FAIL + program);
        assertEquals(Exit.FAILURE, stress.exit(), stress.out() + stress.err());
        Matcher trace = Pattern.compile("\"trace\":\"([^\"]+)\"").matcher(stress.lastLine());
        assertTrue(trace.find(), stress.lastLine());
        return trace.group(1);
    }

    private static List<String> walk(String trace, String... commands) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(String.join("\n", commands).getBytes(Charset.defaultCharset())));
        try {
            Cli steps = Cli.run("replay", trace, "--steps");
            assertEquals(Exit.OK, steps.exit(), steps.out() + steps.err());
            return steps.out().lines().toList();
        } finally {
            System.setIn(before);
        }
    }

    private static Matcher line(String answer) {
        Matcher line = LINE.matcher(answer);
        assertTrue(line.matches(), answer);
        return line;
    }

    @Test
    void each_command_is_answered_in_one_line() {
        String trace = trace("LostUpdate");
        List<String> answers =
            walk(trace, "run 0", "next event", "next event", "back event", "next thread", "next switch", "quit",
                "next");
        assertEquals(6, answers.size(), answers.toString());
        assertEquals("0", line(answers.get(0)).group(1));
        assertEquals(List.of("1", "2", "1"), answers.subList(1, 4).stream().map(a -> line(a).group(1)).toList());
        assertEquals(line(answers.get(3)).group(3), line(answers.get(4)).group(3), "the same thread");
        assertTrue(!line(answers.get(4)).group(3).equals(line(answers.get(5)).group(3)), "another thread");
        int size = Integer.parseInt(line(answers.get(0)).group(2));
        List<String> whole = walk(trace, "next event\n".repeat(size).split("\n"));
        assertEquals(size, whole.size());
        assertEquals("event " + size + " of " + size + ": the trace ends", whole.get(size - 1));
        assertTrue(answers.get(0).endsWith(": main begins"), answers.get(0));
    }

    @Test
    void without_a_command_it_is_told_where_each_thread_stands() {
        List<String> answers = walk(trace("LostUpdate"), "");
        assertEquals("0", line(answers.get(0)).group(1));
        assertTrue(answers.size() > 2 && answers.stream().skip(1).allMatch(answer -> answer.startsWith("  ")),
            answers.toString());
    }

    @Test
    void steps_go_over_the_events_inside_a_library() {
        String trace = trace("ExecutorTaskRace");
        List<Integer> forwards =
            walk(trace, "next\n".repeat(STEPS).split("\n")).stream().map(StepsTest::number).toList();
        assertEquals(forwards.stream().sorted().distinct().toList(), forwards, "always on");
        int last = forwards.get(STEPS - 1);
        assertTrue(last > 3 * STEPS, "no library: " + forwards);
        List<Integer> back = walk(trace, ("run " + last + "\nback".repeat(STEPS - 1)).split("\n")).stream()
            .map(StepsTest::number).toList();
        assertEquals(forwards, back.reversed(), "the same operations");
    }

    private static int number(String answer) {
        Matcher number = Pattern.compile("event (\\d+) of .*").matcher(answer);
        assertTrue(number.matches(), answer);
        return Integer.parseInt(number.group(1));
    }

    @Test
    void the_writer_of_a_value_is_the_last_write_before() {
        String trace = trace("LostUpdate");
        List<String> answers = walk(trace, "fail", "writer counter", "writer nothing", "run -1", "jump");
        assertTrue(Integer.parseInt(line(answers.get(0)).group(1)) > Integer.parseInt(line(answers.get(1)).group(1)));
        assertEquals("write", line(answers.get(1)).group(4));
        assertTrue(answers.get(1).contains(" LostUpdate.counter at "), answers.get(1));
        assertTrue(answers.get(2).endsWith("has written a variable nothing."), answers.get(2));
        assertTrue(answers.get(3).startsWith("run needs the number of an event, from 0 to "), answers.get(3));
        assertTrue(answers.get(4).startsWith("There is no command \"jump\"; there are next, "), answers.get(4));
    }

    @Test
    void a_deadlock_is_the_end_of_the_trace_where_each_thread_stands_at_its_last_event() {
        List<String> answers = walk(trace("LockOrder"), "fail", "where");
        assertTrue(answers.get(0).matches("event (\\d+) of \\1: deadlock cycle at .*LockOrder.*"), answers.get(0));
        assertTrue(answers.stream().filter(a -> a.contains(": nothing more after event ")).count() >= 2,
            answers.toString());
    }
}
