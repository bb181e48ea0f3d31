/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.protocol.EventKind;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RunRandom;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.Toggles;
import org.contest.runtime.jdk.IdentityHashes;
import org.contest.runtime.jdk.JdkState;

/** Called in place of what a program asks of its environment, which is recorded and fed back in a replay. */
public final class EnvironmentHooks {

    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final double UNIT = 0x1.0p-53;
    private static final int UNIT_SHIFT = 11;

    private EnvironmentHooks() {
    }

    /** System.nanoTime(). */
    @InsteadOf(value = "java/lang/System.nanoTime()J", event = EventKind.NANO_TIME)
    public static long nanoTime(int site) {
        return Hooks.primitives(site).nanoTime(System.nanoTime(), site);
    }

    /** System.currentTimeMillis(). */
    @InsteadOf(value = "java/lang/System.currentTimeMillis()J", event = EventKind.CURRENT_TIME)
    public static long currentTimeMillis(int site) {
        return environment(Hooks.asker(site), EventKind.CURRENT_TIME, System.currentTimeMillis(), site);
    }

    /**
     * What the clock of java.time is made of: nanoseconds since {@code start}, which is seconds since 1970; -1 where
     * these would be too many.
     */
    public static long sinceStart(long start, long nanos, int site) {
        ProgramThread t = nanos == -1 ? null : Hooks.asker(site);
        long offset = start * NANOS_PER_SECOND;
        return t == null ? nanos : environment(t, EventKind.INSTANT, offset + nanos, site) - offset;
    }

    /** System.identityHashCode(Object). */
    @InsteadOf(value = "java/lang/System.identityHashCode(Ljava/lang/Object;)I",
        direct = "java/lang/Object.hashCode()I", event = EventKind.IDENTITY_HASH)
    public static int identityHashCode(Object object, int site) {
        beforeHashCode(object);
        return (int) environment(EventKind.IDENTITY_HASH, System.identityHashCode(object), site);
    }

    /** Before a call of hashCode: a controlled run says what an identity hash code is, a recorder tells it. */
    public static void beforeHashCode(Object object) {
        Execution run = CurrentRun.execution;
        if (run != null && object != null) {
            if (object instanceof Class<?> type) {
                IdentityHashes.settle(type);
            }
            ProgramThread t = ThreadTable.current();
            if (t != null && !t.isQuiet()) {
                run.beforeHashCode(t, object);
            }
        }
    }

    /** After a call of hashCode: what it gave, but for a class of the program. */
    public static int afterHashCode(Object object, int hash) {
        return object instanceof Class<?> type ? IdentityHashes.ofClass(type, hash) : hash;
    }

    /** Thread.threadId() and getId(). */
    @InsteadOf(value = {"java/lang/Thread.threadId()J 19", "java/lang/Thread.getId()J"}, event = EventKind.THREAD_ID)
    @SuppressWarnings("deprecation")
    public static long threadId(Thread thread, int site) {
        Hooks.require(thread, "java.lang.Thread.threadId()");
        ProgramThread t = Hooks.active(site);
        return t == null ? thread.getId() : CurrentRun.execution.threadId(t, thread, site);
    }

    /** First in ThreadLocalRandom.localInit: true for a thread whose generator is set already. */
    public static boolean hasGenerator() {
        return CurrentRun.thread() != null && Toggles.beginsAnew();
    }

    /** A seed that Random or ThreadLocalRandom drew from the environment. */
    public static long randomSeed(long seed, int site) {
        return environment(EventKind.RANDOM_SEED, seed, site);
    }

    /** A seed that the other generators of the JDK, which are made in their library, took from a counter of theirs. */
    public static long generatorSeed(long seed, int site) {
        return environment(Hooks.asker(site), EventKind.RANDOM_SEED, seed, site);
    }

    /** Math.random(). */
    @InsteadOf(value = {"java/lang/Math.random()D", "java/lang/StrictMath.random()D"}, event = EventKind.RANDOM_SEED)
    public static double random(int site) {
        Hooks.enterQuiet();
        double real;
        try {
            real = Math.random();
        } finally {
            Hooks.leaveQuiet();
        }
        return (environment(EventKind.RANDOM_SEED, (long) (real / UNIT) << UNIT_SHIFT, site) >>> UNIT_SHIFT) * UNIT;
    }

    /** Last in SecureRandom.nextBytes: all bytes that a program sees come from one recorded number. */
    public static void randomBytes(byte[] bytes, int site) {
        ProgramThread t = Hooks.active(site);
        if (t == null) {
            return;
        }
        long real = 0;
        for (int i = 0; i < Math.min(bytes.length, Long.BYTES); i++) {
            real = real << Byte.SIZE | bytes[i] & 0xFF;
        }
        RunRandom seen = new RunRandom(environment(t, EventKind.RANDOM_SEED, real, site), "bytes");
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) seen.nextLong();
        }
    }

    /** What orders the iterations over immutable collections, in place of what the JVM drew at its start. */
    public static long salt(long real) {
        return CurrentRun.execution != null && Toggles.beginsAnew() ? JdkState.salt() : real;
    }

    /** The direction of the same iterations, where they have but two elements. */
    public static boolean isReversed(boolean real) {
        return (salt(real ? 0 : 1) & 1) == 0;
    }

    private static long environment(EventKind kind, long real, int site) {
        return environment(Hooks.active(site), kind, real, site);
    }

    private static long environment(ProgramThread t, EventKind kind, long real, int site) {
        return t == null ? real : CurrentRun.execution.environment(t, kind, real, site);
    }
}
