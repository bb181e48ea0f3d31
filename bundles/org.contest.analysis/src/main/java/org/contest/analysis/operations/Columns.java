/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import java.util.Arrays;

/** Many operations, column by column. */
final class Columns {

    static final int BLOCKED = 1;
    static final int INTERLEAVED = 2;
    static final int CALL = 4;

    int size;
    int[] threads = new int[64];
    byte[] kinds = new byte[64];
    int[] sites = new int[64];
    int[] first = new int[64];
    int[] last = new int[64];
    int[] events = new int[64];
    byte[] flags = new byte[64];
    /** By event: its operation. */
    final int[] ofEvent;

    Columns(int events) {
        ofEvent = new int[events];
    }

    /** A new operation, still without events. */
    int add(int thread, OperationKind kind, int site, int flag) {
        if (size == threads.length) {
            grow();
        }
        threads[size] = thread;
        kinds[size] = (byte) kind.ordinal();
        sites[size] = site;
        flags[size] = (byte) flag;
        return size++;
    }

    private void grow() {
        int room = size + (size >> 1);
        threads = Arrays.copyOf(threads, room);
        kinds = Arrays.copyOf(kinds, room);
        sites = Arrays.copyOf(sites, room);
        first = Arrays.copyOf(first, room);
        last = Arrays.copyOf(last, room);
        events = Arrays.copyOf(events, room);
        flags = Arrays.copyOf(flags, room);
    }

    void put(int operation, int event) {
        if (events[operation]++ == 0) {
            first[operation] = event;
        }
        last[operation] = event;
        ofEvent[event] = operation;
    }

    void flag(int operation, int flag) {
        flags[operation] |= (byte) flag;
    }

    boolean is(int operation, int flag) {
        return (flags[operation] & flag) != 0;
    }
}
