/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.github.ben-manes.caffeine:caffeine:3.1.8
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.concurrent.atomic.AtomicInteger;

/** A loading cache loads each key once. */
public class CaffeineCache {

    public static void main(String[] args) throws Exception {
        AtomicInteger loads = new AtomicInteger();
        LoadingCache<Integer, Integer> cache = Caffeine.newBuilder().maximumSize(10).build(key -> {
            loads.incrementAndGet();
            return key * key;
        });
        Together.run(3, i -> {
            for (int key = 0; key < 3; key++) {
                Together.check(cache.get(key) == key * key, key);
            }
        });
        Together.check(loads.get() == 3, loads);
    }
}
