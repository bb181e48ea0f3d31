/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: com.google.guava:guava:33.3.1-jre
// libs: com.google.guava:failureaccess:1.0.2
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;

/** Loaders of a cache count their calls. */
public class LostInGuava {

    private static int loads;

    public static void main(String[] args) throws Exception {
        LoadingCache<Integer, Integer> cache = CacheBuilder.newBuilder().build(CacheLoader.from(key -> {
            loads = loads + 1;
            return key;
        }));
        Together.run(2, cache::getUnchecked);
        Together.check(loads == 2, loads);
    }
}
