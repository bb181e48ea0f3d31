/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.CountDownLatch;

/** Two threads that always deadlock on monitors. */
public final class Deadlocks {

    private Deadlocks() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Object first = new Object();
        Object second = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread one = new Thread(() -> lock(first, second, both));
        Thread other = new Thread(() -> lock(second, first, both));
        one.start();
        other.start();
        one.join();
        other.join();
    }

    private static void lock(Object one, Object other, CountDownLatch both) {
        synchronized (one) {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                return;
            }
            synchronized (other) {
                both.countDown();
            }
        }
    }
}
