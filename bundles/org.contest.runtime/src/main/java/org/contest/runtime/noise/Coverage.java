/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.util.Arrays;
import org.contest.protocol.EventKind;

/**
 * coverage (Fiedor 2014, section 4.1): two accesses of one variable in a row by different threads are a couple. Noise
 * comes before the first of a couple, so that the second may come earlier next time; when both held the same monitor,
 * before that monitor was taken. The more often a location is executed, the less often there is noise. What is learnt
 * is learnt from this run.
 */
final class Coverage implements NoisePlacement {

    private static final int SLOTS = 1 << 12;
    private static final int MOST_SITES = 1 << 22;

    /** The last access of each variable; by chance two variables share a slot, and a couple is wrong. */
    private final int[] lastThread = new int[SLOTS];
    private final int[] lastSite = new int[SLOTS];
    private final int[] lastMonitor = new int[SLOTS];
    private final int[] lastMonitorSite = new int[SLOTS];

    private final int frequency;
    /** By site: 0 no noise; else 1 + times that the site was executed since. Grown under the monitor. */
    private volatile int[] executed = new int[1 << 10];

    Coverage(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        if (kind.isAccess()) {
            couple(t, site, object);
        }
        int[] counts = executed;
        if (site < 0 || site >= counts.length || counts[site] == 0) {
            return 0;
        }
        int times = counts[site]++;
        return Math.max(1, frequency / (Integer.SIZE - Integer.numberOfLeadingZeros(times)));
    }

    private void couple(NoiseThread t, int site, int object) {
        int slot = (object ^ object >>> 13) & SLOTS - 1;
        int other = lastThread[slot];
        if (other != 0 && other != t.index + 1) {
            boolean guarded = t.holdsMonitor() && t.monitor() == lastMonitor[slot];
            learn(guarded ? lastMonitorSite[slot] : lastSite[slot]);
        }
        lastThread[slot] = t.index + 1;
        lastSite[slot] = site;
        lastMonitor[slot] = t.monitor();
        lastMonitorSite[slot] = t.monitorSite();
    }

    private void learn(int site) {
        if (site < 0 || site >= MOST_SITES) {
            return;
        }
        if (site >= executed.length) {
            grow(site);
        }
        if (executed[site] == 0) {
            executed[site] = 1;
        }
    }

    private synchronized void grow(int site) {
        if (site >= executed.length) {
            executed = Arrays.copyOf(executed, Math.max(site + 1, 2 * executed.length));
        }
    }

    @Override
    public boolean usesObjects() {
        return true;
    }
}
