/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Two threads update what they share without a lock, but only where real time passes while they compute. */
public final class FreeUpdate {

    private static final int WORK = 5_000_000;
    private static final long LONG_NANOS = 300_000;
    private static int total;

    private FreeUpdate() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(FreeUpdate::add);
        Thread second = new Thread(FreeUpdate::add);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void add() {
        long begin = System.nanoTime();
        int work = 0;
        for (int i = 0; i < WORK; i++) {
            work = 31 * work + i;
        }
        if (System.nanoTime() - begin > LONG_NANOS) {
            total += work;
        }
    }
}
