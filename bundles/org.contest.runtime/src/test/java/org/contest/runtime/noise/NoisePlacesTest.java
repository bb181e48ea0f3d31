/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.noise.NoiseSettings;
import org.contest.runtime.SwitchScope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often noise really comes at each location of a program of two threads, by placement. */
public class NoisePlacesTest {

    private static final int ROUNDS = 300;

    /** What each of the two threads does in a round, after the other has: name of the location, kind, object. */
    public enum Step {
        LOCK(EventKind.MONITOR_ENTER, 50),
        GUARDED_READ(EventKind.READ, 10),
        GUARDED_WRITE(EventKind.WRITE, 10),
        UNLOCK(EventKind.MONITOR_EXIT, 50),
        SHARED_READ(EventKind.VOLATILE_READ, 20),
        SHARED_WRITE(EventKind.WRITE, 20),
        OWN_WRITE(EventKind.WRITE, 30),
        NOTIFY(EventKind.NOTIFY, 50),
        START(EventKind.THREAD_START, 60);

        public final EventKind kind;
        private final int object;

        Step(EventKind kind, int object) {
            this.kind = kind;
            this.object = object;
        }

        /** The variable or monitor; a thread has variables of its own. */
        public int object(int thread) {
            return this == OWN_WRITE ? object + thread : object;
        }
    }

    /** Per mille of the executions of each location, after a first round, rounded to tens. */
    public static String rates(Map<Step, Integer> noises, int rounds) {
        Map<Step, Integer> rates = new TreeMap<>();
        noises.forEach((step, count) -> rates.put(step, Math.round(count * 100f / (2 * rounds)) * 10));
        return rates.toString();
    }

    /** Checks the rates of the locations that are named, and that the others have none. */
    public static void assertPlaces(String expected, Map<Step, Integer> noises, int rounds) {
        Map<Step, Integer> wanted = new LinkedHashMap<>();
        for (String one : expected.isEmpty() ? new String[0] : expected.split(" +")) {
            wanted.put(Step.valueOf(one.split("=")[0]), Integer.valueOf(one.split("=")[1]));
        }
        for (Step step : Step.values()) {
            int most = wanted.getOrDefault(step, 0);
            int rate = noises.getOrDefault(step, 0) * 1000 / (2 * rounds);
            assertEquals(most, rate, most == 0 ? 0 : 10 + most * 0.25, step + " of " + rates(noises, rounds));
        }
    }

    /** The settings of a placement with its parameters after spaces. */
    public static RunOptions options(String placement) {
        RunOptions options = RunOptions.defaults().with(Key.SEED, 4).with(Key.FREQUENCY, 200)
            .with(Key.PLACEMENT, placement.split(" ")[0]);
        for (String parameter : placement.split(" ")) {
            if (parameter.contains("=")) {
                Key key = Key.valueOf(parameter.split("=")[0]);
                options = options.with(key, parameter.split("=")[1]);
            }
        }
        return options;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        random-all         | LOCK=200 GUARDED_READ=200 GUARDED_WRITE=200 UNLOCK=200 SHARED_READ=200 SHARED_WRITE=200 \
                             OWN_WRITE=200 NOTIFY=200 START=200
        sharedVar-all      | GUARDED_READ=200 GUARDED_WRITE=200 SHARED_READ=200 SHARED_WRITE=200
        sharedVar-one      | SHARED_READ=200 SHARED_WRITE=200
        pattern            | GUARDED_READ=200 GUARDED_WRITE=200 SHARED_READ=200 SHARED_WRITE=200 OWN_WRITE=200
        visible-operations | LOCK=200 SHARED_READ=200 SHARED_WRITE=200 NOTIFY=200
        read-write         | LOCK=100 GUARDED_READ=40 GUARDED_WRITE=200 UNLOCK=100 SHARED_READ=40 SHARED_WRITE=200 \
                             OWN_WRITE=200 NOTIFY=100 START=100
        read-write READS=300 WRITES=0 SYNCHRONIZATION=0 | GUARDED_READ=300 SHARED_READ=300
        plocs:3,6          | UNLOCK=200 OWN_WRITE=200
        none               | ''
        """)
    void noise_comes_where_the_placement_says(String placement, String expected) {
        RunOptions options = options(placement).with(Key.SEEDING, "timeoutTamper");
        Noise noise = new Noise(NoiseSettings.of(options), SwitchScope.ALL, false);
        assertPlaces(expected, noises(noise), ROUNDS);
    }

    @Test
    void an_event_inside_a_library_is_at_the_location_of_the_call_as_well() {
        NoisePlacement plocs = Placements.create(NoiseSettings.of(options("plocs:7")));
        NoiseThread t = new NoiseThread(Thread.currentThread(), 0, 1, "0");
        assertEquals(0, plocs.frequency(t, EventKind.READ, 900, 0));
        t.call = 7;
        assertEquals(200, plocs.frequency(t, EventKind.READ, 900, 0));
    }

    /** Noise at all locations after the first two rounds, in which placements learn. */
    private static Map<Step, Integer> noises(Noise noise) {
        NoiseThread[] threads = new NoiseThread[2];
        Map<Step, Integer> noises = new TreeMap<>();
        for (int round = -2; round < ROUNDS; round++) {
            for (int t = 0; t < 2; t++) {
                // a thread that made much noise makes less: another one of its number goes on
                threads[t] = threads[t] == null || threads[t].noises > 200
                    ? new NoiseThread(Thread.currentThread(), t, 4 + round, "0." + t) : threads[t];
                for (Step step : Step.values()) {
                    int before = threads[t].noises;
                    noise.before(threads[t], step.kind, step.ordinal(), step.object(t), true);
                    noises.merge(step, round < 0 ? 0 : threads[t].noises - before, Integer::sum);
                    if (step == Step.LOCK) {
                        noise.entered(threads[t], step.object(t), step.ordinal());
                    }
                }
            }
        }
        return noises;
    }

    @Test
    void coverage_comes_before_the_couples_of_two_threads_and_less_often_where_it_came_often() {
        RunOptions options = options("coverage").with(Key.SEEDING, "timeoutTamper").with(Key.FREQUENCY, 1000);
        Map<Step, Integer> noises = noises(new Noise(NoiseSettings.of(options), SwitchScope.ALL, false));
        for (Step step : Step.values()) {
            boolean aimedAt = step == Step.LOCK || step == Step.SHARED_WRITE;
            int rate = noises.get(step) * 1000 / (2 * ROUNDS);
            assertTrue(aimedAt ? rate > 50 && rate < 400 : rate == 0, step + " of " + rates(noises, ROUNDS));
        }
    }

    @Test
    void history_leaves_long_stretches_without_noise() {
        RunOptions options = options("history").with(Key.SEEDING, "timeoutTamper").with(Key.FREQUENCY, 1000);
        int all = noises(new Noise(NoiseSettings.of(options), SwitchScope.ALL, false)).values().stream()
            .mapToInt(Integer::intValue).sum();
        assertTrue(all > 10 && all < 2 * ROUNDS * Step.values().length / 20, all + " noises");
    }
}
