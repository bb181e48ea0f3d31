/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What the JDK keeps between runs in one JVM and a program can see: the numbers in the names of threads, pools and
 * timers, the generators of {@link java.util.concurrent.ThreadLocalRandom}, by whose probes pools and striped counters
 * choose their slots, drivers of databases and handlers of URLs. Every run begins with the same state, and every thread
 * has its own generator from the start: the JDK would give it when first asked, and share it between threads that are
 * continuations on one carrier.
 */
public final class JdkState {

    private static final long FIRST_SEED = 0x5DEECE66DL;

    private static final VarHandle PROBES = JdkMember.RANDOM_PROBES.staticField(AtomicInteger.class);
    private static final VarHandle SEEDER = JdkMember.RANDOM_SEEDER.staticField(AtomicLong.class);
    private static final VarHandle POOLS = JdkMember.POOL_NUMBER.staticField(AtomicInteger.class);
    private static final VarHandle TIMERS = JdkMember.TIMER_NUMBER.staticField(AtomicInteger.class);
    private static final VarHandle THREADS = JdkMember.THREAD_NUMBERING.staticField(int.class);
    private static final VarHandle FORK_JOIN_POOLS = JdkMember.FORK_JOIN_NUMBER.staticField(int.class);
    private static final VarHandle PROBE = JdkMember.THREAD_PROBE.field(int.class);
    private static final VarHandle SEED = JdkMember.THREAD_SEED.field(long.class);
    private static final VarHandle SECONDARY_SEED = JdkMember.THREAD_SECONDARY_SEED.field(int.class);

    /** The JVM's own is a number of 32 bits without a sign. */
    private static final long MOST_SALT = 0xFFFF_FFFFL;

    private static volatile long salt;

    private JdkState() {
    }

    /** Puts it all to the beginning of a run. */
    public static void reset(long saltOfRun) {
        salt = saltOfRun & MOST_SALT;
        set(PROBES, 0);
        set(POOLS, 1);
        set(TIMERS, 0);
        if (SEEDER != null) {
            ((AtomicLong) SEEDER.get()).set(FIRST_SEED);
        }
        if (THREADS != null) {
            THREADS.setVolatile(0);
        }
        if (FORK_JOIN_POOLS != null) {
            FORK_JOIN_POOLS.setVolatile(0);
        }
        DatabaseDrivers.forget();
        UrlHandlers.forget();
    }

    /** What orders the iterations over {@code Set.of} and {@code Map.of}; the JVM's own is drawn at its start. */
    public static long salt() {
        return salt;
    }

    /** Gives a thread its generator. */
    public static void begin(Thread thread, long probe, long seed, long secondarySeed) {
        if (PROBE != null && SEED != null && SECONDARY_SEED != null) {
            PROBE.set(thread, (int) probe | 1);
            SEED.set(thread, seed);
            SECONDARY_SEED.set(thread, (int) secondarySeed | 1);
        }
    }

    /** Hands the probe on: the JDK looks for it in the carrier of the thread that asks. */
    public static void lendProbe(Thread from, Thread to) {
        if (PROBE != null) {
            PROBE.set(to, (int) PROBE.get(from));
        }
    }

    private static void set(VarHandle counter, int value) {
        if (counter != null) {
            ((AtomicInteger) counter.get()).set(value);
        }
    }
}
