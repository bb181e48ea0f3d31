/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

/**
 * The storage locations of one run, found by the identity hash of their object and the part of the object. Two that by
 * chance have the same hash are taken for one, which only makes it more shared. A row is a piece of one array.
 */
final class LocationTable {

    /** In place of a row: the table is full. */
    static final int FULL = -1;

    // columns of a row; those below are for the table itself
    /** The thread that accesses it, or {@link AccessMonitor#SHARED}. */
    static final int OWNER = 3;
    /** Number of the owner's last access. */
    static final int LAST_ACCESS = 4;
    /** The thread that accessed it before it was handed over, plus 1; 0 for none. */
    static final int GIVER = 5;
    /** Number of the giver's last access. */
    static final int LAST_GIVEN = 6;
    /** A monitor that was held at every access, or 0. */
    static final int LOCK = 7;
    /** Another one, or 0. */
    static final int OTHER_LOCK = 8;
    /** A site that accessed it. */
    static final int SITE = 9;
    /** 1 when it was written, since it was handed over. */
    static final int WRITTEN = 10;

    private static final int OBJECT = 0;
    private static final int PART = 1;
    private static final int EPOCH = 2;
    private static final int WIDTH = 11;
    private static final int MOST_ROWS = 1 << 17;
    private static final int LEAST_ROWS = 64;

    private int[] cells = new int[LEAST_ROWS * WIDTH];
    private int rows = LEAST_ROWS;
    /** Rows of other epochs are empty. */
    private int epoch = 1;
    private int size;
    private boolean fresh;

    /** The row of a location, or {@link #FULL}. */
    int row(int object, int part) {
        int row = find(object, part);
        fresh = get(row, EPOCH) != epoch;
        if (!fresh) {
            return row;
        }
        if (size * 2 >= rows) {
            if (rows >= MOST_ROWS) {
                return FULL;
            }
            grow();
            row = find(object, part);
        }
        size++;
        set(row, OBJECT, object);
        set(row, PART, part);
        set(row, EPOCH, epoch);
        set(row, GIVER, 0);
        return row;
    }

    /** True when the last {@link #row} is a new one. */
    boolean isFresh() {
        return fresh;
    }

    int get(int row, int column) {
        return cells[row * WIDTH + column];
    }

    void set(int row, int column, int value) {
        cells[row * WIDTH + column] = value;
    }

    private int find(int object, int part) {
        int mixed = (object * 31 + part) * 0x9E3779B9;
        int row = (mixed ^ mixed >>> 15) & rows - 1;
        while (get(row, EPOCH) == epoch && (get(row, OBJECT) != object || get(row, PART) != part)) {
            row = row + 1 & rows - 1;
        }
        return row;
    }

    private void grow() {
        int[] old = cells;
        rows *= 2;
        cells = new int[rows * WIDTH];
        for (int from = 0; from < old.length; from += WIDTH) {
            if (old[from + EPOCH] == epoch) {
                System.arraycopy(old, from, cells, find(old[from + OBJECT], old[from + PART]) * WIDTH, WIDTH);
            }
        }
    }

    /** Forgets all rows. */
    void clear() {
        epoch++;
        size = 0;
    }
}
