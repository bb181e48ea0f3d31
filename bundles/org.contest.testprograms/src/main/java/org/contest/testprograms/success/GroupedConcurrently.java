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
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.contest.testprograms.Threads;

/** Threads of a parallel stream add to the same list, under a monitor that the JDK's collector takes for them. */
public final class GroupedConcurrently {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int NUMBERS = 100;

    private GroupedConcurrently() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        Map<Integer, List<Integer>> groups =
            IntStream.range(0, NUMBERS).boxed().parallel().collect(Collectors.groupingByConcurrent(x -> 0));
        Threads.check(groups.get(0).size() == NUMBERS, "groups are " + groups);
    }
}
