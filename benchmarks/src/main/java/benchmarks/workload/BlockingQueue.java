/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/** Two producers and two consumers over one ArrayBlockingQueue. */
final class BlockingQueue implements Workload {

    private static final int ITEMS = 20_000;

    @Override
    public void iterate() throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(64);
        AtomicLong sum = new AtomicLong();
        Team.run(4, member -> {
            long mine = 0;
            for (int i = 0; i < ITEMS; i++) {
                if (member < 2) {
                    queue.put(i);
                } else {
                    mine += queue.take();
                }
            }
            sum.addAndGet(mine);
        });
        if (sum.get() != (long) ITEMS * (ITEMS - 1)) {
            throw new IllegalStateException("lost items: " + sum);
        }
    }
}
