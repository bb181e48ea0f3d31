/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.ArrayList;
import java.util.List;

import org.contest.testprograms.Threads;

/** Two threads add to a plain ArrayList: an element is lost, or the array is left too short. */
public final class ArrayListRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final List<Integer> LIST = new ArrayList<>();

    private ArrayListRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, () -> {
            LIST.add(1);
            LIST.add(2);
        });
        Threads.check(LIST.size() == 4 && !LIST.contains(null), "list is " + LIST);
    }
}
