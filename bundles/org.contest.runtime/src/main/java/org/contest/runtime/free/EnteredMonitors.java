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
 * The monitors that a thread has entered last: their identity hashes, and where. The JVM is asked before each is
 * entered: of a monitor that is held or waited for it tells in a call of its own only. Nothing is kept of a monitor
 * that was left. Only the thread itself writes; who looks at threads that do not move may read.
 */
final class EnteredMonitors {

    private static final int DEPTH = 16;

    private final Object[] entered = new Object[DEPTH];
    private final int[] hashes = new int[DEPTH];
    private final int[] sites = new int[DEPTH];
    private int depth;
    private Object entering;
    private int enteringHash;
    private int enteringSite;

    /** The thread is about to enter a monitor with this hash, at a location in own code. */
    void entering(Object monitor, int hash, int site) {
        entering = monitor;
        enteringHash = hash;
        enteringSite = site;
    }

    /** The thread has entered the monitor that {@link #entering} told; its hash. */
    int enter(Object monitor) {
        if (depth < DEPTH) {
            entered[depth] = monitor;
            hashes[depth] = enteringHash;
            sites[depth] = enteringSite;
        }
        depth++;
        entering = null;
        return enteringHash;
    }

    /** The monitor that it is about to enter, or null. */
    Object wanted() {
        return entering;
    }

    /** Where it is about to enter that one. */
    int wantedAt() {
        return enteringSite;
    }

    /** True when it is in a monitor. */
    boolean holds(Object monitor) {
        return indexOf(monitor) >= 0;
    }

    /** Where it has entered a monitor; -1 when that is not known. */
    int enteredAt(Object monitor) {
        int at = indexOf(monitor);
        return at < 0 ? -1 : sites[at];
    }

    private int indexOf(Object monitor) {
        for (int i = 0; i < Math.min(depth, DEPTH); i++) {
            if (entered[i] == monitor && monitor != null) {
                return i;
            }
        }
        return -1;
    }

    /** The thread is about to leave a monitor; its hash. */
    int exit(Object monitor) {
        int last = depth - 1;
        if (last >= 0 && last < DEPTH && entered[last] == monitor) {
            depth = last;
            entered[last] = null;
            return hashes[last];
        }
        return exitOther(monitor);
    }

    /** Not the last one entered, or one too deep to be kept. */
    private int exitOther(Object monitor) {
        if (depth > DEPTH) {
            depth--;
        } else {
            java.util.Arrays.fill(entered, null);
            depth = 0;
        }
        return System.identityHashCode(monitor);
    }
}
