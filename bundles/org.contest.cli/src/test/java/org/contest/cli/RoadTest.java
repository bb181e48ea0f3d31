/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import static org.contest.cli.Cli.FAIL;
import static org.contest.cli.Cli.PROGRAMS;
import static org.contest.cli.Cli.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole road by the command line, with real JVMs. */
class RoadTest {

    private static final Pattern STRESS_JSON = Pattern.compile("\\{\"schema\":1,\"campaign\":\\d+,\"runs\":\\d+,"
        + "\"failures\":\\d+,\"distinctFailures\":\\[.*],\"firstFailingRun\":(\\d+|null),\"seconds\":[\\d.E-]+,"
        + "\"runsPerSecond\":[\\d.E-]+,\"events\":\\d+,\"scheduler\":\"[a-z-]+\",\"seed\":\\d+,"
        + "\"health\":\\{\"instrumentedClasses\":\\d+,\"skippedClasses\":\\[.*],\"distinctSchedules\":\\d+,"
        + "\"verdict\":\"(ok|refused)\",\"why\":\".*\"},\"coverage\":\\{.*},"
        + "\"lostRuns\":\\d+,\"callSites\":\\{\"kept\":\\d+,\"finalFields\":\\d+,"
        + "\"unescapedObjects\":\\d+,\"unescapedArrays\":\\d+,\"unshared\":\\d+,\"protected\":\\d+},\"noise\":\\{.*}}");
    private static final Pattern FAILURE_JSON = Pattern.compile("\\{\"id\":1,\"kind\":\"([a-z-]+)\",\"signature\":"
        + "\"[^\"]+\",\"count\":\\d+,\"firstRun\":\\d+,\"timingOnly\":(true|false),\"trace\":(\"([^\"]+)\"|null),"
        + "\"configuration\":\"[^\"]+\",\"seed\":\\d+,\"unconfirmed\":false,\"message\":\"([^\"\\\\]|\\\\.)+\"}");
    private static final Pattern REPLAY_JSON = Pattern.compile("\\{\"schema\":1,\"trace\":\"[^\"]+\",\"outcome\":"
        + "\"same-failure\",\"failure\":\\{.*},\"events\":\\d+,\"divergence\":null,\"seconds\":[\\d.E-]+,"
        + "\"operations\":\\{\"followed\":\\d+,\"recorded\":\\d+},"
        + "\"times\":1,\"reproduced\":1,\"outcomes\":\\{\"same-failure\":1}}");

    @TempDir
    private Path folder;

    private Cli stress(Object... arguments) {
        Object[] all = new Object[arguments.length + 6];
        System.arraycopy(new Object[] {"stress", "--json", "--campaign", folder.resolve("x.contest"), "--seed", 3}, 0,
            all, 0, 6);
        System.arraycopy(arguments, 0, all, 6, arguments.length);
        return Cli.run(all);
    }

    @Test
    void a_failure_is_found_replayed_and_reported() throws IOException {
        Cli stress = stress("--runs", 60, "--scheduler", "random", "-cp", PROGRAMS, FAIL + "LockOrder");
        assertEquals(Exit.FAILURE, stress.exit(), stress.out() + stress.err());
        assertTrue(STRESS_JSON.matcher(stress.lastLine()).matches(), stress.lastLine());
        Matcher failure = FAILURE_JSON.matcher(stress.lastLine());
        assertTrue(failure.find(), stress.lastLine());
        assertEquals("deadlock", failure.group(1));
        Cli replay = Cli.run("replay", failure.group(4), "--json");
        assertEquals(Exit.OK, replay.exit(), replay.out() + replay.err());
        assertTrue(REPLAY_JSON.matcher(replay.lastLine()).matches(), replay.lastLine());
        Cli stopped = Cli.run("replay", failure.group(4), "--until", "event:9");
        assertEquals(Exit.OK, stopped.exit(), stopped.out() + stopped.err());
        assertTrue(stopped.out().contains("Thread 0 \"main\" ") && stopped.lastLine().startsWith("STOPPED after 9 "),
            stopped.out());
        Cli operation = Cli.run("replay", failure.group(4), "--until", 2);
        assertTrue(operation.lastLine().startsWith("STOPPED after "), operation.out());
        Cli onward =
            Cli.run("replay", failure.group(4), "--until", "event:9", "--then", "pos", "--seed", 5, "--times", 2);
        assertTrue(onward.out().contains("on the run went on by itself: pos, seed "), onward.out());
        for (String format : new String[] {"html", "sarif", "junit", "csv"}) {
            Path file = folder.resolve("report." + format);
            assertEquals(Exit.OK, Cli.run("report", folder.resolve("x.contest"), "--format", format, "-o", file)
                .exit());
            assertTrue(Files.readString(file).contains("deadlock"), format);
        }
        Cli campaigns = Cli.run("campaigns", folder, "--json");
        assertTrue(campaigns.lastLine().contains("\"program\":\"" + FAIL + "LockOrder\""), campaigns.out());
    }

    @Test
    void a_failure_is_localized_and_its_suspect_is_a_finding() {
        Path campaign = folder.resolve("x.contest");
        stress("--runs", 60, "--scheduler", "random", "--findings", "none", "-cp", PROGRAMS, FAIL + "LockOrder");
        Cli localized = Cli.run("localize", campaign, "--runs", 4000, "--time", 0, "--json");
        assertEquals(Exit.OK, localized.exit(), localized.out() + localized.err());
        assertTrue(localized.lastLine().startsWith("{\"schema\":1,\"failure\":1,\"localized\":true,"),
            localized.lastLine());
        Matcher told = Pattern.compile("Noise where a thread acquires .* makes (\\d+) of 100 runs fail; without noise "
            + "0 of 100 runs do\\.").matcher(localized.out());
        assertTrue(told.find(), localized.out());
        assertTrue(localized.lastLine().contains("\"with\":{\"failing\":" + told.group(1) + ",\"runs\":100}"),
            localized.lastLine());
        Cli findings = Cli.run("findings", campaign, "--json");
        assertTrue(findings.out().contains("Finding 1, measured: Suspect") && findings.out().contains(told.group()),
            findings.out());
        assertTrue(findings.lastLine().contains("\"kind\":\"suspect\",\"state\":\"measured\""), findings.out());
    }

    @Test
    void what_cannot_be_localized_is_said() {
        Path campaign = folder.resolve("x.contest");
        stress("--runs", 3, "--scheduler", "random", "-cp", PROGRAMS, SUCCESS + "Atomics");
        Cli none = Cli.run("localize", campaign);
        assertEquals(Exit.USAGE, none.exit());
        assertEquals("contest: The campaign has no failure to localize. Stress it until it fails.", none.err().strip());
        assertEquals(Exit.USAGE, Cli.run("localize", campaign, "--time", -1).exit());
    }

    @Test
    void noise_is_named_with_what_was_asked_for_and_what_was_drawn() {
        Cli stress = stress("--runs", 60, "--scheduler", "noise-rule", "--placement", "read-write", "--seeding",
            "sleep+haltOneThread", "--strength", "300+5", "--reads", "400", "-cp", PROGRAMS, FAIL + "LostUpdate");
        assertEquals(Exit.FAILURE, stress.exit(), stress.out() + stress.err());
        assertTrue(STRESS_JSON.matcher(stress.lastLine()).matches(), stress.lastLine());
        assertTrue(stress.lastLine().endsWith(",\"noise\":{\"placement\":\"read-write\",\"seeding\":"
            + "\"sleep+haltOneThread\",\"frequency\":\"random-per-run\",\"strength\":\"300+5\",\"fixed-strength\":"
            + "\"false\",\"reads\":\"400\"}}"), stress.lastLine());
        String drawn = "noise-rule: read-write, reads sleep+haltOneThread, frequency 400, strength 300+5; writes ";
        assertTrue(stress.lastLine().contains("\"configuration\":\"" + drawn), stress.lastLine());
        assertTrue(stress.out().contains(" (" + drawn), stress.out());
    }

    @Test
    void a_replay_finds_the_program_where_it_was_moved_to() throws IOException {
        Path before = folder.resolve("before");
        try (Stream<Path> classes = Files.walk(Path.of(PROGRAMS))) {
            for (Path file : classes.filter(f -> f.getFileName().toString().matches("(LostUpdate|Threads).*"))
                .toList()) {
                Path copy = before.resolve(Path.of(PROGRAMS).relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Cli stress = stress("--runs", 60, "--scheduler", "random", "-cp", before, FAIL + "LostUpdate");
        assertEquals(Exit.FAILURE, stress.exit(), stress.out() + stress.err());
        Files.move(folder.resolve("x.contest"), folder.resolve("y.contest"));
        Path after = Files.move(before, folder.resolve("after"));
        Matcher failure = FAILURE_JSON.matcher(stress.lastLine());
        assertTrue(failure.find(), stress.lastLine());
        String trace = failure.group(4).replace("x.contest", "y.contest");
        assertEquals(Exit.OK, Cli.run("replay", trace, "-cp", after).exit());
    }

    @Test
    void a_correct_program_passes_since_the_probe_failed() {
        Cli stress = stress("--runs", 30, "--scheduler", "pos", "--verbose", "-cp", PROGRAMS, SUCCESS + "LockedUpdate");
        assertEquals(Exit.OK, stress.exit(), stress.out() + stress.err());
        assertTrue(stress.out().contains("Accesses of variables: "), stress.out());
        assertTrue(stress.lastLine()
            .contains("\"failures\":0,\"distinctFailures\":[],\"findings\":[],\"firstFailingRun\":null"),
            stress.lastLine());
    }

    @Test
    void a_program_without_threads_is_inconclusive() {
        Cli stress = stress("--runs", 3, "--scheduler", "random", "-cp", PROGRAMS, SUCCESS + "NoThreads");
        assertEquals(Exit.INCONCLUSIVE, stress.exit(), stress.out() + stress.err());
        assertTrue(stress.lastLine().contains("\"verdict\":\"refused\",\"why\":\"No concurrent event happened"),
            stress.lastLine());
    }

    @Test
    void a_scope_without_classes_is_inconclusive() {
        Cli stress = stress("--runs", 2, "--include", "nothing.*", "-cp", PROGRAMS, SUCCESS + "LockedUpdate");
        assertEquals(Exit.INCONCLUSIVE, stress.exit(), stress.out() + stress.err());
        assertTrue(stress.lastLine().contains("No class of the program that was loaded is in the scope of --include "
            + "nothing.*."), stress.lastLine());
    }

    @Test
    void a_campaign_is_continued_with_the_same_program_only() {
        stress("--runs", 2, "--scheduler", "pos", "-cp", PROGRAMS, SUCCESS + "LockedUpdate");
        Cli more = stress("--runs", 2, "--scheduler", "pos", "-cp", PROGRAMS, SUCCESS + "LockedUpdate");
        assertTrue(more.lastLine().contains("\"runs\":4,"), more.out() + more.err());
        assertTrue(more.out().contains("Goes on after 2 runs, which are in the numbers below."), more.out());
        assertTrue(more.out().contains(" s in all)"), more.out());
        assertTrue(more.lastLine().contains("\"distinctFailures\":[]"), more.lastLine());
        Cli other = stress("--runs", 2, "-cp", PROGRAMS, SUCCESS + "NoThreads");
        assertEquals(Exit.USAGE, other.exit());
        assertTrue(other.err().contains("is of another program"), other.err());
    }
}
