/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The list of workloads, by name. */
public final class Workloads {

    private static final Map<String, Supplier<Workload>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("k-means", KMeans::new);
        ALL.put("concurrent-map", ConcurrentMap::new);
        ALL.put("blocking-queue", BlockingQueue::new);
        ALL.put("philosophers", Philosophers::new);
        ALL.put("bank", Bank::new);
        ALL.put("life", Life::new);
        ALL.put("merge-sort", MergeSort::new);
        ALL.put("lucene", Lucene::new);
        ALL.put("h2", Database::new);
        ALL.put("xalan", Transform::new);
    }

    private Workloads() {
    }

    /** All names. */
    public static Set<String> names() {
        return ALL.keySet();
    }

    /**
     * A new workload.
     *
     * @throws IllegalArgumentException when there is none of this name
     */
    public static Workload create(String name) {
        Supplier<Workload> maker = ALL.get(name);
        if (maker == null) {
            throw new IllegalArgumentException("no workload \"" + name + "\"; there are " + ALL.keySet());
        }
        return maker.get();
    }

    /** Runs {@code NAME WARMUP MEASURED} and prints the measured iterations' milliseconds, one a line. */
    public static void main(String[] args) throws Exception {
        Workload workload = create(args[0]);
        int warmup = Integer.parseInt(args[1]);
        int measured = Integer.parseInt(args[2]);
        for (int i = 0; i < warmup + measured; i++) {
            long begin = System.nanoTime();
            workload.iterate();
            if (i >= warmup) {
                System.out.println("ITERATION " + (System.nanoTime() - begin) / 1e6);
            }
        }
    }
}
