/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.CampaignSummary.Verdict;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.tasks.TaskQuery;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the user says is in scope, or own code: of a program with a library that has no line numbers. */
class ScopeTest {

    private static final String LIBRARY = """
        package lib;
        public class Bag {
            private final java.util.Map<Integer, String> map = new java.util.HashMap<>();
            private final java.util.Queue<Integer> queue = new java.util.concurrent.ConcurrentLinkedQueue<>();
            public int called;
            public synchronized void fill(int count, Runnable callback) {
                for (int i = 0; i < count; i++) {
                    map.put(i, "x");
                    queue.add(i);
                }
                called = called + 1;
                callback.run();
            }
        }
        """;
    private static final String PROGRAM = """
        package app;
        public class Shop {
            static int sold;
            public static void main(String[] args) throws Exception {
                Runnable work = () -> {
                    new lib.Bag().fill(50, () -> sold = sold + 1);
                };
                Thread one = new Thread(work), two = new Thread(work);
                one.start(); two.start(); one.join(); two.join();
                if (sold != 2) throw new AssertionError("sold " + sold);
            }
        }
        """;

    @TempDir
    private static Path shared;
    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() throws IOException {
        Path source = Files.writeString(Files.createDirectories(shared.resolve("s/lib")).resolve("Bag.java"), LIBRARY);
        Path own = Files.writeString(Files.createDirectories(shared.resolve("s/app")).resolve("Shop.java"), PROGRAM);
        Path classes = Files.createDirectory(shared.resolve("classes"));
        Path jar = shared.resolve("lib.jar");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17", "-g:none", "-d",
            shared.resolve("b").toString(), source.toString()));
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("lib/Bag.class"));
            out.write(Files.readAllBytes(shared.resolve("b/lib/Bag.class")));
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17", "-g", "-cp",
            jar.toString(), "-d", classes.toString(), own.toString()));
    }

    private Campaign campaign(CampaignOption option, String value) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(300)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.FINDINGS, "none");
        ProgramSpec program =
            Programs.of(List.of(shared.resolve("classes"), shared.resolve("lib.jar")), "app.Shop", List.of());
        return Campaign.create(folder.resolve(option.text() + value.length()), program,
            value.isEmpty() ? options : options.with(option, value));
    }

    private CampaignSummary run(CampaignOption option, String value) {
        try (Campaign campaign = campaign(option, value)) {
            return campaign.run(CampaignListener.NONE, Cancellation.NEVER);
        }
    }

    private static double eventsOfARun(CampaignSummary summary) {
        return (double) summary.events() / summary.runs();
    }

    @Test
    void what_is_not_included_has_no_events_and_what_calls_it_and_is_called_has() {
        CampaignSummary all = run(CampaignOption.INCLUDE, "");
        CampaignSummary own = run(CampaignOption.INCLUDE, "app.*");
        assertTrue(eventsOfARun(own) < eventsOfARun(all) / 4, own.events() + " of " + all.events());
        assertEquals(Verdict.FAILED, own.verdict(), own.toJson());
        Path trace = own.distinctFailures().get(0).trace();
        assertEquals(Outcome.SAME_FAILURE, Recorded.replay(trace, ReplayOptions.defaults()).outcome());
        CampaignSummary excluded = run(CampaignOption.EXCLUDE, "lib.*");
        assertEquals(own.events(), excluded.events(), "the same, said in another way");
    }

    @Test
    void a_scope_that_holds_nothing_of_the_program_is_told_after_one_run() {
        for (CampaignOption option : List.of(CampaignOption.INCLUDE, CampaignOption.OWN)) {
            CampaignSummary summary = run(option, "com.nobody.*");
            assertEquals(1, summary.runs(), summary.toJson());
            assertEquals(Verdict.INCONCLUSIVE, summary.verdict());
            assertTrue(summary.health().why().startsWith("No class of the program that was loaded is ")
                && summary.health().why().contains(" --" + option.text() + " com.nobody.*."), summary.health().why());
        }
    }

    @Test
    void a_scope_that_holds_everything_takes_libraries_for_own_code_with_or_without_line_numbers() {
        CampaignSummary everything = run(CampaignOption.OWN, "*");
        assertEquals(Verdict.FAILED, everything.verdict(), everything.toJson());
        assertTrue(everything.operations().perRun() > 50, "each of fifty rounds is of own code");
        FailureRow failure = everything.distinctFailures().get(0);
        assertEquals(Outcome.SAME_FAILURE, Recorded.replay(failure.trace(), ReplayOptions.defaults()).outcome());
        try (Campaign campaign = Campaign.open(everything.directory())) {
            String tasks = campaign.tasks(TaskQuery.ALL).toString();
            assertTrue(tasks.contains("lib.Bag"), tasks);
            assertFalse(tasks.contains("lib.Bag.fill:"), tasks);
        }
    }
}
