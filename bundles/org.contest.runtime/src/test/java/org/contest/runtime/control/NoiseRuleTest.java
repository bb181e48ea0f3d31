/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import static org.contest.runtime.control.Hooked.locked;
import static org.contest.runtime.control.Hooked.together;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;
import org.contest.protocol.noise.RandomPerRun;
import org.contest.runtime.control.Hooked.Cell;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole runs under each noise heuristic as a scheduling rule. */
class NoiseRuleTest {

    private static RunOptions options(String placement, String seeding, long seed) {
        return Hooked.options("noise-rule", seed).with(Key.PLACEMENT, placement).with(Key.SEEDING, seeding)
            .with(Key.FREQUENCY, 400).with(Key.STRENGTH, 20);
    }

    /** A guarded and an unguarded variable; the unguarded one loses an update when the threads switch inside. */
    private static void lostUpdate() throws Exception {
        Cell cell = new Cell();
        Cell guarded = new Cell();
        Hooked.Body body = () -> {
            for (int i = 0; i < 3; i++) {
                locked(guarded, 5, () -> guarded.set(guarded.get(6) + 1, 7));
                cell.set(cell.get(1) + 1, 2);
            }
        };
        together(body, body);
        if (cell.get(3) != 6) {
            throw new IllegalStateException("lost update");
        }
    }

    static Stream<String> seedings() {
        return Stream.concat(Stream.of("starvation"),
            RandomPerRun.seedings().stream().filter(seeding -> !seeding.equals("timeoutTamper")));
    }

    static Stream<String> placements() {
        return RandomPerRun.placements().stream();
    }

    private static void assertFindsAndRepeats(String placement, String seeding) {
        int failing = 0;
        for (int seed = 0; seed < 100; seed++) {
            RunOptions options = options(placement, seeding, seed);
            RunResult first = Hooked.run(options, NoiseRuleTest::lostUpdate);
            RunResult second = Hooked.run(options, NoiseRuleTest::lostUpdate);
            assertEquals(first.scheduleHash(), second.scheduleHash());
            failing += first.failures().isEmpty() ? 0 : 1;
        }
        assertTrue(failing > 0 && failing < 100, failing + " of 100 runs failed");
    }

    @ParameterizedTest
    @MethodSource("seedings")
    void every_seeding_finds_a_lost_update_and_a_seed_is_one_schedule(String seeding) {
        assertFindsAndRepeats("random-all", seeding);
    }

    /** A ring buffer has consumers that write, again and again, how far they have come. */
    @ParameterizedTest
    @ValueSource(strings = {"haltOneThread", "mixed+haltOneThread"})
    void a_deferred_thread_comes_back_when_the_others_only_spin(String seeding) {
        for (int seed = 0; seed < 20; seed++) {
            RunResult result = Hooked.run(options("random-all", seeding, seed).with(Key.FREQUENCY, 1000)
                .with(Key.MAX_EVENTS, 300_000), () -> {
                    Cell published = new Cell();
                    Hooked.Body consumer = () -> {
                        Cell sequence = new Cell();
                        while (published.get(1) < 3) {
                            sequence.set(published.get(2), 3);
                        }
                    };
                    together(consumer, consumer, () -> {
                        for (int i = 1; i <= 3; i++) {
                            published.set(i, 4);
                        }
                    });
                });
            assertEquals(List.of(), result.failures(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("placements")
    void every_placement_finds_a_lost_update_and_a_seed_is_one_schedule(String placement) {
        assertFindsAndRepeats(placement, "sleep");
    }
}
