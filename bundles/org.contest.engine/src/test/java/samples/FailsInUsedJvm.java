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

/** Sets what can be set once in a JVM: its second run there fails, as no run in a JVM of its own does. */
public final class FailsInUsedJvm {

    private static volatile int seen;

    private FailsInUsedJvm() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> seen++);
        thread.start();
        thread.join();
        URLConnection.setContentHandlerFactory(type -> null);
    }
}
