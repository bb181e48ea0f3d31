/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Its main thread fails before it shuts its executor down, whose thread waits for ever. */
public final class DiesAndLeavesWaiter {

    private DiesAndLeavesWaiter() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        int answer = executor.submit(() -> 42).get();
        if (answer == 42) {
            throw new IllegalStateException("as always");
        }
        executor.shutdown();
    }
}
