/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Asserts what does not hold, beside a second thread. */
public final class AssertsInVain {

    private static volatile int seen;

    private AssertsInVain() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> seen++);
        thread.start();
        thread.join();
        assert seen == 2 : "seen is " + seen;
    }
}
