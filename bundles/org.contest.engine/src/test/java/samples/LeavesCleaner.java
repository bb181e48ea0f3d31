/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.lang.ref.ReferenceQueue;

/** Leaves a thread that cleans up after the garbage collector for as long as the JVM lives, as many libraries do. */
public final class LeavesCleaner {

    private LeavesCleaner() {
    }

    /** Starts it, and a thread that ends. */
    public static void main(String[] args) throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Thread cleaner = new Thread(() -> {
            while (true) {
                try {
                    queue.remove();
                } catch (InterruptedException e) {
                    continue; // it has no other end
                }
            }
        }, "cleaner");
        cleaner.setDaemon(true);
        cleaner.start();
        Thread other = new Thread(Thread::yield);
        other.start();
        other.join();
    }
}
