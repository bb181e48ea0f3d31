/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

/** {@link Crawler} mended: its workers are finished under their monitor. */
public final class FixedCrawler extends Crawler {
    private FixedCrawler(CrawlerConfiguration configuration) {
        super(configuration);
    }

    /** Usage: {@code FixedCrawler [name=number...]}, see {@link CrawlerConfiguration}. */
    public static void main(String[] args) throws InterruptedException {
        new FixedCrawler(CrawlerConfiguration.parse(args)).crawl();
    }

    @Override
    protected Worker createWorker(String name) {
        return new FixedWorker(name, pool(), connections(), frontier(), merger());
    }
}
