/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.google.guava:guava:33.3.1-jre
// libs: com.google.guava:failureaccess:1.0.2
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.util.concurrent.atomic.AtomicInteger;

/** A loading cache loads each key once. */
public class GuavaCache {

    public static void main(String[] args) throws Exception {
        AtomicInteger loads = new AtomicInteger();
        LoadingCache<Integer, Integer> cache = CacheBuilder.newBuilder().maximumSize(10)
            .build(CacheLoader.from(key -> {
            loads.incrementAndGet();
            return key * key;
        }));
        Together.run(3, i -> {
            for (int key = 0; key < 3; key++) {
                Together.check(cache.get(key) == key * key, key);
            }
        });
        Together.check(loads.get() == 3, loads);
    }
}
