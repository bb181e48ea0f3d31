/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

/**
 * The parameters of a crawl.
 *
 * @param workers how many workers there are
 * @param pages how many pages the site has
 * @param enough how many pages end the crawl
 * @param depth how many links a page may be away from the home page
 * @param queueCapacity how many connections may wait for a worker
 * @param liveConnections how many connections may be open at a time
 * @param latency what a connection waits for the network, in milliseconds
 */
record CrawlerConfiguration(int workers, int pages, int enough, int depth, int queueCapacity, int liveConnections,
    int latency) {

    CrawlerConfiguration {
        requirePositive("workers", workers);
        requirePositive("pages", pages);
        requirePositive("enough", enough);
        requirePositive("queue", queueCapacity);
        requirePositive("live", liveConnections);
        if (enough > pages) {
            throw new IllegalArgumentException("enough=" + enough + " is more than pages=" + pages);
        }
    }

    /** The default crawl: 3 workers, 6 of 14 pages. */
    static CrawlerConfiguration defaults() {
        return new CrawlerConfiguration(3, 14, 6, 9, 2, 4, 1);
    }

    /**
     * Reads arguments of the form {@code name=number}: workers, pages, enough, depth, queue, live, latency.
     *
     * @throws IllegalArgumentException if a name is unknown or a number is none
     */
    static CrawlerConfiguration parse(String[] args) {
        CrawlerConfiguration configuration = defaults();
        for (String arg : args) {
            int equals = arg.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("'" + arg + "' is not of the form name=number");
            }
            configuration = configuration.with(arg.substring(0, equals), Integer.parseInt(arg.substring(equals + 1)));
        }
        return configuration;
    }

    private CrawlerConfiguration with(String name, int value) {
        return switch (name) {
        case "workers" -> new CrawlerConfiguration(value, pages, enough, depth, queueCapacity, liveConnections,
            latency);
        case "pages" -> new CrawlerConfiguration(workers, value, enough, depth, queueCapacity, liveConnections,
            latency);
        case "enough" -> new CrawlerConfiguration(workers, pages, value, depth, queueCapacity, liveConnections,
            latency);
        case "depth" -> new CrawlerConfiguration(workers, pages, enough, value, queueCapacity, liveConnections,
            latency);
        case "queue" -> new CrawlerConfiguration(workers, pages, enough, depth, value, liveConnections, latency);
        case "live" -> new CrawlerConfiguration(workers, pages, enough, depth, queueCapacity, value, latency);
        case "latency" -> new CrawlerConfiguration(workers, pages, enough, depth, queueCapacity, liveConnections,
            value);
        default -> throw new IllegalArgumentException("there is no parameter '" + name + "'");
        };
    }

    private static void requirePositive(String name, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + "=" + value + " is not positive");
        }
    }
}
