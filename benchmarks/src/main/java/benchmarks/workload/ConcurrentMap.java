/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.concurrent.ConcurrentHashMap;

/** Four threads count words in one ConcurrentHashMap. */
final class ConcurrentMap implements Workload {

    private static final int THREADS = 4;
    private static final int OPERATIONS = 50_000;
    private static final int KEYS = 1_000;

    @Override
    public void iterate() throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Team.run(THREADS, member -> {
            int key = member;
            for (int i = 0; i < OPERATIONS; i++) {
                key = (key * 31 + 7) % KEYS;
                map.merge(key, 1, Integer::sum);
                map.get((key + 1) % KEYS);
            }
        });
        int total = map.values().stream().mapToInt(Integer::intValue).sum();
        if (total != THREADS * OPERATIONS) {
            throw new IllegalStateException("lost counts: " + total);
        }
    }
}
