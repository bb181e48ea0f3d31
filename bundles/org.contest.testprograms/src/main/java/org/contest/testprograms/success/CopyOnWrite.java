/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.contest.testprograms.Threads;

/** A copy-on-write list is iterated while another thread adds to it. */
public final class CopyOnWrite {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final List<Integer> LIST = new CopyOnWriteArrayList<>(List.of(1, 2, 3));

    private CopyOnWrite() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> LIST.add(4), CopyOnWrite::sum);
    }

    private static void sum() {
        int sum = 0;
        for (int value : LIST) {
            sum += value;
        }
        Threads.check(sum == 6 || sum == 10, "sum is " + sum);
    }
}
