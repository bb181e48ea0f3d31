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
import org.contest.testprograms.VirtualThreads;

/** Many virtual threads (50 unless the argument says otherwise) arrive in any order; the twin of ManyThreads. */
public final class ManyVirtualThreads {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int arrived;

    private ManyVirtualThreads() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[args.length > 0 ? Integer.parseInt(args[0]) : 50];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = VirtualThreads.start(ManyVirtualThreads::arrive);
        }
        Threads.join(threads);
        Threads.check(arrived == threads.length, arrived + " threads arrived");
    }

    private static synchronized void arrive() {
        arrived++;
    }
}
