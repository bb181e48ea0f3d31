/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Two threads of which one works while the other waits for its end: all runs have one order, and known tasks. */
public final class KnownTasks {

    private static final Object OUTER = new Object();
    private static final Object INNER = new Object();
    private static int count;

    private static final class Worker extends Thread {
        @Override
        public void run() {
            synchronized (OUTER) {
                synchronized (INNER) {
                    count = 2;
                }
            }
        }
    }

    private KnownTasks() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        synchronized (OUTER) {
            count = 1;
        }
        Thread worker = new Worker();
        worker.start();
        worker.join();
        if (count != 2) {
            throw new IllegalStateException("count is " + count);
        }
    }
}
