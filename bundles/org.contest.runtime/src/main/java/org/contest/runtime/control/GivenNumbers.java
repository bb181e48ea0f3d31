/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.trace.ObjectNumbers;

/**
 * The numbers that a run has given to objects. Every other object outlives runs: its trace tells it by a number that no
 * object has that was given one.
 */
final class GivenNumbers {

    private static final int FIRST_CAPACITY = 1 << 10;

    private int[] table = new int[FIRST_CAPACITY];
    private int size;

    /** Notes a number, which is not 0. */
    void add(int number) {
        if (2 * ++size > table.length) {
            grow();
        }
        table[place(number)] = number;
    }

    /** The number for the trace of an object, by its identity hash code. */
    int told(int hash) {
        return table[place(hash)] == hash ? hash : ObjectNumbers.outliving(hash);
    }

    private void grow() {
        int[] before = table;
        table = new int[2 * before.length];
        for (int number : before) {
            if (number != 0) {
                table[place(number)] = number;
            }
        }
    }

    /** Where the number is, or would be. */
    private int place(int number) {
        int at = number & table.length - 1;
        while (table[at] != 0 && table[at] != number) {
            at = at + 1 & table.length - 1;
        }
        return at;
    }
}
