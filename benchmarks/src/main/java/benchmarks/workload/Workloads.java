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

    private static final long WARMUP_NANOS = 2_000_000_000;
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

    /**
     * Runs {@code NAME WARMUP MEASURED} and prints how many iterations warmed up, then the measured ones' milliseconds,
     * one a line. Warms up for two seconds at least: a few iterations of some milliseconds end before the JIT has
     * compiled them.
     */
    public static void main(String[] args) throws Exception {
        Workload workload = create(args[0]);
        System.out.println("WARMUP " + warmUp(workload, Integer.parseInt(args[1])));
        for (int i = Integer.parseInt(args[2]); i > 0; i--) {
            long begin = System.nanoTime();
            workload.iterate();
            System.out.println("ITERATION " + (System.nanoTime() - begin) / 1e6);
        }
    }

    private static int warmUp(Workload workload, int least) throws Exception {
        long begin = System.nanoTime();
        int done = 0;
        for (; done < least || System.nanoTime() - begin < WARMUP_NANOS; done++) {
            workload.iterate();
        }
        return done;
    }
}
