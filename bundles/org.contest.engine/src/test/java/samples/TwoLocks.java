/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Two threads take two locks in the same order; one lock is made in a constructor, the other in a method. */
public final class TwoLocks {

    private static int count;

    private static final class Holder {
        private final Object lock = new Object();
    }

    private static final class Worker extends Thread {
        private final Object first;
        private final Object second;

        Worker(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                    count++;
                }
            }
        }
    }

    private TwoLocks() {
    }

    private static Object make() {
        return new Object();
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Object outer = new Holder().lock;
        Object inner = make();
        Thread one = new Worker(outer, inner);
        Thread other = new Thread(new Worker(outer, inner)::run);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
