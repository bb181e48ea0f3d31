/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The words of all merged pages, with how often and where they occur. Not thread-safe: {@link ResultMerger} guards
 * it.
 */
final class Index {
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, List<Address>> places = new TreeMap<>();

    /** Adds the words of one page. */
    void add(CrawlResult result) {
        for (Map.Entry<String, Integer> entry : result.counts().entrySet()) {
            counts.merge(entry.getKey(), entry.getValue(), Integer::sum);
            places.computeIfAbsent(entry.getKey(), word -> new ArrayList<>()).add(result.address());
        }
    }

    /** How often all words occur together. */
    int words() {
        int sum = 0;
        for (int count : counts.values()) {
            sum += count;
        }
        return sum;
    }

    /** How many different words there are. */
    int differentWords() {
        return counts.size();
    }

    /** The pages on which the word occurs, in the order of merging. */
    List<Address> places(String word) {
        return places.getOrDefault(word, List.of());
    }
}
