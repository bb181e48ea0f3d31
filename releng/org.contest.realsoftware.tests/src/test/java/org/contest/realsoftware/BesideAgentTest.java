/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.RunRow;
import org.contest.protocol.RunResult;
import org.contest.realsoftware.program.CountWithCoverage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Agents of others, before ours: one whose transformer uses the JDK's collections, and one that is a library, too. */
final class BesideAgentTest {

    private static final String SOURCE = """
        import java.lang.instrument.ClassFileTransformer;
        import java.lang.instrument.Instrumentation;
        import java.security.ProtectionDomain;
        import java.util.concurrent.ConcurrentHashMap;
        import java.util.concurrent.atomic.AtomicInteger;

        public class Other implements ClassFileTransformer {
            private final ConcurrentHashMap<String, Integer> seen = new ConcurrentHashMap<>();
            private final AtomicInteger calls = new AtomicInteger();

            public static void premain(String options, Instrumentation instrumentation) {
                instrumentation.addTransformer(new Other(), true);
            }

            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> old, ProtectionDomain domain,
                byte[] bytes) {
                if (name != null) {
                    seen.merge(name, 1, Integer::sum);
                }
                calls.incrementAndGet();
                return null;
            }
        }
        """;

    private static final String AGENT = """
        public class Agent {
            public static void premain(String options, java.lang.instrument.Instrumentation instrumentation) {
            }
        }
        """;
    private static final String PROGRAM = """
        public class Uses {
            private static int sum;
            private static synchronized void add() {
                sum += new Tool().one();
            }
            public static void main(String[] args) throws InterruptedException {
                Thread thread = new Thread(Uses::add);
                thread.start();
                add();
                thread.join();
                if (sum != 2) {
                    throw new IllegalStateException("sum " + sum);
                }
            }
        }
        """;
    private static final int RUNS = 3;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"control=true;scheduler=random;seed=1", "scheduler=noise;record=full"})
    void the_program_runs_and_is_seen(String options) throws Exception {
        Path result = folder.resolve("result");
        String ours = OneJvm.agent(options + ";include=" + CountWithCoverage.class.getName() + ";trace="
            + folder.resolve("trace") + ";result=" + result);
        String printed =
            OneJvm.run(folder, 0, List.of("-javaagent:" + other(), ours), "", CountWithCoverage.class);
        assertEquals("6", printed.strip());
        RunResult seen = RunResult.read(result);
        assertEquals(List.of(), seen.failures());
        assertEquals(List.of(), seen.health().failed());
        assertTrue(seen.totalEvents() > 0);
    }

    private Path other() throws IOException {
        AgentJar.compile(folder, folder, "Other", SOURCE);
        return AgentJar.of(folder, "Other");
    }

    /** As the jar of a library that is an agent, too, and uses what is in other jars. */
    @Test
    void an_agent_whose_classes_extend_those_of_the_program_is_on_the_class_path_too() throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        AgentJar.compile(classes, classes, "Base", "public class Base { public int one() { return 1; } }");
        AgentJar.compile(folder, classes, "Tool", "public class Tool extends Base { }");
        AgentJar.compile(folder, folder, "Agent", AGENT);
        Path jar = AgentJar.of(folder, "Agent", "Tool");
        AgentJar.compile(classes, folder, "Uses", PROGRAM);
        ProgramSpec program = ProgramSpec.of(List.of(classes, jar), "Uses", List.of())
            .withVmArguments(List.of("-javaagent:" + jar)).withWorkingDirectory(folder);
        try (Campaign campaign = Campaign.create(folder.resolve("x.contest"), program,
            CampaignOptions.defaults().withSeed(1).withRuns(RUNS).with(CampaignOption.MODE, "in-process"))) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            assertEquals(Collections.nCopies(RUNS, RunRow.PASSED),
                campaign.runs().stream().map(RunRow::outcome).toList(), () -> campaign.summary().toJson());
        }
    }
}
