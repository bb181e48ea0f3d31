/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.Hashtable;
import java.util.Vector;

import org.contest.testprograms.Threads;

/** Vector, Hashtable and StringBuffer shared by two threads. */
public final class SynchronizedCollections {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Vector<Integer> VECTOR = new Vector<>();
    private static final Hashtable<Integer, Integer> TABLE = new Hashtable<>();
    private static final StringBuffer BUFFER = new StringBuffer();

    private SynchronizedCollections() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> add(1), () -> add(17));
        Threads.check(VECTOR.size() == 2 && TABLE.size() == 2, VECTOR + " and " + TABLE);
        Threads.check(BUFFER.toString().equals("1;17;") || BUFFER.toString().equals("17;1;"), BUFFER.toString());
    }

    private static void add(int number) {
        VECTOR.add(number);
        TABLE.put(number, number);
        BUFFER.append(number + ";");
    }
}
