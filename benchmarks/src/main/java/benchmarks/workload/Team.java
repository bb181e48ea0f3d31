/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.ArrayList;
import java.util.List;

/** Runs a task in several threads and waits for all. */
final class Team {

    /** One member's part of the work. */
    interface Part {
        void run(int member) throws Exception;
    }

    private Team() {
    }

    static void run(int members, Part part) throws Exception {
        List<Thread> threads = new ArrayList<>();
        Exception[] failures = new Exception[members];
        for (int i = 0; i < members; i++) {
            int member = i;
            Thread thread = new Thread(() -> {
                try {
                    part.run(member);
                } catch (Exception e) {
                    failures[member] = e;
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (Exception failure : failures) {
            if (failure != null) {
                throw failure;
            }
        }
    }
}
