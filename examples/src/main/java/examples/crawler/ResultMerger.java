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
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Merges what the workers find into one index, consistently: one result at a time, each page once. */
final class ResultMerger {
    private final int enough;

    /** Guarded by this merger, as are the others. */
    private final Index index = new Index();
    private final Set<Address> merged = new HashSet<>();
    private final List<Address> order = new ArrayList<>();

    /**
     * An empty merger.
     *
     * @param enough how many pages make {@link #awaitEnough()} return
     */
    ResultMerger(int enough) {
        this.enough = enough;
    }

    /**
     * Merges one result.
     *
     * @return false when its page has been merged before
     */
    synchronized boolean merge(CrawlResult result) {
        if (!merged.add(result.address())) {
            return false;
        }
        index.add(result);
        order.add(result.address());
        if (order.size() >= enough) {
            notifyAll();
        }
        return true;
    }

    /** Waits until enough pages have been merged. */
    synchronized void awaitEnough() throws InterruptedException {
        while (order.size() < enough) {
            wait();
        }
    }

    /** The merged pages, in the order of merging. */
    synchronized List<Address> pages() {
        return new ArrayList<>(order);
    }

    /** How often all words of the merged pages occur together. */
    synchronized int words() {
        return index.words();
    }

    /** How many different words there are on the merged pages. */
    synchronized int differentWords() {
        return index.differentWords();
    }

    /** The merged pages on which the word occurs. */
    synchronized List<Address> places(String word) {
        return new ArrayList<>(index.places(word));
    }
}
