/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.Map;
import java.util.TreeMap;

/**
 * What is relevant on one page: how often each word occurs.
 *
 * @param address where the page came from
 * @param counts the words and how often each occurs
 */
record CrawlResult(Address address, Map<String, Integer> counts) {

    /** Counts the words of the page. */
    static CrawlResult of(Page page) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : page.words()) {
            counts.merge(word, 1, Integer::sum);
        }
        return new CrawlResult(page.address(), counts);
    }

    /** How many words the page has, repetitions included. */
    int words() {
        int sum = 0;
        for (int count : counts.values()) {
            sum += count;
        }
        return sum;
    }
}
