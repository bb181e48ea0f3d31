/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import org.contest.protocol.EventKind;

/** Called in place of what a program asks of its environment, which is recorded and fed back in a replay. */
public final class EnvironmentHooks {

    private EnvironmentHooks() {
    }

    /** System.nanoTime(). */
    public static long nanoTime(int site) {
        ProgramThread t = Hooks.active(site);
        long real = System.nanoTime();
        return t == null ? Hooks.sections().nanoTime(real)
            : Hooks.execution.environment(t, EventKind.NANO_TIME, real, site);
    }

    /** System.currentTimeMillis(). */
    public static long currentTimeMillis(int site) {
        return environment(EventKind.CURRENT_TIME, System.currentTimeMillis(), site);
    }

    /** System.identityHashCode(Object). */
    public static int identityHashCode(Object object, int site) {
        Hooks.beforeHashCode(object);
        return (int) environment(EventKind.IDENTITY_HASH, System.identityHashCode(object), site);
    }

    /** Thread.threadId() and getId(). */
    @SuppressWarnings("deprecation")
    public static long threadId(Thread thread, int site) {
        Hooks.require(thread, "java.lang.Thread.threadId()");
        ProgramThread t = Hooks.active(site);
        return t == null ? thread.getId() : Hooks.execution.threadId(t, thread, site);
    }

    /** First in ThreadLocalRandom.localInit: true for a thread whose generator is set already. */
    public static boolean hasGenerator() {
        return Hooks.current() != null && Toggles.beginsAnew();
    }

    /** A seed that Random, ThreadLocalRandom or UUID drew from the environment. */
    public static long randomSeed(long seed, int site) {
        return environment(EventKind.RANDOM_SEED, seed, site);
    }

    private static long environment(EventKind kind, long real, int site) {
        ProgramThread t = Hooks.active(site);
        return t == null ? real : Hooks.execution.environment(t, kind, real, site);
    }
}
