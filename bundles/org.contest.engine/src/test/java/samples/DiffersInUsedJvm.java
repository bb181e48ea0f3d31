/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.net.URLConnection;

/** Sets what can be set once in a JVM: where it is set already, a thread does more, and fails. */
public final class DiffersInUsedJvm {

    private static volatile int seen;

    private DiffersInUsedJvm() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        boolean used = isUsed();
        Thread thread = new Thread(() -> {
            for (int i = 0; i < (used ? 10 : 1); i++) {
                seen++;
            }
            if (used) {
                throw new IllegalStateException("in a used JVM");
            }
        });
        thread.start();
        seen++;
        thread.join();
    }

    private static boolean isUsed() {
        try {
            URLConnection.setContentHandlerFactory(type -> null);
            return false;
        } catch (Error e) {
            return true;
        }
    }
}
