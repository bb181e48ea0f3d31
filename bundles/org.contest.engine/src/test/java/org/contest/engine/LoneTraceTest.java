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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trace without its campaign, as it comes by mail from another machine. */
class LoneTraceTest {

    @TempDir
    private static Path folder;
    private static Path before;
    private static Path trace;

    @BeforeAll
    static void record() throws IOException {
        before = copyOfPrograms(folder.resolve("before"));
        Path recorded = Recorded.failing(folder.resolve("campaign"),
            Programs.of(List.of(before), "org.contest.testprograms.fail.LockOrder", List.of("an argument", "2"))
                .withWorkingDirectory(Files.createDirectory(folder.resolve("gone"))),
            "random");
        trace = Files.move(recorded, Files.createDirectory(folder.resolve("mail")).resolve("bug 17.trace"));
        Files.delete(folder.resolve("gone"));
        Files.move(folder.resolve("campaign"), folder.resolve("elsewhere"));
    }

    private static Path copyOfPrograms(Path to) throws IOException {
        try (Stream<Path> classes = Files.walk(Recorded.PROGRAMS)) {
            for (Path file : classes.filter(f -> f.getFileName().toString().matches("(LockOrder|Threads).*"))
                .toList()) {
                Path copy = to.resolve(Recorded.PROGRAMS.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        return to;
    }

    private static String refusal(Path file, Place place) {
        EngineException refused = assertThrows(EngineException.class,
            () -> Recorded.replay(file, ReplayOptions.defaults().withPlace(place)));
        return String.valueOf(refused.getMessage());
    }

    @Test
    void a_lone_trace_replays_where_the_program_is_now() throws IOException {
        Path now = copyOfPrograms(folder.resolve("now"));
        ReplaySummary replay = Recorded.replay(trace,
            ReplayOptions.defaults().withPlace(new Place(List.of(now), List.of(), Optional.empty())));
        assertEquals(Outcome.SAME_FAILURE, replay.outcome(), replay.toJson());
        assertEquals(List.of(), replay.notes());
    }

    @Test
    void a_lone_trace_replays_where_the_program_was() {
        assertEquals(Outcome.SAME_FAILURE, Recorded.replay(trace, ReplayOptions.defaults()).outcome());
        ProgramSpec program = Replay.program(trace, Place.RECORDED);
        assertEquals(List.of("an argument", "2"), program.arguments());
        assertTrue(Files.isDirectory(program.workingDirectory()));
    }

    @Test
    void a_program_that_is_not_there_is_asked_for() {
        Path nowhere = folder.resolve("nowhere");
        assertEquals("The program of the trace " + trace + " is not here: there is no " + nowhere
            + ". Say where its jars and folders are with -cp.",
            refusal(trace, new Place(List.of(nowhere), List.of(), Optional.empty())));
    }

    @Test
    void damage_to_what_it_says_of_its_program_is_told() throws IOException {
        byte[] bytes = Files.readAllBytes(trace);
        bytes[bytes.length - 1_000] ^= 4;
        Path damaged = Files.write(folder.resolve("damaged.trace"), bytes);
        assertEquals("What the trace " + damaged + " says of its program is damaged.",
            refusal(damaged, Place.RECORDED));
        Path cut = Files.write(folder.resolve("cut.trace"), java.util.Arrays.copyOf(bytes, bytes.length - 2_000));
        assertTrue(refusal(cut, Place.RECORDED).contains("does not say what program it is of"));
    }
}
