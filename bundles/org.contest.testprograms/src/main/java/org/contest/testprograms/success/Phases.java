/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

import org.contest.testprograms.Threads;

/** Three parties of a Phaser go through two phases. */
public final class Phases {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Phaser PHASER = new Phaser(3);
    private static final AtomicInteger FIRST = new AtomicInteger();

    private Phases() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(3, () -> {
            FIRST.incrementAndGet();
            PHASER.arriveAndAwaitAdvance();
            Threads.check(FIRST.get() == 3, FIRST + " have finished the first phase");
            PHASER.arriveAndDeregister();
        });
        Threads.check(PHASER.isTerminated(), "the phaser goes on");
    }
}
