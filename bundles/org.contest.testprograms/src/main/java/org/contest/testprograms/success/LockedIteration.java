/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.contest.testprograms.Threads;

/** A synchronized list is iterated under its lock. */
public final class LockedIteration {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));

    private LockedIteration() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> LIST.add(4), LockedIteration::sum);
    }

    private static void sum() {
        int sum = 0;
        synchronized (LIST) {
            for (int value : LIST) {
                sum += value;
            }
        }
        Threads.check(sum == 6 || sum == 10, "sum is " + sum);
    }
}
