/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.lang.management.ManagementFactory;
import java.net.ServerSocket;

/** Hangs in each run, and in none of its replays. */
public final class HangsUnlessReplayed {

    private static volatile int seen;

    private HangsUnlessReplayed() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> seen++);
        thread.start();
        thread.join();
        if (!ManagementFactory.getRuntimeMXBean().getInputArguments().toString().contains("scheduler=replay")) {
            try (ServerSocket nobodyCalls = new ServerSocket(0)) {
                nobodyCalls.accept().close();
            }
        }
    }
}
