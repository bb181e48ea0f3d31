/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.contest.testprograms.Threads;

/** The consumer takes an empty poll of a queue for the end of the items: it fails only when the timeout fires. */
public final class TimedPollExpires {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    /** Fails only because a timeout fires. */
    public static final boolean TIMING_ONLY = true;

    private static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

    private TimedPollExpires() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> QUEUE.add("item"), TimedPollExpires::consume);
    }

    private static void consume() throws InterruptedException {
        Threads.check(QUEUE.poll(1, TimeUnit.SECONDS) != null, "the item never came");
    }
}
