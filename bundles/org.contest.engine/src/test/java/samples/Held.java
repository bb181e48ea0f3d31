/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** A thread waits while another one does something that takes time only when a debugger holds it. */
public final class Held {

    private static final Object LOCK = new Object();
    private static boolean told;

    private Held() {
    }

    /** Runs the program. Argument: milliseconds that the thread waits, 0 for no limit. */
    public static void main(String[] args) throws InterruptedException {
        long millis = Long.parseLong(args[0]);
        Thread waiter = new Thread(() -> await(millis));
        waiter.start();
        hold();
        synchronized (LOCK) {
            told = true;
            LOCK.notifyAll();
        }
        waiter.join();
    }

    private static void hold() {
        Thread.yield();
    }

    private static void await(long millis) {
        synchronized (LOCK) {
            try {
                LOCK.wait(told ? 1 : millis);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (!told) {
                throw new IllegalStateException("timed out");
            }
        }
    }
}
