/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

/**
 * What the coding of one stream remembers of the events before; encoder and decoder keep equal ones. An event that
 * its predecessors foretell takes one byte: the location that followed last time, an object seen before, the next stamp
 * of its stripe, a value that is zero or goes on in equal steps.
 * <pre>
 * tag: bit 0    location and kind foretold; else a byte kind and the step from the last location follow
 *      bits 1-2 object: none, as foretold, known (slot byte follows), new (4 bytes, stripe follow)
 *      bits 3-4 stamp: none, next, by step (follows); in a sequence: thread as before, thread follows
 *      bits 5-6 value: zero, same step as before, by step (follows); 3: order mark, no event
 * </pre>
 */
final class CodingState {

    static final int FORETOLD = 1;
    static final int OBJECT_FORETOLD = 1 << 1;
    static final int OBJECT_KNOWN = 2 << 1;
    static final int OBJECT_NEW = 3 << 1;
    static final int OBJECT = 3 << 1;
    static final int STAMP_NEXT = 1 << 3;
    static final int STAMP_STEP = 2 << 3;
    static final int STAMP = 3 << 3;
    static final int VALUE_SAME_STEP = 1 << 5;
    static final int VALUE_STEP = 2 << 5;
    static final int VALUE = 3 << 5;
    static final int ORDER_MARK = 3 << 5;

    /** Room that one event may take: tag, kind, site, slot, object, stripe, stamp, value, thread. */
    static final int MOST_BYTES = 48;

    private static final int PLACES = 256;
    private static final int SLOTS = 128;

    int lastSite = -1;
    final int[] nextSite = new int[PLACES];
    final byte[] nextKind = new byte[PLACES];
    final byte[] nextSlot = new byte[PLACES];
    final int[] objects = new int[SLOTS];
    final int[] stripes = new int[SLOTS];
    final long[] stamps = new long[SLOTS];
    final long[] values = new long[SLOTS];
    final long[] steps = new long[SLOTS];

    CodingState() {
        java.util.Arrays.fill(nextSite, Integer.MIN_VALUE);
        java.util.Arrays.fill(stripes, -1);
    }

    int place() {
        return lastSite & PLACES - 1;
    }

    static int slot(int object) {
        return object & SLOTS - 1;
    }

    void learn(int place, int site, int kind, int slot) {
        nextSite[place] = site;
        nextKind[place] = (byte) kind;
        nextSlot[place] = (byte) slot;
        lastSite = site;
    }

    /** A new object takes the slot of an older one. */
    void meet(int slot, int object, int stripe) {
        objects[slot] = object;
        stripes[slot] = stripe;
        stamps[slot] = 0;
        values[slot] = 0;
        steps[slot] = 0;
    }

    static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    static long unzigzag(long code) {
        return code >>> 1 ^ -(code & 1);
    }
}
