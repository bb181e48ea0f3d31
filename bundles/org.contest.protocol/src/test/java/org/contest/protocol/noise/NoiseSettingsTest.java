/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.needs.EventNeeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoiseSettingsTest {

    private static NoiseSettings settings(Object... keysAndValues) {
        RunOptions options = RunOptions.defaults().with(Key.SEED, 8);
        for (int i = 0; i < keysAndValues.length; i += 2) {
            options = options.with((Key) keysAndValues[i], keysAndValues[i + 1]);
        }
        return NoiseSettings.of(options);
    }

    @Test
    void the_defaults_are_said_in_words() {
        assertEquals("random-all, mixed, frequency 150, strength 200", settings().describe());
        assertEquals("random-all, sleep+haltOneThread, frequency 9, strength exactly 200+20", settings(Key.SEEDING,
            "sleep+haltOneThread", Key.STRENGTH, "200+20", Key.FREQUENCY, 9, Key.FIXED, true).describe());
    }

    @Test
    void read_write_is_weak_for_reads_or_writes_by_the_seed_unless_told() {
        assertEquals("read-write, reads yield, frequency 20, strength 3; writes yield, frequency 100, strength 3; sync "
            + "yield, frequency 50, strength 3",
            settings(Key.PLACEMENT, "read-write", Key.FREQUENCY, 100, Key.SEEDING,
                "yield", Key.STRENGTH, 3).describe());
        assertEquals(100, settings(Key.PLACEMENT, "read-write", Key.FREQUENCY, 100, Key.SEED, 7).reads().frequency());
        NoiseSettings told = settings(Key.PLACEMENT, "read-write", Key.READS, "7", Key.WRITES, "8,sleep",
            Key.SYNCHRONIZATION, "9,sleep+priority,40+2");
        assertEquals(
            "read-write, reads mixed, frequency 7, strength 200; writes sleep, frequency 8, strength 200; sync "
                + "sleep+priority, frequency 9, strength 40+2",
            told.describe());
    }

    @Test
    void no_noise_is_placement_none_or_frequency_zero_everywhere() {
        assertTrue(settings(Key.PLACEMENT, "none").isNone());
        assertTrue(settings(Key.FREQUENCY, 0).isNone());
        assertTrue(settings(Key.SCHEDULER, "none").isNone());
        assertFalse(settings(Key.FREQUENCY, 0, Key.PLACEMENT, "read-write", Key.READS, "5").isNone());
        RunOptions reads = RunOptions.defaults().with(Key.FREQUENCY, 0).with(Key.PLACEMENT, "read-write");
        assertFalse(EventNeeds.of(reads).accesses());
        assertTrue(EventNeeds.of(reads.with(Key.READS, "5")).accesses());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        PLACEMENT | everywhere | There is no noise placement "everywhere". There are: random-all, sharedVar-all
        PLACEMENT | plocs      | There is no noise placement "plocs"
        PLACEMENT | plocs:1,x  | "x" is not the number of a program location
        PLACEMENT | coverage:1 | There is no noise placement "coverage:1"
        SEEDING   | sleep+nap  | There is no noise seeding "nap". There are: sleep, yield
        FREQUENCY | 1001       | The noise frequency is "1001", but has to be a whole number from 0 to 1000.
        STRENGTH  | -1         | The noise strength is "-1", but has to be a whole number from 0 to 1000000.
        STRENGTH  | 1+2        | The noise strength "1+2" has 2 numbers for the one seeding mixed
        READS     | 100        | The noise for reads, 100, needs the placement read-write, not random-all.
        """)
    void what_is_wrong_is_said(String key, String value, String sentence) {
        String said = assertThrows(IllegalArgumentException.class, () -> settings(Key.valueOf(key), value))
            .getMessage();
        assertTrue(said.startsWith(sentence), said);
        assertTrue(said.endsWith("."), said);
    }

    @Test
    void a_part_of_read_write_that_is_wrong_is_said() {
        String said = assertThrows(IllegalArgumentException.class,
            () -> settings(Key.PLACEMENT, "read-write", Key.WRITES, "1,sleep,2,3")).getMessage();
        assertEquals("\"1,sleep,2,3\" is not FREQUENCY[,SEEDING[,STRENGTH]].", said);
    }

    @Test
    void random_per_run_reaches_every_heuristic_and_keeps_what_was_given() {
        Set<String> placements = new HashSet<>();
        Set<String> seedings = new HashSet<>();
        RunOptions all = RunOptions.defaults();
        for (Key key : List.of(Key.PLACEMENT, Key.SEEDING, Key.FREQUENCY, Key.STRENGTH)) {
            all = all.with(key, RandomPerRun.NAME);
        }
        for (long seed = 0; seed < 500; seed++) {
            RunOptions drawn = RandomPerRun.draw(all, new SplittableRandom(seed));
            assertEquals(drawn, RandomPerRun.draw(all, new SplittableRandom(seed)));
            placements.add(drawn.get(Key.PLACEMENT));
            seedings.add(drawn.get(Key.SEEDING));
            assertFalse(NoiseSettings.of(drawn).isNone());
            RunOptions given = RandomPerRun.draw(all.with(Key.SEEDING, "yield"), new SplittableRandom(seed));
            assertEquals(drawn.with(Key.SEEDING, "yield").get(Key.PLACEMENT), given.get(Key.PLACEMENT));
            assertEquals("yield", given.get(Key.SEEDING));
        }
        assertEquals(Set.copyOf(RandomPerRun.placements()), placements);
        assertEquals(11, placements.size());
        assertEquals(Set.copyOf(RandomPerRun.seedings()), seedings);
        assertEquals(15, seedings.size());
    }
}
