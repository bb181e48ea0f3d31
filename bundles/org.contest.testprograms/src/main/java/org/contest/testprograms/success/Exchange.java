/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.Exchanger;

import org.contest.testprograms.Threads;

/** Two threads swap their values through an Exchanger. */
public final class Exchange {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Exchanger<String> EXCHANGER = new Exchanger<>();

    private Exchange() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> swap("a", "b"), () -> swap("b", "a"));
    }

    private static void swap(String mine, String theirs) throws InterruptedException {
        Threads.check(EXCHANGER.exchange(mine).equals(theirs), "not " + theirs);
    }
}
