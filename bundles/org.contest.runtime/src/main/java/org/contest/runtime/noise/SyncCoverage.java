/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.EventKind;

/**
 * sync-coverage (Fiedor 2014, section 4.1): before a monitor is taken where no thread has been blocked in this run, and
 * while it is held where it has blocked no other thread; ten times less often where that was seen.
 */
final class SyncCoverage implements NoisePlacement {

    private static final int SLOTS = 1 << 12;
    private static final int BLOCKED = 1;
    private static final int BLOCKING = 2;

    private final int frequency;
    private final Flags covered = new Flags();
    /** By monitor, a thread that had it last; by chance two monitors share a slot. */
    private final NoiseThread[] holders = new NoiseThread[SLOTS];

    SyncCoverage(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        if (t.holdsMonitor()) {
            holders[slot(t.monitor())] = t;
        }
        if (kind == EventKind.MONITOR_ENTER) {
            meets(t, site, object);
            return covered.has(BLOCKED, site) ? frequency / 10 : frequency;
        }
        return !t.holdsMonitor() ? 0 : covered.has(BLOCKING, t.monitorSite()) ? frequency / 10 : frequency;
    }

    private void meets(NoiseThread t, int site, int monitor) {
        NoiseThread holder = holders[slot(monitor)];
        if (holder != null && holder != t && holder.holds(monitor)) {
            covered.add(BLOCKED, site);
            covered.add(BLOCKING, holder.siteOf(monitor));
        }
    }

    private static int slot(int monitor) {
        return (monitor ^ monitor >>> 13) & SLOTS - 1;
    }

    @Override
    public boolean usesObjects() {
        return true;
    }
}
