/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

/** Two threads count twice each, without a lock: 923 schedules of starts, joins, reads and writes. */
public final class TwoCounts {

    private static int total;

    private TwoCounts() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(TwoCounts::count);
        Thread second = new Thread(TwoCounts::count);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void count() {
        for (int i = 0; i < 2; i++) {
            total++;
        }
    }
}
