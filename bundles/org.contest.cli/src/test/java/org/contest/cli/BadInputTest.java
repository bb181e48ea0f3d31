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
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import org.contest.engine.Campaign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bad input is answered by one sentence on standard error and exit code 2, without a stack trace. */
class BadInputTest {

    @TempDir
    private Path folder;

    private void assertUsage(String expected, Cli cli) {
        assertTrue(cli.err().contains(expected), cli.err());
        assertTrue(cli.err().startsWith("contest: "), cli.err());
        assertEquals(1, cli.err().lines().count(), cli.err());
        assertEquals(Exit.USAGE, cli.exit());
        assertFalse(Campaign.exists(folder.resolve("x.contest")), "a campaign was left behind");
    }

    private Cli stress(Object... arguments) {
        Object[] all = new Object[arguments.length + 3];
        all[0] = "stress";
        all[1] = "--campaign";
        all[2] = folder.resolve("x.contest");
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return Cli.run(all);
    }

    @Test
    void an_unknown_command() {
        assertUsage("Unmatched argument at index 0: 'strss'", Cli.run("strss"));
        assertUsage("Name a command", Cli.run());
    }

    @Test
    void a_line_of_the_file_of_kinds_that_is_not_understood() throws IOException {
        Files.writeString(folder.resolve("contest-kinds.txt"), "# Ours\nUPDATES com.shop.Store put*\n");
        assertUsage("Line 2 of " + folder.resolve("contest-kinds.txt") + " is not understood: \"UPDATES com.shop.Store "
            + "put*\". It needs a kind (READ, ", stress("--directory", folder, "-cp", PROGRAMS, FAIL + "LostUpdate"));
    }

    @Test
    void an_unknown_option() {
        assertUsage("Unknown option: '--frob'", stress("--frob", "-cp", PROGRAMS, FAIL + "LostUpdate"));
        assertUsage("Unknown option: '--frob'", Cli.run("replay", "--frob", "x"));
    }

    @Test
    void a_value_that_is_not_possible() {
        assertUsage("\"many\" is not possible for --runs: it needs a whole number",
            stress("--runs", "many", "-cp", PROGRAMS, FAIL + "LostUpdate"));
        assertUsage("it needs one of auto, noise", stress("--scheduler", "x", "-cp", PROGRAMS, FAIL + "LostUpdate"));
        assertUsage("there is no metric \"Sink\"; the nearest is Sync",
            stress("--metrics", "Sink", "-cp", PROGRAMS, FAIL + "LostUpdate"));
        assertUsage("it needs a number from 0 to less than 100",
            stress("--saturation-epsilon", "100", "-cp", PROGRAMS, FAIL + "LostUpdate"));
        assertUsage("cannot wait for Avio to be saturated",
            stress("--saturate-on", "Avio", "-cp", PROGRAMS, FAIL + "LostUpdate"));
    }

    @Test
    void noise_that_is_not_possible() {
        assertUsage("\"everywhere\" is not possible for --placement: there is no noise placement \"everywhere\". There"
            + " are: random-all, sharedVar-all", stress("--placement", "everywhere"));
        assertUsage("there is no noise seeding \"nap\". There are: sleep, yield", stress("--seeding", "sleep+nap"));
        assertUsage("joined by +; perhaps haltOneThread is meant", stress("--seeding", "sleep+haltonethred"));
        assertUsage("perhaps method-pair is meant", stress("--placement", "method-pairs"));
        assertUsage("it needs one of failure, findings; perhaps findings is meant", stress("--fail-on", "finding"));
        assertUsage("the noise frequency is \"1001\", but has to be a whole number from 0 to 1000",
            stress("--frequency", "1001"));
        assertUsage("the noise strength is \"much\"", stress("--strength", "10+much"));
        assertUsage("--reads: the noise frequency is \"often\"", stress("--reads", "often"));
        assertUsage("--placement is for noise, and the scheduler pct makes none: choose noise or noise-rule",
            stress("--scheduler", "pct", "--placement", "coverage"));
        assertUsage("The noise strength \"1+2\" has 2 numbers for the one seeding sleep", stress("--seeding", "sleep",
            "--strength", "1+2", "-cp", PROGRAMS, FAIL + "LostUpdate"));
    }

    @Test
    void no_program_or_two() {
        assertUsage("No program is named", stress("-cp", PROGRAMS));
        assertUsage("The class path is missing", stress("p.Main"));
    }

    @Test
    void a_class_that_is_missing() {
        assertUsage("The class p.Missing cannot be loaded", stress("-cp", PROGRAMS, "p.Missing"));
    }

    @Test
    void a_class_without_main() {
        assertUsage("The class org.contest.testprograms.Threads has no main method",
            stress("-cp", PROGRAMS, "org.contest.testprograms.Threads"));
    }

    @Test
    void a_class_path_that_cannot_be_read() throws IOException {
        Path missing = folder.resolve("missing.jar");
        assertUsage("The class path entry " + missing + " does not exist", stress("-cp", missing, "p.Main"));
        Path broken = Files.writeString(folder.resolve("broken.jar"), "this is no jar");
        assertUsage("The class path entry " + broken + " is not a readable jar", stress("-cp", broken, "p.Main"));
        assertUsage("cannot be read", stress("-cp", folder.resolve("none") + "/*", "p.Main"));
    }

    @Test
    void a_program_that_cannot_start() {
        assertUsage("cannot be started", stress("--jvm-arg=-XX:NoSuchFlag=1", "-cp", PROGRAMS, FAIL + "LostUpdate"));
        assertUsage("There is no Java runtime in " + folder,
            stress("--java", folder, "-cp", PROGRAMS, FAIL + "LostUpdate"));
        Path nowhere = folder.resolve("nowhere");
        assertUsage("The working directory " + nowhere + " does not exist",
            stress("--directory", nowhere, "-cp", PROGRAMS, FAIL + "LostUpdate"));
    }

    @Test
    void tests_without_junit_on_the_class_path() {
        assertUsage("There is no JUnit on the class path", stress("-cp", PROGRAMS, "--junit", "p.MyTest"));
    }

    @Test
    void a_trace_that_is_missing_or_broken() throws IOException {
        Path missing = folder.resolve("missing.trace");
        assertUsage("There is no trace file " + missing, Cli.run("replay", missing));
        Path broken = Files.writeString(folder.resolve("run-1.trace"), "this is no trace, whatever its name says");
        assertUsage("run-1.trace", Cli.run("replay", broken));
        assertUsage("run-2.trace", Cli.run("replay", Files.createFile(folder.resolve("run-2.trace"))));
    }

    /** Damage is told, or what is left of the trace is replayed as far as it goes: no stack trace, no hang. */
    @Test
    void traces_that_are_damaged_in_many_ways() throws IOException {
        Path campaign = folder.resolve("recorded");
        Cli.run("stress", "--campaign", campaign, "--runs", 1, "--seed", 1, "--scheduler", "random", "-cp", PROGRAMS,
            FAIL + "LostUpdate");
        byte[] whole = Files.readAllBytes(campaign.resolve("traces").resolve("run-1.trace"));
        Random random = new Random(7);
        int refused = 0;
        for (int i = 0; i < 8; i++) {
            byte[] bytes = i % 3 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            for (int flips = 1 + i / 3; flips > 0; flips--) {
                bytes[random.nextInt(Math.min(bytes.length, 2_000))] ^= (byte) (1 << random.nextInt(8));
            }
            Cli replay = Cli.run("replay", Files.write(folder.resolve("damaged.trace"), bytes));
            String ours = (replay.out() + replay.err()).lines().filter(line -> !line.startsWith("  | "))
                .collect(Collectors.joining("\n"));
            assertFalse(ours.contains("Exception in thread"), ours);
            if (replay.exit() == Exit.USAGE) {
                refused++;
                assertTrue(replay.err().startsWith("contest: ") && replay.err().lines().count() == 1, replay.err());
            } else {
                assertTrue(replay.exit() == Exit.OK || replay.exit() == Exit.FAILURE, replay.err());
            }
        }
        assertTrue(refused > 0 && refused < 8, "refused " + refused);
    }

    @Test
    void a_trace_of_another_program_to_branch_from() throws IOException {
        Path campaign = folder.resolve("recorded");
        Cli.run("stress", "--campaign", campaign, "--runs", 1, "-cp", PROGRAMS, FAIL + "LostUpdate");
        Path trace = campaign.resolve("traces").resolve("run-1.trace");
        assertUsage("The trace " + trace + " is of " + FAIL + "LostUpdate, not of " + FAIL + "LockOrder",
            stress("--branch-from", trace, "-cp", PROGRAMS, FAIL + "LockOrder"));
        assertUsage("with other arguments", stress("--branch-from", trace, "-cp", PROGRAMS, FAIL + "LostUpdate", "7"));
    }

    @Test
    void a_trace_to_branch_from_that_is_missing_or_lies_alone() throws IOException {
        Path missing = folder.resolve("run-9.trace");
        assertUsage("There is no trace file " + missing, stress("--branch-from", missing));
        Path broken = Files.writeString(folder.resolve("run-1.trace"), "this is no trace");
        assertUsage("run-1.trace is not a ConTest trace", stress("--branch-from", broken));
    }

    @Test
    void numbers_of_a_replay_that_cannot_be() {
        assertUsage("--until needs the number of an operation", Cli.run("replay", "x", "--until", "-5"));
        assertUsage("--debug needs a port", Cli.run("replay", "x", "--debug", "70000"));
        assertUsage("--times needs", Cli.run("replay", "x", "--times", "0"));
        assertUsage("--then needs one of random, pct", Cli.run("replay", "x", "--until", "5", "--then", "chaos"));
        assertUsage("--then needs --until", Cli.run("replay", "x", "--then", "random"));
        assertUsage("--seed is for runs with --then", Cli.run("replay", "x", "--seed", "5"));
        assertUsage("--save is for runs with --then", Cli.run("replay", "x", "--save", "y"));
        assertUsage("--save keeps one run",
            Cli.run("replay", "x", "--until", "5", "--then", "pct", "--save", "y", "--times", "2"));
    }

    @Test
    void a_campaign_that_is_missing_or_of_another_format() {
        assertUsage("There is no campaign in " + folder, Cli.run("report", folder, "--format", "html"));
        assertUsage("There is no format \"pdf\"; the formats are html, sarif, junit, csv",
            Cli.run("report", folder, "--format", "pdf"));
        assertUsage("Missing required option: '--format=FORMAT'", Cli.run("report", folder));
    }

    @Test
    void examples_that_are_missing() {
        Path missing = folder.resolve("missing.jar");
        assertUsage(missing + " does not exist", Cli.run("try", "--examples", missing));
    }

    @Test
    void a_campaign_whose_folder_cannot_be_made() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertUsage("cannot be made", Cli.run("stress", "--campaign", file.resolve("x"), "-cp", PROGRAMS,
            FAIL + "LostUpdate"));
    }
}
