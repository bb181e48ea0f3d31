/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

/**
 * Counts who waits and who was signalled, which the JVM does not tell. By slots of the monitor's identity hash, changed
 * while the monitor is held: exact unless two monitors share a slot, and then wrong in the words of a failure or in
 * the outcome of a timed wait only.
 */
final class Signals {

    private static final int SIZE = 1 << 12;

    private final int[] waiting = new int[SIZE];
    private final int[] pending = new int[SIZE];
    private final boolean[] lost = new boolean[SIZE];
    private final boolean[] reached = new boolean[SIZE];

    private static int slot(Object monitor) {
        return System.identityHashCode(monitor) & SIZE - 1;
    }

    /** A thread is about to wait. */
    void waits(Object monitor) {
        waiting[slot(monitor)]++;
    }

    /** A thread holds the monitor again; true when a signal was there for it, which it takes unless interrupted. */
    boolean waited(Object monitor, boolean interrupted) {
        int slot = slot(monitor);
        waiting[slot]--;
        boolean signalled = pending[slot] > 0 && !interrupted;
        pending[slot] = Math.min(signalled ? pending[slot] - 1 : pending[slot], waiting[slot]);
        return signalled;
    }

    /** A notify or notifyAll. */
    void signalled(Object monitor, boolean all) {
        int slot = slot(monitor);
        if (waiting[slot] == 0) {
            lost[slot] = true;
        } else {
            reached[slot] = true;
        }
        pending[slot] = all ? waiting[slot] : Math.min(pending[slot] + 1, waiting[slot]);
    }

    /** True when there was a signal on the monitor while nobody waited, and none that reached somebody. */
    boolean wasLost(Object monitor) {
        int slot = slot(monitor);
        return lost[slot] && !reached[slot];
    }
}
