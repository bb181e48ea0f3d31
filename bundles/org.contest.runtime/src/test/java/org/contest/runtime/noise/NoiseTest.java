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
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.noise.NoiseSettings;
import org.contest.runtime.RunRandom;
import org.contest.runtime.SwitchScope;
import org.contest.runtime.sites.SiteMethods;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NoiseTest {

    private static NoiseThread thread(int index, long seed) {
        return new NoiseThread(Thread.currentThread(), index, seed, "0." + index);
    }

    private static NoiseSettings settings(String placement, int frequency, long seed) {
        return NoiseSettings.of(RunOptions.defaults().with(Key.PLACEMENT, placement).with(Key.FREQUENCY, frequency)
            .with(Key.SEEDING, "timeoutTamper").with(Key.SEED, seed));
    }

    private static List<Boolean> decisions(long seed) {
        NoiseThread t = thread(1, seed);
        List<Boolean> decisions = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            decisions.add(t.random.chance(150));
        }
        return decisions;
    }

    @Test
    void the_same_seed_makes_the_same_noise_and_another_does_not() {
        assertEquals(decisions(7), decisions(7));
        assertNotEquals(decisions(7), decisions(8));
    }

    @Test
    void before_the_first_start_of_a_thread_there_is_none() {
        Noise noise = new Noise(settings("random-all", 1000, 1), SwitchScope.ALL, false);
        NoiseThread main = thread(0, 1);
        noise.before(main, EventKind.WRITE, 1, 0, true);
        noise.after(main, EventKind.MONITOR_EXIT, 1, 0);
        assertEquals(0, main.noises);
        noise.before(main, EventKind.THREAD_START, 2, 0, true);
        noise.before(main, EventKind.WRITE, 1, 0, true);
        assertEquals(2, main.noises);
    }

    @Test
    void random_numbers_are_spread_evenly() {
        RunRandom random = new RunRandom(1, "0");
        int[] hits = new int[10];
        for (int i = 0; i < 100_000; i++) {
            hits[random.nextInt(10)]++;
        }
        for (int hit : hits) {
            assertTrue(hit > 9_500 && hit < 10_500, "hit " + hit);
        }
    }

    @Test
    void noise_is_due_as_often_as_its_frequency_says() {
        for (int frequency : new int[] {0, 1, 150, 999, 1000}) {
            NoiseThread t = thread(1, frequency);
            int due = 0;
            for (int i = 0; i < 1_000_000; i++) {
                due += t.isDue(frequency) ? 1 : 0;
            }
            assertEquals(frequency * 1_000, due, frequency % 1000 == 0 ? 0 : 1_500);
        }
    }

    /** Overrides what noise must not call. */
    private static final class OwnThread extends Thread {
        private final Runnable noise;
        private int calls;
        private boolean interrupted;

        OwnThread(Runnable noise) {
            this.noise = noise;
        }

        @Override
        public void run() {
            noise.run();
            interrupted = isInterrupted();
        }

        @Override
        public void interrupt() {
            calls++;
            super.interrupt();
        }

        void interruptItself() {
            super.interrupt();
        }
    }

    static List<Runnable> longNoises() {
        return List.of(() -> Pause.nanos(60_000_000_000L),
            () -> Basic.WAIT.make(new NoiseThread(Thread.currentThread(), 1, 1, "0.1"), Integer.MAX_VALUE),
            () -> new Barrier(60_000).make(new NoiseThread(Thread.currentThread(), 1, 1, "0.1"),
                EventKind.READ, 1));
    }

    @ParameterizedTest
    @MethodSource("longNoises")
    void an_interrupt_during_noise_is_kept_without_code_of_the_program(Runnable noise) throws InterruptedException {
        OwnThread thread = new OwnThread(noise);
        thread.start();
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
        thread.interruptItself();
        thread.join();
        assertTrue(thread.interrupted);
        assertEquals(0, thread.calls);
    }

    @Test
    void shared_var_all_is_silent_until_a_second_thread_comes() {
        NoisePlacement placement = Placements.create(settings("sharedVar-all", 100, 1));
        NoiseThread one = thread(1, 1);
        NoiseThread two = thread(2, 1);
        assertEquals(0, placement.frequency(one, EventKind.READ, 1, 77));
        assertEquals(0, placement.frequency(one, EventKind.WRITE, 1, 77));
        assertEquals(100, placement.frequency(two, EventKind.READ, 2, 77));
        assertEquals(100, placement.frequency(one, EventKind.READ, 1, 77));
        assertEquals(0, placement.frequency(one, EventKind.MONITOR_ENTER, 1, 77));
    }

    @Test
    void shared_var_one_is_at_one_variable() {
        NoisePlacement placement = Placements.create(settings("sharedVar-one", 100, 1));
        Set<Integer> noisy = new HashSet<>();
        for (int round = 0; round < 3; round++) {
            noisy.clear();
            for (int object = 1; object <= 50; object++) {
                for (int t = 1; t <= 2; t++) {
                    if (placement.frequency(thread(t, 1), EventKind.WRITE, 1, object) > 0) {
                        noisy.add(object);
                    }
                }
            }
        }
        assertEquals(1, noisy.size());
    }

    @Test
    void coverage_aims_before_the_first_of_a_couple_and_less_when_it_is_frequent() {
        NoisePlacement placement = Placements.create(settings("coverage", 800, 1));
        NoiseThread one = thread(1, 1);
        NoiseThread two = thread(2, 1);
        assertEquals(0, placement.frequency(one, EventKind.WRITE, 5, 9));
        assertEquals(0, placement.frequency(two, EventKind.READ, 6, 9));
        assertEquals(800, placement.frequency(one, EventKind.WRITE, 5, 9));
        for (int i = 0; i < 20; i++) {
            placement.frequency(one, EventKind.WRITE, 5, 9);
        }
        assertTrue(placement.frequency(one, EventKind.WRITE, 5, 9) < 200);
    }

    @Test
    void coverage_aims_before_the_lock_when_both_held_it() {
        NoisePlacement placement = Placements.create(settings("coverage", 800, 1));
        NoiseThread one = thread(1, 1);
        NoiseThread two = thread(2, 1);
        one.entered(300, 20);
        two.entered(300, 21);
        placement.frequency(one, EventKind.WRITE, 5, 9);
        placement.frequency(two, EventKind.READ, 6, 9);
        assertEquals(0, placement.frequency(one, EventKind.WRITE, 5, 9));
        assertEquals(800, placement.frequency(one, EventKind.MONITOR_ENTER, 20, 300));
    }

    private static final byte[] LINES = ("S\t0\tREAD\tm()V\t1\tp.A.x\nS\t1\tREAD\tm()V\t2\tp.A.x\n"
        + "S\t2\tREAD\tn()V\t3\tp.A.x\n").getBytes(StandardCharsets.UTF_8);

    /** Sites 7000 and 7001 are in one method, 7002 is in another. */
    private static void addMethods() {
        SiteMethods.add("p.A", 7000, 3, LINES);
        assertEquals(SiteMethods.of(7000), SiteMethods.of(7001));
        assertNotEquals(SiteMethods.of(7000), SiteMethods.of(7002));
        assertEquals(0, SiteMethods.of(6999));
    }

    @Test
    void method_interrupted_aims_inside_methods_until_another_thread_came_between() {
        addMethods();
        NoisePlacement placement = Placements.create(settings("method-interrupted", 800, 1));
        NoiseThread one = thread(1, 1);
        NoiseThread two = thread(2, 1);
        assertEquals(0, placement.frequency(one, EventKind.READ, 7000, 9), "it begins");
        assertEquals(800, placement.frequency(one, EventKind.READ, 7001, 9));
        assertEquals(800, placement.frequency(one, EventKind.READ, 5, 9), "in a library that it calls");
        assertEquals(0, placement.frequency(two, EventKind.READ, 7002, 9), "it begins");
        assertEquals(80, placement.frequency(one, EventKind.READ, 7001, 9), "interrupted");
        assertEquals(80, placement.frequency(two, EventKind.READ, 7002, 9), "interrupted");
    }

    @Test
    void method_pair_aims_until_the_other_method_ran_in_the_midst_of_this_one() {
        addMethods();
        NoisePlacement placement = Placements.create(settings("method-pair", 800, 1));
        NoiseThread one = thread(1, 1);
        NoiseThread two = thread(2, 1);
        assertEquals(0, placement.frequency(one, EventKind.READ, 7000, 9));
        assertEquals(80, placement.frequency(one, EventKind.READ, 7000, 9), "nobody else is in a method");
        assertEquals(0, placement.frequency(two, EventKind.READ, 7002, 9), "it begins, in the midst of the first");
        assertEquals(800, placement.frequency(two, EventKind.READ, 7002, 9), "the first has not run in its midst");
        assertEquals(80, placement.frequency(one, EventKind.READ, 7001, 9), "both have");
        assertEquals(80, placement.frequency(two, EventKind.READ, 7002, 9), "both have");
    }

    @Test
    void sync_coverage_aims_at_monitors_until_somebody_was_blocked() {
        NoisePlacement placement = Placements.create(settings("sync-coverage", 800, 1));
        NoiseThread one = thread(1, 1);
        NoiseThread two = thread(2, 1);
        assertEquals(800, placement.frequency(one, EventKind.MONITOR_ENTER, 20, 300));
        one.entered(300, 20);
        assertEquals(800, placement.frequency(one, EventKind.READ, 5, 9), "it is held");
        assertEquals(0, placement.frequency(two, EventKind.READ, 5, 9), "this one holds nothing");
        assertEquals(80, placement.frequency(two, EventKind.MONITOR_ENTER, 21, 300), "blocked now");
        assertEquals(80, placement.frequency(one, EventKind.MONITOR_EXIT, 22, 300), "blocking now");
        one.exited();
        assertEquals(800, placement.frequency(two, EventKind.MONITOR_ENTER, 23, 300), "nobody has it");
    }

    @Test
    void pattern_aims_at_the_second_access() {
        NoisePlacement placement = Placements.create(settings("pattern", 100, 1));
        NoiseThread t = thread(1, 1);
        assertEquals(0, placement.frequency(t, EventKind.READ, 1, 5));
        assertEquals(100, placement.frequency(t, EventKind.WRITE, 2, 5));
        assertEquals(0, placement.frequency(t, EventKind.READ, 1, 6));
    }

    @Test
    void visible_operations_are_synchronization_that_blocks_chooses_or_acts_on_others() {
        NoisePlacement placement = Placements.create(settings("visible-operations", 100, 1));
        Set<EventKind> visible = EnumSet.noneOf(EventKind.class);
        for (EventKind kind : EventKind.values()) {
            if (placement.frequency(thread(1, 1), kind, 1, 8) > 0) {
                visible.add(kind);
            }
        }
        assertEquals(EnumSet.of(EventKind.MONITOR_ENTER, EventKind.LIBRARY_CALL, EventKind.WAIT, EventKind.WAIT_END,
            EventKind.NOTIFY, EventKind.JOIN, EventKind.PARK, EventKind.UNPARK, EventKind.INTERRUPT,
            EventKind.INTERRUPTED, EventKind.THREAD_STATE, EventKind.CLASS_INIT_BEGIN, EventKind.PROCESS_EXIT),
            visible);
    }

    @Test
    void visible_operations_are_accesses_of_what_is_shared_and_not_protected() {
        NoisePlacement placement = Placements.create(settings("visible-operations", 100, 1));
        NoiseThread one = thread(1, 1);
        NoiseThread two = thread(2, 1);
        one.entered(8, 3);
        two.entered(8, 3);
        assertEquals(0, placement.frequency(one, EventKind.WRITE, 1, 5), "unshared");
        assertEquals(0, placement.frequency(two, EventKind.WRITE, 1, 5), "under one monitor");
        assertEquals(0, placement.frequency(one, EventKind.READ, 1, 6), "unshared");
        two.exited();
        assertEquals(0, placement.frequency(two, EventKind.READ, 1, 6), "only read");
        assertEquals(100, placement.frequency(two, EventKind.READ, 1, 5), "without the monitor");
        assertEquals(100, placement.frequency(one, EventKind.WRITE, 1, 5), "no common monitor any more");
        assertEquals(100, placement.frequency(two, EventKind.VOLATILE_WRITE, 1, 6), "written");
    }

    @Test
    void history_leaves_long_stretches_alone() {
        NoisePlacement placement = Placements.create(settings("history", 1000, 1));
        NoiseThread t = thread(1, 1);
        long longest = 0;
        long stretch = 0;
        for (int i = 0; i < 100_000; i++) {
            stretch = placement.frequency(t, EventKind.READ, 1, 5) == 0 ? stretch + 1 : 0;
            longest = Math.max(longest, stretch);
        }
        assertTrue(longest > 1_000, "longest " + longest);
    }

    @Test
    void a_loop_makes_less_noise_the_longer_it_runs() {
        Noise noise = new Noise(settings("random-all", 1000, 1), SwitchScope.ALL, false);
        NoiseThread t = thread(1, 1);
        for (int i = 0; i < 100_000; i++) {
            noise.before(t, EventKind.READ, 1, 1, true);
        }
        assertTrue(t.noises > 1_000 && t.noises < 20_000, "noises " + t.noises);
    }

    @Test
    void limited_noise_takes_no_more_than_half_of_a_long_run() {
        RunOptions options = RunOptions.defaults().with(Key.FREQUENCY, 1000).with(Key.SEEDING, "busyWait")
            .with(Key.STRENGTH, 20_000).with(Key.FIXED, true);
        long begin = System.nanoTime();
        Noise noise = new Noise(NoiseSettings.of(options), SwitchScope.ALL, true);
        NoiseThread t = thread(1, 1);
        for (int i = 0; i < 200; i++) {
            noise.before(t, EventKind.READ, 1, 1, true);
        }
        long half = (System.nanoTime() - begin) / 2;
        assertTrue(t.noises < 200, "noises " + t.noises);
        assertTrue(t.heldNanos() * (t.noises - 1) / t.noises <= 500_000_000 + half, t.heldNanos() + " of " + 2 * half);
    }
}
