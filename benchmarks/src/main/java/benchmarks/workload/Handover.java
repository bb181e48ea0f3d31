/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

/** One thread hands a value over, the other takes it when it is there: 54 schedules. */
public final class Handover {

    private static int data;
    private static int taken;
    private static volatile boolean ready;

    private Handover() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread giver = new Thread(() -> {
            data = 1;
            ready = true;
        });
        Thread taker = new Thread(() -> {
            if (ready) {
                taken = data;
            }
        });
        giver.start();
        taker.start();
        giver.join();
        taker.join();
    }
}
