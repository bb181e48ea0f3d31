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

/** Where objects were made, as a trace tells it of some of those that have events. */
public final class Creations {

    private static final int WIDTH = 3;

    private int[] numbers = new int[WIDTH];
    private int size;

    Creations() {
    }

    void add(int object, int type, int place) {
        if (WIDTH * size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        numbers[WIDTH * size] = object;
        numbers[WIDTH * size + 1] = type;
        numbers[WIDTH * size++ + 2] = place;
    }

    /** Number of objects told. */
    public int size() {
        return size;
    }

    /** Identity hash of object number {@code i}. */
    public int object(int i) {
        return numbers[WIDTH * i];
    }

    /** The site of its creation, whose variable is its type. */
    public int type(int i) {
        return numbers[WIDTH * i + 1];
    }

    /** The site on top of the stack then, outside constructors. */
    public int place(int i) {
        return numbers[WIDTH * i + 2];
    }
}
