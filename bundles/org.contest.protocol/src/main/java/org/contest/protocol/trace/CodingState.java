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
 * its predecessors foretell takes one byte: the location that followed last time, an object seen before, a value that
 * is zero or goes on in equal steps.
 * <pre>
 * tag: bit 0    location and kind foretold; else a byte kind and the step from the last location follow
 *      bits 1-2 object: none, as foretold, known (slot byte follows), new (4 bytes follow);
 *               foretold is the object of that time, or the one of the event before if it was that then
 *      bit 3    in a sequence: the thread changes (its number follows)
 *      bits 5-6 value: zero, same step as before, by step (follows); 3: no event of its own
 * order mark: tag, thread, position     run: tag, eight bytes of which the upper half counts and the lower is a hash
 * call mark: tag, depth * 2 + 1 when the call of that depth goes on; else depth * 2 and the step from the last call's
 *            location: the next event is of this call, and those of its thread that follow
 * </pre>
 */
final class CodingState {

    static final int FORETOLD = 1;
    static final int OBJECT_FORETOLD = 1 << 1;
    static final int OBJECT_KNOWN = 2 << 1;
    static final int OBJECT_NEW = 3 << 1;
    static final int OBJECT = 3 << 1;
    static final int THREAD = 1 << 3;
    static final int VALUE_SAME_STEP = 1 << 5;
    static final int VALUE_STEP = 2 << 5;
    static final int VALUE = 3 << 5;
    static final int ORDER_MARK = 3 << 5;
    static final int RUN = 3 << 5 | 1;
    static final int CALL_MARK = 3 << 5 | 2;

    /** What a run takes: its tag, and its count and hash in one. */
    static final int RUN_BYTES = 1 + Long.BYTES;

    /** Room that one event may take: tag, kind, site, slot, object, value, thread. */
    static final int MOST_BYTES = 48;

    /** Room that a call mark may take before it: tag, depth, site. */
    static final int MARK_BYTES = 16;

    /** The tag of an event that its predecessors foretell altogether. */
    static final int ALL_FORETOLD = FORETOLD | OBJECT_FORETOLD;

    private static final int PLACES = 256;
    private static final int SLOTS = 256;
    /** In place of a slot: the one of the event before. */
    private static final int SAME = SLOTS;
    /** A slot is four longs, to lie in one cache line: object, value, step. */
    private static final int SLOT_BITS = 2;
    private static final int VALUE_AT = 1;
    private static final int STEP_AT = 2;

    int lastSite = -1;
    /** Location of the last call that was told. */
    int lastCall = -1;
    int lastSlot;
    private final long[] next = new long[PLACES];
    private final long[] slots = new long[SLOTS << SLOT_BITS];

    CodingState() {
        java.util.Arrays.fill(next, -1);
    }

    static int slot(int object) {
        return (object ^ object >>> 8) & SLOTS - 1;
    }

    private static long event(int site, int kind, int slot) {
        return (long) site << Integer.SIZE | kind << Short.SIZE | slot;
    }

    /** What followed the last location the last time. */
    long foretold() {
        return next[lastSite & PLACES - 1];
    }

    static int site(long foretold) {
        return (int) (foretold >> Integer.SIZE);
    }

    static int kind(long foretold) {
        return (int) foretold >> Short.SIZE;
    }

    int slot(long foretold) {
        int slot = (int) foretold & 0xFFFF;
        return slot == SAME ? lastSlot : slot;
    }

    static boolean isSlot(int slot) {
        return slot >= 0 && slot < SLOTS;
    }

    static boolean isEvent(long foretold, int site, int kind) {
        return foretold >> Short.SIZE == event(site, kind, 0) >> Short.SIZE;
    }

    /**
     * Takes an event that is foretold altogether, in one go; the tag, or -1 when it is not. What is learnt from it is
     * what was known.
     */
    int takeForetold(int site, int kind, int object, long value) {
        int slot = slot(object);
        int at = slot << SLOT_BITS;
        long[] all = slots;
        if (next[lastSite & PLACES - 1] != event(site, kind, slot == lastSlot ? SAME : slot)
            || all[at] != object || object == 0) {
            return -1;
        }
        int tag = ALL_FORETOLD;
        if (value != 0) {
            if (value - all[at + VALUE_AT] != all[at + STEP_AT]) {
                return -1;
            }
            all[at + VALUE_AT] = value;
            tag |= VALUE_SAME_STEP;
        }
        lastSite = site;
        lastSlot = slot;
        return tag;
    }

    void learn(int site, int kind, int slot) {
        next[lastSite & PLACES - 1] = event(site, kind, slot == lastSlot ? SAME : slot);
        lastSite = site;
        lastSlot = slot;
    }

    boolean knows(int slot, int object) {
        return slots[slot << SLOT_BITS] == object;
    }

    /** A new object takes the slot of an older one. */
    void meet(int slot, int object) {
        int at = slot << SLOT_BITS;
        slots[at] = object;
        slots[at + VALUE_AT] = 0;
        slots[at + STEP_AT] = 0;
    }

    int object(int slot) {
        return (int) slots[slot << SLOT_BITS];
    }

    long value(int slot) {
        return slots[(slot << SLOT_BITS) + VALUE_AT];
    }

    long step(int slot) {
        return slots[(slot << SLOT_BITS) + STEP_AT];
    }

    void value(int slot, long value, long step) {
        slots[(slot << SLOT_BITS) + VALUE_AT] = value;
        slots[(slot << SLOT_BITS) + STEP_AT] = step;
    }

    static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    static long unzigzag(long code) {
        return code >>> 1 ^ -(code & 1);
    }
}
