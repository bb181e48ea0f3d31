/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

/** What one worker has done. Written by that worker only, read when it has ended. */
final class WorkerStatistics {
    private final String name;
    private int pages;
    private int words;
    private int stopped;

    WorkerStatistics(String name) {
        this.name = name;
    }

    /** Counts one merged page with so many words. */
    void countPage(int wordsOfPage) {
        pages++;
        words += wordsOfPage;
    }

    /** Counts one connection that was stopped. */
    void countStopped() {
        stopped++;
    }

    int pages() {
        return pages;
    }

    int words() {
        return words;
    }

    int stopped() {
        return stopped;
    }

    @Override
    public String toString() {
        return name + ": " + pages + " pages, " + words + " words, " + stopped + " stopped";
    }
}
