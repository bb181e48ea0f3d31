/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: com.github.ben-manes.caffeine:caffeine:3.1.8
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Loaders of a cache count their calls; the executor is shut down. */
public class LostInCaffeine {

    private static int loads;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Cache<String, Integer> cache = Caffeine.newBuilder().maximumSize(10).executor(pool).build();
        Together.run(2, i -> cache.get("key" + i, key -> {
            loads = loads + 1;
            return i;
        }));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        Together.check(loads == 2, loads);
    }
}
