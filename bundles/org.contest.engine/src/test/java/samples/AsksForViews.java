/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A thread asks maps for views, and goes through these while another one puts something in. */
public final class AsksForViews {

    private AsksForViews() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        ConcurrentMap<Integer, Integer> hashed = new ConcurrentHashMap<>();
        ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
        Thread other = new Thread(() -> {
            for (int i = 1; i < 4; i++) {
                hashed.put(i, i);
                sorted.put(i, i);
            }
        });
        other.start();
        for (int i = 0; i < 3; i++) {
            values(hashed);
            keys(hashed);
            values(sorted);
            keys(sorted);
            first(sorted);
        }
        other.join();
    }

    private static int values(ConcurrentMap<Integer, Integer> map) {
        int sum = 0;
        for (Integer value : map.values()) {
            sum += value;
        }
        return sum;
    }

    private static int keys(ConcurrentMap<Integer, Integer> map) {
        int sum = 0;
        for (Integer key : map.keySet()) {
            sum += key;
        }
        return sum;
    }

    private static int first(ConcurrentSkipListMap<Integer, Integer> map) {
        int sum = 0;
        for (Integer key : map.headMap(3).keySet()) {
            sum += key;
        }
        return sum;
    }
}
