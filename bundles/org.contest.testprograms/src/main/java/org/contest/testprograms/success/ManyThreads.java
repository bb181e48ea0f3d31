/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** Many threads (50 unless the argument says otherwise) arrive in any order. */
public final class ManyThreads {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int arrived;

    private ManyThreads() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 50;
        Threads.together(count, ManyThreads::arrive);
        Threads.check(arrived == count, arrived + " threads arrived");
    }

    private static synchronized void arrive() {
        arrived++;
    }
}
