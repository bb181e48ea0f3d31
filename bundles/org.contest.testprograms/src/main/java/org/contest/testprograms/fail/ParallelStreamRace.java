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
import java.util.stream.IntStream;

import org.contest.testprograms.Threads;

/** A parallel stream adds to a plain ArrayList. */
public final class ParallelStreamRace {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final List<Integer> LIST = new ArrayList<>();

    private ParallelStreamRace() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        IntStream.range(0, 8).parallel().forEach(LIST::add);
        Threads.check(LIST.size() == 8 && !LIST.contains(null), "list is " + LIST);
    }
}
