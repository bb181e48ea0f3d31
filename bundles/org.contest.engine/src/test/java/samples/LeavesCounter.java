/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Leaves a daemon behind that counts until the JVM ends, and once more when an exception ends it. */
public final class LeavesCounter {

    private static volatile int count;

    private LeavesCounter() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread daemon = new Thread(() -> {
            try {
                while (true) {
                    count++;
                    Thread.sleep(1);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                count++;
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread other = new Thread(() -> count++);
        other.start();
        other.join();
    }
}
