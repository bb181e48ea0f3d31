/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.jvm;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Where standby replays are wanted behind an event: most of them near, at a distance that a replay covers in no time,
 * so that they need not move at each step; in a long trace one in the middle and one at the beginning.
 */
final class Rungs {

    private static final int LEAST = 2;
    private static final int MOST = 6;
    /** Replays may have this part of the machine's memory. */
    private static final int SHARE = 16;
    private static final long BYTES_EACH = 128L << 20;
    private static final int NEAR = 1_000;
    private static final int FAR = 8;

    /** A part of the trace in which replays are wanted; a new one is parked at its beginning. */
    private record Zone(int from, int to, int count) {
    }

    private final List<Zone> zones;

    /** As many as the machine has memory for. */
    Rungs(int event) {
        int count = (int) Math.max(LEAST, Math.min(MOST, memory() / SHARE / BYTES_EACH));
        int last = Math.max(0, event - 1);
        int near = Math.max(0, (last / NEAR - 1) * NEAR);
        zones = event <= NEAR * FAR || count <= LEAST ? List.of(new Zone(near, last, count))
            : List.of(new Zone(near, last, count - 2), new Zone(0, event / FAR, 1), new Zone(event / 2, near - 1, 1));
    }

    /** Of the machine, in bytes; 0 when the JVM does not tell. */
    private static long memory() {
        try {
            return (Long) ManagementFactory.getPlatformMBeanServer().getAttribute(
                ObjectName.getInstance(ManagementFactory.OPERATING_SYSTEM_MXBEAN_NAME),
                "TotalMemorySize"); //$NON-NLS-1$
        } catch (JMException e) {
            return 0;
        }
    }

    /** The most wanted place where none is; -1 when there is one everywhere. */
    int missing(Collection<Integer> places) {
        List<Integer> left = new ArrayList<>(places);
        for (Zone zone : zones) {
            for (int i = 0; i < zone.count; i++) {
                if (!take(left, zone)) {
                    return zone.from;
                }
            }
        }
        return -1;
    }

    /** The places that nobody needs. */
    List<Integer> spare(Collection<Integer> places) {
        List<Integer> left = new ArrayList<>(places);
        for (Zone zone : zones) {
            for (int i = 0; i < zone.count; i++) {
                take(left, zone);
            }
        }
        return left;
    }

    private static boolean take(List<Integer> places, Zone zone) {
        for (Integer place : places) {
            if (place >= zone.from && place <= zone.to) {
                return places.remove(place);
            }
        }
        return false;
    }
}
