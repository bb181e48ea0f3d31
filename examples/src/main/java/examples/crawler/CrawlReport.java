/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.List;

/** The outcome of a crawl, and the check that it is right. */
final class CrawlReport {
    private final ResultMerger merger;
    private final List<WorkerStatistics> workers;

    CrawlReport(ResultMerger merger, List<WorkerStatistics> workers) {
        this.merger = merger;
        this.workers = workers;
    }

    /**
     * Checks the outcome against the site.
     *
     * @param enough how many pages were asked for
     * @param live how many connections are still live
     * @throws IllegalStateException if pages or words are missing or counted twice, or a connection is still live
     */
    void check(Site site, int enough, int live) {
        List<Address> pages = merger.pages();
        require(pages.size() >= enough, pages.size() + " pages of " + enough);
        require(pages.stream().distinct().count() == pages.size(), "a page was merged twice: " + pages);
        require(live == 0, live + " connections are still live");
        int words = 0;
        for (Address page : pages) {
            words += site.words(page).size();
            checkPlaces(site, page);
        }
        require(words == merger.words(), "the index has " + merger.words() + " words, the pages " + words);
        checkStatistics(pages.size(), words);
    }

    private void checkPlaces(Site site, Address page) {
        for (String word : site.words(page)) {
            require(merger.places(word).contains(page), word + " is not indexed on " + page);
        }
    }

    private void checkStatistics(int pages, int words) {
        int countedPages = 0;
        int countedWords = 0;
        for (WorkerStatistics worker : workers) {
            countedPages += worker.pages();
            countedWords += worker.words();
        }
        require(countedPages == pages, "the workers have counted " + countedPages + " pages of " + pages);
        require(countedWords == words, "the workers have counted " + countedWords + " words of " + words);
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException(otherwise);
        }
    }

    /** The report in a few lines. */
    String text() {
        StringBuilder text = new StringBuilder();
        text.append(merger.pages().size()).append(" pages, ").append(merger.differentWords()).append(" words");
        for (WorkerStatistics worker : workers) {
            text.append(System.lineSeparator()).append(worker);
        }
        return text.toString();
    }
}
