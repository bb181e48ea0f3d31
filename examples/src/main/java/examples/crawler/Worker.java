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
 * Waits for a connection, fetches its page, merges what is relevant, gives the connection back, and so on until it is
 * finished.
 */
class Worker extends Thread {
    private final WorkerPool pool;
    private final ConnectionManager connections;
    private final Frontier frontier;
    private final ResultMerger merger;
    private final WorkerStatistics statistics;

    /** The connection this worker serves, null when there is none. */
    protected Connection connection;

    /** Set when the worker shall end. */
    protected volatile boolean finished;

    Worker(String name, WorkerPool pool, ConnectionManager connections, Frontier frontier, ResultMerger merger) {
        super(name);
        this.pool = pool;
        this.connections = connections;
        this.frontier = frontier;
        this.merger = merger;
        statistics = new WorkerStatistics(name);
    }

    @Override
    public void run() {
        try {
            while (!finished) {
                awaitConnection();
                if (connection != null) {
                    serve(connection);
                }
            }
        } catch (InterruptedException e) {
            pool.leave(this);
        }
    }

    /** Declares itself idle, unless finished, and waits until the manager assigns a connection, or interrupts. */
    protected void awaitConnection() throws InterruptedException {
        if (!pool.addIdle(this)) {
            return;
        }
        synchronized (this) {
            while (connection == null) {
                wait();
            }
        }
    }

    /** Gives this idle worker a connection to serve. */
    synchronized void assign(Connection assigned) {
        connection = assigned;
        notifyAll();
    }

    private void serve(Connection served) throws InterruptedException {
        try {
            Page page = served.fetch();
            if (page == null) {
                statistics.countStopped();
            } else {
                collect(page);
            }
        } finally {
            disconnect();
            connections.release(served);
        }
    }

    private void collect(Page page) {
        CrawlResult result = CrawlResult.of(page);
        frontier.addAll(page.links());
        if (merger.merge(result)) {
            statistics.countPage(result.words());
        }
    }

    /** Forgets the connection, which has been served. */
    protected void disconnect() {
        connection = null;
    }

    /** Ends this worker: a live connection is told to stop, an idle worker is interrupted. */
    protected void finish() {
        boolean idle = pool.isIdle(this);
        finished = true;
        if (connection != null)
            connection.setStopFlag();
        if (idle) {
            interrupt();
        }
    }

    /** Whether this worker was told to end. */
    final boolean isFinished() {
        return finished;
    }

    /** What this worker has done; read it when the worker has ended. */
    final WorkerStatistics statistics() {
        return statistics;
    }
}
