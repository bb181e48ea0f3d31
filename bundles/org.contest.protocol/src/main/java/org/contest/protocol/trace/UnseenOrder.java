/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.Arrays;

/**
 * The order that locks of the JDK made without an event: a thread gave one back after one of its events, and another
 * thread had it before one of its own. Events are numbered by thread from 1, each access of a run by itself.
 */
public final class UnseenOrder {

    private static final int WIDTH = 4;

    private long[] numbers = new long[WIDTH];
    private int size;

    UnseenOrder() {
    }

    void add(int giver, long given, int taker, long taken) {
        if (WIDTH * size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        int at = WIDTH * size++;
        numbers[at] = giver;
        numbers[at + 1] = given;
        numbers[at + 2] = taker;
        numbers[at + 3] = taken;
    }

    /** Number of pairs. */
    public int size() {
        return size;
    }

    /** The thread that gave the lock back. */
    public int giver(int i) {
        return (int) numbers[WIDTH * i];
    }

    /** The number of its last event before. */
    public long given(int i) {
        return numbers[WIDTH * i + 1];
    }

    /** The thread that took the lock. */
    public int taker(int i) {
        return (int) numbers[WIDTH * i + 2];
    }

    /** The number of its last event before. */
    public long taken(int i) {
        return numbers[WIDTH * i + 3];
    }
}
