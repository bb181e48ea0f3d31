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
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.contest.testprograms.Threads;

/** A parallel stream collects without shared state. */
public final class ParallelStreamSum {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private ParallelStreamSum() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        List<Integer> list = IntStream.range(0, 8).parallel().boxed().collect(Collectors.toList());
        Threads.check(list.equals(List.of(0, 1, 2, 3, 4, 5, 6, 7)), "list is " + list);
    }
}
