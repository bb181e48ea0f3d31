/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.invoke.VarHandle;
import org.contest.runtime.jdk.JdkMember;

/**
 * Finds the {@link ProgramThread} of a thread by its id, in pages: two array loads, no hash map, no thread local.
 * Thread ids are dense and never used twice, so an entry never means another thread.
 */
public final class ThreadTable {

    private static final int PAGE_BITS = 10;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;
    private static final VarHandle TID = JdkMember.THREAD_ID.field(long.class);

    /** Copy on write under the class monitor; pages are shared between copies. Readers see whole arrays only. */
    private static volatile ProgramThread[][] pages = new ProgramThread[64][];

    private ThreadTable() {
    }

    @SuppressWarnings("deprecation")
    private static long idOf(Thread thread) {
        return TID != null ? (long) TID.get(thread) : thread.getId();
    }

    /** The state of the calling thread, or null when it is not a thread of the program. */
    public static ProgramThread current() {
        return of(Thread.currentThread());
    }

    /** The state of a thread, or null when it is not a thread of the program. */
    public static ProgramThread of(Thread thread) {
        long id = idOf(thread);
        ProgramThread[][] all = pages;
        int page = (int) (id >>> PAGE_BITS);
        if (page >= all.length || all[page] == null) {
            return null;
        }
        return all[page][(int) id & PAGE_SIZE - 1];
    }

    /** Enters a thread. */
    public static synchronized void put(ProgramThread state) {
        long id = idOf(state.thread);
        int page = (int) (id >>> PAGE_BITS);
        ProgramThread[][] all = pages;
        if (page >= all.length) {
            all = java.util.Arrays.copyOf(all, Math.max(page + 1, all.length * 2));
        }
        if (all[page] == null) {
            all[page] = new ProgramThread[PAGE_SIZE];
        }
        all[page][(int) id & PAGE_SIZE - 1] = state;
        pages = all;
    }

    /** Takes a thread out. */
    public static synchronized void remove(ProgramThread state) {
        long id = idOf(state.thread);
        ProgramThread[] page = pages[(int) (id >>> PAGE_BITS)];
        if (page != null && page[(int) id & PAGE_SIZE - 1] == state) {
            page[(int) id & PAGE_SIZE - 1] = null;
        }
    }

    /** Takes every thread out and drops the pages: between the runs of one JVM. */
    public static synchronized void clear() {
        pages = new ProgramThread[pages.length][];
    }
}
