/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contest.protocol.Failure;
import org.contest.protocol.RunResult;
import org.contest.protocol.SiteTable;
import org.contest.protocol.lessons.Lessons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ForkedProgramTest {

    private static final String SUCCESS = "org.contest.testprograms.success.";
    private static final List<String> OPTIONS =
        List.of("scheduler=none;record=sync", "scheduler=noise;record=full;frequency=50");

    @TempDir
    Path work;

    static Stream<Arguments> programs() throws IOException {
        List<String> programs = List.of(SUCCESS + "BoundedBuffer", SUCCESS + "ExecutorTasks",
            SUCCESS + "SynchronizedCollections", SUCCESS + "TimerTasks", "samples.Mirror", "samples.Members",
            "samples.OwnThread");
        return Jvm.homes().stream().flatMap(home -> programs.stream().map(program -> Arguments.of(home, program)));
    }

    @Test
    void a_fork_goes_on_with_what_earlier_ones_have_shown() throws Exception {
        Path file = work.resolve("lessons");
        String options = "control=true;scheduler=random;teaches=true;seed=";
        Jvm jvm = new Jvm(Jvm.homes().get(0), work);
        RunResult alone = jvm.underAgent(options + 1, SUCCESS + "LockedUpdate").result();
        assertTrue(alone.health().callSites().protectedOnes() > 0, alone.toString());
        Lessons lessons = new Lessons();
        lessons.add(alone.lesson());
        Files.writeString(file, lessons.knowledge());
        String told = ";lessons=" + file;
        RunResult coarse = jvm.underAgent(options + 1 + told, SUCCESS + "LockedUpdate").result();
        assertNotEquals(alone.scheduleHash(), coarse.scheduleHash(), "it makes no choice at what is protected");
        RunResult fine = jvm.underAgent(options + 5, SUCCESS + "LockedUpdate").result();
        RunResult fineAgain = jvm.underAgent(options + 5 + told, SUCCESS + "LockedUpdate").result();
        assertEquals(fine.scheduleHash(), fineAgain.scheduleHash(), "it makes all choices all the same");
    }

    @ParameterizedTest
    @MethodSource("programs")
    void a_program_does_the_same_plain_and_under_the_agent(Path home, String program) throws Exception {
        Jvm jvm = new Jvm(home, work);
        Jvm.Outcome plain = jvm.plain(program);
        for (String options : OPTIONS) {
            Jvm.Outcome agent = jvm.underAgent(options + ";trace=" + work.resolve("trace"), program);
            assertEquals(plain.output(), agent.output(), options);
            assertEquals(plain.exit(), agent.exit(), options);
            assertNotNull(agent.result(), options);
            assertEquals(List.of(), agent.result().health().failed(), options);
            assertTrue(agent.result().health().instrumented() > 0, options);
        }
    }

    static List<Path> homes() throws IOException {
        return Jvm.homes();
    }

    @ParameterizedTest
    @MethodSource("homes")
    void an_exception_out_of_main_is_a_failure_of_the_run(Path home) throws Exception {
        List<Failure> failures = new Jvm(home, work).underAgent("scheduler=none", "samples.Mirror").result()
            .failures();
        assertEquals(List.of("java.lang.UnsupportedOperationException"),
            failures.stream().map(Failure::type).toList());
        assertTrue(failures.get(0).frames().get(0).startsWith("samples.Mirror.main("));
    }

    static Stream<Arguments> scopes() throws IOException {
        List<String> scopes = List.of("", "include=org.contest.*;", "exclude=org.contest.*.fail.*,samples.*;",
            "include=org.contest.*,java.*;");
        return Jvm.homes().stream().flatMap(home -> scopes.stream().map(scope -> Arguments.of(home, scope)));
    }

    @ParameterizedTest
    @MethodSource("scopes")
    void a_cached_class_behaves_like_a_fresh_one(Path home, String scope) throws Exception {
        Jvm jvm = new Jvm(home, work);
        String options = scope + "scheduler=none;cache=" + work.resolve("cache") + ";sites=";
        Jvm.Outcome fresh = jvm.underAgent(options + work.resolve("sites1"), SUCCESS + "BoundedBuffer");
        Jvm.Outcome cached = jvm.underAgent(options + work.resolve("sites2"), SUCCESS + "BoundedBuffer");
        assertEquals(List.of(), fresh.result().health().failed());
        assertTrue(fresh.result().health().instrumented() > 0);
        assertEquals(fresh.output(), cached.output());
        assertEquals(fresh.result().health(), cached.result().health());
        assertEquals(sites("sites1"), sites("sites2"));
    }

    /** A JVM without a cache, one that fills it, one that has all of the JDK in it, and one that has everything. */
    @ParameterizedTest
    @MethodSource("homes")
    void classes_that_instrumentation_uses_itself_are_instrumented(Path home) throws Exception {
        Jvm jvm = new Jvm(home, work);
        Jvm.Outcome plain = jvm.plain("samples.FirstUses");
        String cache = "cache=" + work.resolve("cache") + ";";
        jvm.underAgent(cache + "scheduler=noise", "samples.OwnThread");
        for (String given : List.of("", cache, cache)) {
            Path sites = work.resolve("sites");
            Files.deleteIfExists(sites);
            Jvm.Outcome agent = jvm.underAgent(given + "scheduler=noise;frequency=1;sites=" + sites,
                "samples.FirstUses");
            assertEquals(plain.output(), agent.output(), given);
            assertEquals(List.of(), agent.result().health().failed(), given);
            Set<String> instrumented = SiteTable.read(sites).blocks().stream().map(SiteTable.Block::className)
                .collect(Collectors.toSet());
            List<String> used = plain.output().lines().filter(line -> line.startsWith("used ")).toList();
            assertEquals(12, used.size());
            for (String line : used) {
                assertTrue(instrumented.contains(line.substring("used ".length())), given + " " + line);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("homes")
    void a_cache_that_cannot_be_used_does_no_harm(Path home) throws Exception {
        Path file = Files.writeString(work.resolve("file"), "no folder");
        Jvm.Outcome outcome = new Jvm(home, work).underAgent("scheduler=none;cache=" + file, "samples.OwnThread");
        assertEquals(0, outcome.exit(), outcome.output());
        assertEquals(List.of(), outcome.result().health().failed());
    }

    private String sites(String file) throws IOException {
        return SiteTable.read(work.resolve(file)).blocks().stream()
            .filter(block -> block.className().startsWith("org.contest"))
            .map(block -> block.className() + block.crc() + block.sites().size()).sorted()
            .collect(Collectors.joining("\n"));
    }

    @Test
    void an_unknown_option_stops_the_launch_with_one_sentence() throws Exception {
        Jvm.Outcome outcome = new Jvm(Jvm.homes().get(0), work).underAgent("nonsense=1", "samples.Mirror");
        assertEquals(Premain.CANNOT_START, outcome.exit());
        assertEquals("ConTest: the agent could not start, so the program was not run: "
            + "unknown option \"nonsense\" for the ConTest agent\n", outcome.output());
    }

    @Test
    void classes_out_of_scope_are_left_alone() throws Exception {
        Jvm.Outcome outcome = new Jvm(Jvm.homes().get(0), work).underAgent("scheduler=none;exclude=samples.*",
            "samples.OwnThread");
        assertEquals(0, outcome.exit());
        assertEquals(0, outcome.result().health().instrumented());
        assertFalse(outcome.output().contains("ConTest"));
    }
}
