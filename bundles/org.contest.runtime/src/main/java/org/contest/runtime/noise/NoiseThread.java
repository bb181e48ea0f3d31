/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.runtime.RunRandom;

/** What the heuristics keep for one thread of one run. Only this thread writes, but for the fields that say so. */
public final class NoiseThread {

    private static final int DEEPEST = 64;
    private static final int ALWAYS = 1000;

    /** By frequency: how much nearer an event brings the next noise. */
    private static final double[] STEP = new double[ALWAYS + 1];

    static {
        for (int frequency = 0; frequency <= ALWAYS; frequency++) {
            STEP[frequency] = -Math.log1p(-(double) frequency / ALWAYS);
        }
    }

    /** The thread. */
    public final Thread thread;
    /** Its number in the run. */
    public final int index;
    /** Its random numbers, from the run's seed and its identity. */
    public final RunRandom random;

    /** Events so far, where the seeding watches them; read by other threads to see progress. */
    volatile long events;
    /** True while noise is made: the thread only seems to wait. */
    volatile boolean inNoise;
    /** How long noise has held it back, in nanoseconds; others may read it after {@link #inNoise}. */
    long heldNanos;
    /** When the noise began that is made now. */
    volatile long heldSince;
    /** Times that noise was made. */
    int noises;
    /** Events that shall pass before noise may be made again ({@link History}). */
    long quiet;

    /** Where own code has made the call that the thread is in, where a controlled run asks; -1 for none. */
    public int call = -1;

    /** The method of own code that it was in last, where the placement asks for it; 0 for none. */
    int method;

    /** How far the next noise is. */
    private double distance;

    private final int[] monitors = new int[DEEPEST];
    private final int[] monitorSites = new int[DEEPEST];
    private int depth;

    /** The noise state of a thread. */
    public NoiseThread(Thread thread, int index, long seed, String identity) {
        this.thread = thread;
        this.index = index;
        this.random = new RunRandom(seed, "noise " + identity);
        distance = random.exponential();
    }

    /**
     * True {@code frequency} times of a thousand, each time independently, without a draw for each event: the distance
     * to the next noise is drawn exponentially, and an event of frequency p goes -ln(1 - p) of it.
     */
    public boolean isDue(int frequency) {
        distance -= STEP[frequency];
        if (distance > 0) {
            return false;
        }
        distance = random.exponential();
        return true;
    }

    /** True while noise is made on this thread; for any thread to ask. */
    public boolean isInNoise() {
        return inNoise;
    }

    /** How long noise has held it back, in nanoseconds; for any thread to ask. */
    public long heldNanos() {
        long since = inNoise ? Math.max(0, System.nanoTime() - heldSince) : 0;
        return heldNanos + since;
    }

    /** A monitor was got. */
    public void entered(int monitor, int site) {
        if (depth < DEEPEST) {
            monitors[depth] = monitor;
            monitorSites[depth] = site;
        }
        depth++;
    }

    /** The innermost monitor was given back. */
    public void exited() {
        depth = Math.max(0, depth - 1);
    }

    /** True when the thread holds a monitor. */
    boolean holdsMonitor() {
        return depth > 0;
    }

    /** True when the thread holds a monitor; of nested ones beyond the {@value #DEEPEST}th nothing is known. */
    boolean holds(int monitor) {
        for (int at = Math.min(depth, DEEPEST) - 1; at >= 0; at--) {
            if (monitors[at] == monitor) {
                return true;
            }
        }
        return false;
    }

    /** Where it took a monitor that it holds, or -1. */
    int siteOf(int monitor) {
        for (int at = Math.min(depth, DEEPEST) - 1; at >= 0; at--) {
            if (monitors[at] == monitor) {
                return monitorSites[at];
            }
        }
        return -1;
    }

    /** The innermost monitor held, or 0. */
    int monitor() {
        return depth == 0 ? 0 : monitors[Math.min(depth, DEEPEST) - 1];
    }

    /** Where it was taken, or -1. */
    int monitorSite() {
        return depth == 0 ? -1 : monitorSites[Math.min(depth, DEEPEST) - 1];
    }
}
