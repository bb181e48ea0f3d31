/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What the JDK keeps between runs in one JVM and a program can see: the numbers in the names of threads, pools and
 * timers, and the generators that give every thread the probe by which pools and striped counters choose their slots.
 * Every run begins with the same state.
 */
final class JdkState {

    private static final long SEED = 0x5DEECE66DL;

    private static final String RANDOM = "java.util.concurrent.ThreadLocalRandom";
    private static final VarHandle PROBES = shared(RANDOM, "probeGenerator", AtomicInteger.class);
    private static final VarHandle SEEDER = shared(RANDOM, "seeder", AtomicLong.class);
    private static final VarHandle POOLS =
        shared("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber", AtomicInteger.class);
    private static final VarHandle TIMERS = shared("java.util.Timer", "nextSerialNumber", AtomicInteger.class);
    private static final VarHandle THREADS = shared("java.lang.Thread$ThreadNumbering", "next", int.class);
    private static final VarHandle FORK_JOIN_POOLS =
        shared("java.util.concurrent.ForkJoinPool", "poolIds", int.class);
    private static final VarHandle PROBE = ofThread("threadLocalRandomProbe");
    private static final VarHandle SECONDARY_SEED = ofThread("threadLocalRandomSecondarySeed");

    private JdkState() {
    }

    private static VarHandle shared(String owner, String name, Class<?> type) {
        try {
            Class<?> found = Class.forName(owner);
            return MethodHandles.privateLookupIn(found, MethodHandles.lookup()).findStaticVarHandle(found, name, type);
        } catch (ReflectiveOperationException e) {
            return null; // another JDK, or not open to us, as in a unit test without the agent
        }
    }

    private static VarHandle ofThread(String name) {
        try {
            return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
                .findVarHandle(Thread.class, name, int.class);
        } catch (ReflectiveOperationException e) {
            return null; // as above
        }
    }

    /** Puts it all to the beginning, for a run with this main thread. */
    static void reset(Thread main) {
        set(PROBES, 0);
        set(POOLS, 1);
        set(TIMERS, 0);
        if (SEEDER != null) {
            ((AtomicLong) SEEDER.get()).set(SEED);
        }
        if (THREADS != null) {
            THREADS.setVolatile(0);
        }
        if (FORK_JOIN_POOLS != null) {
            FORK_JOIN_POOLS.setVolatile(0);
        }
        if (PROBE != null && SECONDARY_SEED != null) {
            PROBE.set(main, 0);
            SECONDARY_SEED.set(main, 0);
        }
    }

    private static void set(VarHandle counter, int value) {
        if (counter != null) {
            ((AtomicInteger) counter.get()).set(value);
        }
    }
}
