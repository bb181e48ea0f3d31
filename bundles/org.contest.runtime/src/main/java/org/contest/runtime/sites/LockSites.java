/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import org.contest.runtime.jdk.JdkMember;

/**
 * Where a thread has tried to take its latest locks of {@code java.util.concurrent}, whose state no model
 * has. Knows them by identity hash code, so that no lock is kept in memory.
 */
public final class LockSites {

    private static final int MOST = 16;
    private static final VarHandle OWNER = JdkMember.LOCK_OWNER.field(Thread.class);

    private final int[] locks = new int[MOST];
    private final int[] sites = new int[MOST];
    private int next;

    /** The thread that holds a lock of the JDK; null when nobody does, or when it is none. */
    public static Thread owner(Object lock) {
        return OWNER != null && lock instanceof AbstractOwnableSynchronizer ? (Thread) OWNER.get(lock) : null;
    }

    /** The thread updates an object, which may be a lock that it does not hold and tries to take. */
    public void tries(Object lock, Thread thread, int site) {
        if (OWNER != null && lock instanceof AbstractOwnableSynchronizer && OWNER.get(lock) != thread) {
            tries(lock, site);
        }
    }

    private void tries(Object lock, int site) {
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
