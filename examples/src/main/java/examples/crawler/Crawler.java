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
 * The crawler: it visits the pages of a site until it has enough of them, then shuts down while some connections are
 * still live.
 *
 * <p>Source: Edelstein et al., 2002, "A real-life race condition defect"; Fiedor et al., 2014, section 3.4.1; Yom-Tov
 * et al., 2007, section 3.1 (19 classes, about 1,200 lines, the code that involves concurrency without the
 * operational code). Bugs:
 * <ul>
 * <li>a race in {@link Worker#finish()}: a NullPointerException leaves the main thread when the worker gives its
 * connection back between the test and the call;
 * <li>a deadlock at shutdown: a worker that becomes idle while {@link Worker#finish()} takes it for busy is not
 * interrupted, and waits for a connection for ever; the program hangs.
 * </ul>
 */
public class Crawler {
    private final CrawlerConfiguration configuration;
    private final Site site;
    private final Frontier frontier;
    private final ResultMerger merger;
    private final WorkerPool pool;
    private final ConnectionManager connections;
    private final CrawlManager manager;

    /** A crawler at rest; {@link #crawl()} makes it go. */
    protected Crawler(CrawlerConfiguration configuration) {
        this.configuration = configuration;
        site = new Site(configuration.pages());
        frontier = new Frontier(configuration.depth());
        merger = new ResultMerger(configuration.enough());
        pool = new WorkerPool();
        ConnectionQueue queue = new ConnectionQueue(configuration.queueCapacity());
        Network network = new Network(site, configuration.latency());
        connections = new ConnectionManager(frontier, network, queue, configuration.liveConnections());
        manager = new CrawlManager(queue, pool, connections);
    }

    /** Usage: {@code Crawler [name=number...]}, see {@link CrawlerConfiguration}. */
    public static void main(String[] args) throws InterruptedException {
        new Crawler(CrawlerConfiguration.parse(args)).crawl();
    }

    /** Crawls, shuts down, checks and prints the report. */
    protected void crawl() throws InterruptedException {
        hireWorkers();
        frontier.add(site.home());
        connections.start();
        manager.start();
        merger.awaitEnough();
        manager.shutDown();
        CrawlReport report = new CrawlReport(merger, pool.statistics());
        report.check(site, configuration.enough(), connections.liveCount());
        System.out.println(report.text());
    }

    private void hireWorkers() {
        for (int i = 0; i < configuration.workers(); i++) {
            Worker worker = createWorker("worker-" + i);
            pool.hire(worker);
            worker.start();
        }
    }

    /** Makes one worker, which is not yet started. */
    protected Worker createWorker(String name) {
        return new Worker(name, pool, connections, frontier, merger);
    }

    /** Where workers wait for connections. */
    protected final WorkerPool pool() {
        return pool;
    }

    /** Where workers give their connections back. */
    protected final ConnectionManager connections() {
        return connections;
    }

    /** Where workers put the links they find. */
    protected final Frontier frontier() {
        return frontier;
    }

    /** Where workers merge what they find. */
    protected final ResultMerger merger() {
        return merger;
    }
}
