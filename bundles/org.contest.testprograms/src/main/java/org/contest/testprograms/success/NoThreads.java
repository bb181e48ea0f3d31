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
import java.util.List;

import org.contest.testprograms.Threads;

/** A program of one thread. */
public final class NoThreads {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private NoThreads() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            list.add(i);
        }
        Threads.check(list.size() == 5, "list is " + list);
    }
}
