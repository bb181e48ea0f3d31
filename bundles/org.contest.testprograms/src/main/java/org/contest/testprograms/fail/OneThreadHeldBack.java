/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/**
 * Order bug of depth one among many threads (50 unless the argument says otherwise): it fails only when the thread that
 * was started first arrives last.
 */
public final class OneThreadHeldBack {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static int arrived;

    private OneThreadHeldBack() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 50;
        Threads.Body[] bodies = new Threads.Body[count];
        for (int i = 0; i < count; i++) {
            boolean first = i == 0;
            bodies[i] = () -> {
                int before = arrive();
                Threads.check(!first || before < count - 1, "the first thread arrived last of " + count);
            };
        }
        Threads.together(bodies);
    }

    private static synchronized int arrive() {
        return arrived++;
    }
}
