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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trace is followed on classes that were compiled again: other bytes, other names of lambdas, other lines. */
class RecompiledReplayTest {

    private static final String SOURCE = """
        package p;

        public class Changing {
            enum Kind { FIRST, SECOND }
            private static int count;

            public static void main(String[] args) throws Exception {
                Thread first = new Thread(() -> add(Kind.FIRST), "first");
                Thread second = new Thread(() -> add(Kind.SECOND), "second");
                first.start();
                second.start();
                first.join();
                second.join();
                if (count != 4) {
                    throw new IllegalStateException("counted " + count);
                }
            }

            private static void add(Kind kind) {
                switch (kind) {
                case FIRST:
                    count++;
                    break;
                default:
                    synchronized (Kind.FIRST) {
                        count = count + 1;
                    }
                }
                try {
                    count += Kind.values().length;
                } finally {
                    count--;
                }
            }
        }
        """;
    /** The lines below are moved, and the lambdas of main are others than the first of the class. */
    private static final String MOVED = SOURCE.replace("    private static int count;",
        "    static final Runnable NOTHING = () -> { };\n    // a comment\n    private static int count;");

    @TempDir
    private Path folder;

    private Path compiled(String source, String... options) throws IOException {
        Path file = Files.createDirectories(folder.resolve("src/p")).resolve("Changing.java");
        Files.writeString(file, source);
        Path classes = Files.createTempDirectory(folder, "classes");
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.addAll(List.of("-d", classes.toString(), file.toString()));
        assertEquals(0,
            ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
        return classes;
    }

    private Path recorded(Path classes) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(200)
            .with(CampaignOption.STOP_ON, "failure").with(CampaignOption.SCHEDULER, "random");
        try (Campaign campaign =
            Campaign.create(folder.resolve("x"), Programs.of(List.of(classes), "p.Changing", List.of()), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return Objects.requireNonNull(campaign.failures().get(0).trace());
        }
    }

    private static ReplaySummary replay(Path trace, Path classes) {
        return Replay.run(trace,
            ReplayOptions.defaults().withPlace(new Place(List.of(classes), List.of(), Optional.empty())),
            Cancellation.NEVER);
    }

    @Test
    void a_class_that_was_compiled_again_does_what_was_recorded() throws IOException {
        Path trace = recorded(compiled(SOURCE, "-g"));
        ReplaySummary without = replay(trace, compiled(SOURCE, "-g:lines,source"));
        assertEquals(Outcome.SAME_FAILURE, without.outcome(), without.toString());
        assertTrue(without.notes().stream().anyMatch(note -> note.contains("p.Changing")
            && note.contains("found in the trace by method and line")), without.notes().toString());
        ReplaySummary moved = replay(trace, compiled(MOVED, "-g"));
        assertEquals(Outcome.OTHER_FAILURE, moved.outcome(), "the exception is thrown at another line");
        assertEquals(Objects.requireNonNull(without.failure()).message(),
            Objects.requireNonNull(moved.failure()).message());
        ReplaySummary other = replay(trace, compiled(SOURCE.replace("count--;", "count -= count;"), "-g"));
        assertEquals(Outcome.DIVERGED, other.outcome(), "another program leaves the trace");
    }
}
