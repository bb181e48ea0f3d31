/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.locks.LockSupport;

import org.contest.testprograms.Threads;

/** A permit given before the park is not lost; a park without reason is repeated. */
public final class ParkUnpark {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile boolean open;

    private ParkUnpark() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Threads.start(() -> {
            while (!open) {
                LockSupport.park();
            }
        });
        open = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
