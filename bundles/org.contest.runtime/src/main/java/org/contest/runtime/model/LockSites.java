/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

/**
 * Where a thread has tried to take its latest locks of {@code java.util.concurrent}, whose state the model does not
 * have. Knows them by identity hash code, so that no lock is kept in memory.
 */
public final class LockSites {

    private static final int MOST = 16;

    private final int[] locks = new int[MOST];
    private final int[] sites = new int[MOST];
    private int next;

    /** The thread tries to take a lock that it does not hold. */
    public void tries(Object lock, int site) {
        int hash = System.identityHashCode(lock);
        int at = indexOf(hash);
        if (at < 0) {
            at = next;
            next = (next + 1) % MOST;
        }
        locks[at] = hash;
        sites[at] = site;
    }

    /** Where it tried last, and so has taken the lock that it holds; -1 when that is not known. */
    public int takenAt(Object lock) {
        int at = indexOf(System.identityHashCode(lock));
        return at < 0 ? -1 : sites[at];
    }

    private int indexOf(int hash) {
        for (int i = 0; i < MOST; i++) {
            if (locks[i] == hash) {
                return i;
            }
        }
        return -1;
    }
}
