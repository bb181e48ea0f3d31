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
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.contest.agent.jars.AgentJars;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.realsoftware.program.IndexByLucene;
import org.contest.realsoftware.program.LoadDatabase;
import org.contest.realsoftware.program.ServeByJetty;
import org.contest.realsoftware.program.TestCollections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real software prints and returns the same under the agent, with noise off, as without it. */
final class RealSoftwareTest {

    private static final int LIMIT_SECONDS = 300;

    @TempDir
    Path folder;

    @Test
    void jetty_serves_requests() throws Exception {
        assertSame(ServeByJetty.class, "org.eclipse.jetty.*", 150);
    }

    @Test
    void lucene_indexes_and_searches() throws Exception {
        assertSame(IndexByLucene.class, "org.apache.lucene.*", 300);
    }

    @Test
    void h2_takes_a_load() throws Exception {
        assertSame(LoadDatabase.class, "org.h2.*", 300);
    }

    @Test
    void the_tests_of_commons_collections_give_the_same_results() throws Exception {
        assertSame(TestCollections.class, "org.apache.commons.*", 80);
    }

    private void assertSame(Class<?> program, String library, int classes) throws Exception {
        Path result = folder.resolve("result");
        String options = RunOptions.defaults().with(Key.SCHEDULER, "noise").with(Key.FREQUENCY, 0)
            .with(Key.RECORD, "none").with(Key.INCLUDE, library + ",org.contest.realsoftware.program.*")
            .with(Key.RESULT, result).format();
        String plain = run(program, List.of());
        String instrumented = run(program, List.of("-Xbootclasspath/a:" + AgentJars.boot(),
            "-javaagent:" + AgentJars.agent() + "=" + options));
        assertEquals(plain, instrumented);
        RunResult read = RunResult.read(result);
        assertEquals(List.of(), read.failures());
        assertEquals(List.of(), read.health().failed());
        assertTrue(read.health().instrumented() >= classes, () -> "only " + read.health().instrumented() + " classes");
        assertTrue(read.totalEvents() > 0, "no event was seen");
    }

    private String run(Class<?> program, List<String> jvmArguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        String text = Files.readString(out);
        assertTrue(ended, () -> program.getSimpleName() + " did not end:\n" + text);
        assertEquals(0, process.exitValue(), () -> text + readQuietly(err));
        return text;
    }

    private static String readQuietly(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
