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

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that looks at its own stacks, as loggers do, sees them as they are in a JVM of its own. */
class StacksTest {

    private static final String PROGRAM = """
        public class Looks {
            static final StringBuffer SEEN = new StringBuffer();

            static void look() {
                for (StackTraceElement frame : new Throwable().getStackTrace()) {
                    SEEN.append(frame).append(' ');
                }
                for (StackTraceElement frame : Thread.currentThread().getStackTrace()) {
                    SEEN.append(frame.getMethodName()).append(' ');
                }
            }

            public static void main(String[] args) throws Exception {
                look();
                Thread other = new Thread(Looks::look);
                other.start();
                other.join();
                throw new IllegalStateException(SEEN.toString());
            }
        }
        """;

    @TempDir
    private Path folder;

    @Test
    void stacks_are_the_same_in_a_jvm_of_many_runs_and_in_one_of_its_own() throws IOException {
        Sources.compile(folder, "Looks", PROGRAM, folder);
        ProgramSpec program = Programs.of(List.of(folder), "Looks", List.of()).withWorkingDirectory(folder);
        String fork = said(program, "fork");
        assertEquals(fork, said(program, "in-process"));
        assertEquals("", fork.replaceAll("(?s)^((?!contest).)*$", ""));
    }

    private String said(ProgramSpec program, String mode) {
        Path trace = Recorded.failing(folder.resolve(mode), program, "random", mode);
        ReplaySummary replay = Recorded.replay(trace, ReplayOptions.defaults());
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        try (Campaign campaign = Campaign.open(folder.resolve(mode))) {
            return campaign.failures().get(0).message();
        }
    }
}
