/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunOptions;
import org.contest.protocol.noise.NoiseSettings;
import org.contest.runtime.RunRandom;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.noise.NoisePlacesTest.Step;
import org.contest.runtime.noise.NoisePlacesTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Noise heuristics as scheduling rules: where they hit, and what a hit does. */
class NoisePolicyTest {

    private static final int ROUNDS = 300;

    private final EnabledSet enabled = new EnabledSet();
    private final ModelThread[] threads = new ModelThread[3];

    NoisePolicyTest() {
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new ModelThread(new Thread(), i, i == 0 ? "0" : "0." + i, null);
            threads[i].pend(EventKind.SPIN, null, 0, 99);
            enabled.add(threads[i]);
        }
    }

    /** A run as on one processor: a thread goes on until it is hit. */
    private static NoisePolicy policy(RunOptions options) {
        assertTrue(NoisePolicy.isOnOneProcessor(options.number(Key.SEED)));
        return new NoisePolicy(NoiseSettings.of(options), new RunEstimates(Knowledge.NONE, false), true);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        random-all         | LOCK=200 GUARDED_READ=200 GUARDED_WRITE=200 UNLOCK=200 SHARED_READ=200 SHARED_WRITE=200 \
                             OWN_WRITE=200 NOTIFY=200 START=200
        sharedVar-all      | GUARDED_READ=200 GUARDED_WRITE=200 SHARED_READ=200 SHARED_WRITE=200
        pattern            | GUARDED_READ=200 GUARDED_WRITE=200 SHARED_READ=200 SHARED_WRITE=200 OWN_WRITE=200
        visible-operations | LOCK=200 SHARED_READ=200 SHARED_WRITE=200 NOTIFY=200
        read-write         | LOCK=100 GUARDED_READ=40 GUARDED_WRITE=200 UNLOCK=100 SHARED_READ=40 SHARED_WRITE=200 \
                             OWN_WRITE=200 NOTIFY=100 START=100
        plocs:3,6          | UNLOCK=200 OWN_WRITE=200
        none               | ''
        """)
    void noise_hits_threads_that_take_turns_where_it_delays_free_ones(String placement, String expected) {
        NoisePolicy policy = policy(NoisePlacesTest.options(placement).with(Key.SEEDING, "yield")
            .with(Key.STRENGTH, 1).with(Key.FIXED, true));
        NoisePlacesTest.assertPlaces(expected, hits(policy), ROUNDS);
    }

    private Map<Step, Integer> hits(NoisePolicy policy) {
        Map<Integer, Object> objects = new HashMap<>();
        Map<Step, Integer> hits = new TreeMap<>();
        ModelThread idle = threads[2];
        policy.next(idle, enabled);
        for (int round = -2; round < ROUNDS; round++) {
            for (int t = 0; t < 2; t++) {
                for (Step step : Step.values()) {
                    Object target = step == Step.START ? new Thread()
                        : objects.computeIfAbsent(step.object(t), key -> new Object());
                    threads[t].pend(step.kind, target, 0, step.ordinal());
                    ModelThread next = policy.next(threads[t], enabled);
                    hits.merge(step, round < 0 || next == threads[t] ? 0 : 1, Integer::sum);
                    policy.happened(threads[t], step.kind, target, 0, step.ordinal(), 0);
                    for (int i = 0; i < 3; i++) {
                        policy.next(idle, enabled); // the time in which a thread stands aside is over
                    }
                }
            }
        }
        return hits;
    }

    @Test
    void read_write_hits_each_kind_by_its_own_seeding() {
        NoisePolicy policy = policy(NoisePlacesTest.options("read-write").with(Key.READS, "1000,haltOneThread")
            .with(Key.WRITES, "1000,yield,3").with(Key.SYNCHRONIZATION, "0").with(Key.FIXED, true));
        threads[0].pend(EventKind.WRITE, this, 0, 1);
        assertEquals(3, eventsAside(policy, threads[0]));
        threads[1].pend(EventKind.READ, this, 0, 2);
        assertEquals(100, eventsAside(policy, threads[1]));
    }

    /** How many events of others come before the pending one of a thread; 100 for many. */
    private int eventsAside(SchedulingPolicy policy, ModelThread t) {
        int events = 0;
        while (policy.next(t, enabled) != t && events < 100) {
            events++;
        }
        return events;
    }

    /** 10 microseconds are an event; a call is one. */
    @ParameterizedTest
    @CsvSource({"sleep, 70, 7", "wait, 70, 7", "busyWait, 70, 7", "yield, 7, 7", "synchYield, 7, 7",
        "haltOneThread, 1, 100", "barrier, 70, 7", "timeoutTamper, 7, 0"})
    void a_hit_puts_a_thread_aside_for_as_long_as_the_seeding_says(String seeding, int strength, int events) {
        NoisePolicy policy = policy(NoisePlacesTest.options("plocs:1").with(Key.FREQUENCY, 1000)
            .with(Key.SEEDING, seeding).with(Key.STRENGTH, strength).with(Key.FIXED, true));
        threads[0].pend(EventKind.WRITE, this, 0, 1);
        assertEquals(events, eventsAside(policy, threads[0]));
    }

    @Test
    void starvation_holds_back_any_thread_and_lets_the_others_go_on() {
        Set<ModelThread> starved = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Deferrals standing = new Deferrals(new RunRandom(seed, ""), true);
            standing.next(threads[0], enabled);
            standing.starveOne(threads[0], 50);
            Set<ModelThread> going = new HashSet<>();
            for (int event = 0; event < 50; event++) {
                going.add(standing.next(null, enabled));
            }
            assertEquals(threads.length - 1, going.size(), "seed " + seed);
            Stream.of(threads).filter(t -> !going.contains(t)).forEach(starved::add);
        }
        assertEquals(Set.of(threads), starved);
    }

    @Test
    void inverse_noise_lets_one_thread_go_far_whatever_hits_it() {
        Deferrals standing = new Deferrals(new RunRandom(1, ""), true);
        standing.letAlone(threads[1], 5);
        for (int event = 0; event < 5; event++) {
            assertEquals(threads[1], standing.next(threads[0], enabled));
            threads[1].pend(EventKind.SPIN, null, 0, 99);
        }
        assertEquals(threads[0], standing.next(threads[0], enabled));
        standing.letAlone(threads[1], 5);
        enabled.remove(threads[1]);
        assertEquals(threads[0], standing.next(threads[0], enabled), "it cannot go on");
    }

    @Test
    void at_a_barrier_the_first_goes_on_when_another_comes_to_the_same_variable() {
        Deferrals standing = new Deferrals(new RunRandom(1, ""), true);
        standing.meet(threads[0], 7, 1_000);
        assertNotEquals(threads[0], standing.next(threads[0], enabled));
        standing.meet(threads[1], 8, 1_000);
        assertEquals(threads[2], standing.next(threads[1], enabled), "that was another variable");
        standing.meet(threads[2], 7, 1_000);
        assertEquals(threads[2], standing.next(threads[2], enabled), "it need not wait");
        assertEquals(threads[0], standing.next(threads[0], enabled));
    }

    @Test
    void as_on_many_processors_all_go_on_that_do_not_stand_aside() {
        Deferrals standing = new Deferrals(new RunRandom(1, ""), false);
        standing.aside(threads[1], 200);
        Map<Integer, Integer> turns = new TreeMap<>();
        for (int event = 0; event < 200; event++) {
            turns.merge(standing.next(threads[0], enabled).index, 1, Integer::sum);
        }
        assertEquals(Set.of(0, 2), turns.keySet());
        assertTrue(turns.get(0) > 70 && turns.get(2) > 70, turns::toString);
    }

    @Test
    void priority_prefers_threads_of_a_higher_level() {
        int preferred = 0;
        for (int seed = 0; seed < 100; seed++) {
            Deferrals standing = new Deferrals(new RunRandom(seed, ""), true);
            standing.changeLevel(threads[0], 2);
            boolean rose = standing.next(threads[1], enabled) == threads[0];
            assertEquals(rose, standing.next(threads[2], enabled) == threads[0]);
            preferred += rose ? 1 : 0;
        }
        assertTrue(preferred > 25 && preferred < 75, preferred + " of 100");
    }

    @Test
    void threads_that_all_stand_aside_go_on_with_the_one_whose_time_comes_first() {
        Deferrals standing = new Deferrals(new RunRandom(1, ""), true);
        standing.halt(threads[0]);
        standing.halt(threads[1]);
        assertEquals(threads[1], standing.next(threads[1], enabled), "one thread is halted at a time");
        standing.aside(threads[1], 50);
        standing.aside(threads[2], 40);
        assertEquals(threads[2], standing.next(threads[0], enabled));
        enabled.remove(threads[1]);
        enabled.remove(threads[2]);
        assertEquals(threads[0], standing.next(threads[0], enabled));
    }
}
