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
 * The identity hashes of the monitors that a thread has entered last. The JVM is asked before each is entered: of a
 * monitor that is held or waited for it tells in a call of its own only. Nothing is kept of a monitor that was left.
 */
final class EnteredMonitors {

    private static final int DEPTH = 16;

    private final Object[] entered = new Object[DEPTH];
    private final int[] hashes = new int[DEPTH];
    private int depth;
    private int enteringHash;

    /** The thread is about to enter a monitor with this hash. */
    void entering(int hash) {
        enteringHash = hash;
    }

    /** The thread has entered the monitor that {@link #entering} told; its hash. */
    int enter(Object monitor) {
        if (depth < DEPTH) {
            entered[depth] = monitor;
            hashes[depth] = enteringHash;
        }
        depth++;
        return enteringHash;
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
