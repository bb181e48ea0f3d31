/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.protocol.RunResult;
import org.contest.realsoftware.program.CountWithCoverage;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JaCoCo's agent and ours in one JVM, in both orders: each sees what it sees alone. */
final class BesideCoverageTest {

    private static final String PROGRAM = CountWithCoverage.class.getName();

    @TempDir
    Path folder;

    @Test
    void coverage_is_as_without_us() throws Exception {
        run(0, List.of(coverage("alone")));
        ExecutionData alone = read("alone");
        for (String options : List.of("control=true;scheduler=random;seed=1", "scheduler=noise;record=full")) {
            run(0, List.of(ours(options, "first"), coverage("second")));
            run(0, List.of(coverage("first"), ours(options, "second")));
            for (String order : List.of("first", "second")) {
                ExecutionData both = read(order);
                assertEquals(alone.getId(), both.getId(), "not the class as it was");
                assertArrayEquals(alone.getProbes(), both.getProbes());
            }
        }
    }

    @Test
    void the_failure_and_the_events_are_as_without_coverage() throws Exception {
        String options = "control=true;scheduler=random;seed=4";
        run(1, List.of(ours(options, "alone")), "racy");
        run(1, List.of(ours(options, "first"), coverage("a")), "racy");
        run(1, List.of(coverage("b"), ours(options, "second")), "racy");
        RunResult alone = result("alone");
        assertEquals("java.lang.IllegalStateException", alone.failures().get(0).type());
        for (String order : List.of("first", "second")) {
            assertEquals(alone.failures(), result(order).failures());
            assertEquals(alone.events(), result(order).events());
            assertEquals(List.of(), result(order).health().failed());
        }
    }

    private String ours(String options, String result) {
        return OneJvm.agent(options + ";include=" + PROGRAM + ";trace=" + folder.resolve("trace") + ";result="
            + folder.resolve(result));
    }

    private RunResult result(String name) throws IOException {
        return RunResult.read(folder.resolve(name));
    }

    private String coverage(String name) {
        return "-javaagent:" + OneJvm.jar("org\\.jacoco\\.agent-.*-runtime\\.jar") + "=destfile="
            + folder.resolve(name + ".exec");
    }

    private ExecutionData read(String name) throws IOException {
        ExecFileLoader loader = new ExecFileLoader();
        loader.load(folder.resolve(name + ".exec").toFile());
        Files.delete(folder.resolve(name + ".exec"));
        String type = PROGRAM.replace('.', '/');
        return loader.getExecutionDataStore().getContents().stream().filter(data -> data.getName().equals(type))
            .findFirst().orElseThrow();
    }

    private void run(int exit, List<String> agents, String... arguments) throws Exception {
        OneJvm.run(folder, exit, agents, "", CountWithCoverage.class, arguments);
    }
}
