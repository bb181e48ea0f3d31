/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

/** Hands each waiting connection to an idle worker, until it is told to shut down. */
final class CrawlManager extends Thread {
    private final ConnectionQueue queue;
    private final WorkerPool pool;
    private final ConnectionManager connections;

    /** How many connections have been handed out; written by this thread only. */
    private int assigned;

    CrawlManager(ConnectionQueue queue, WorkerPool pool, ConnectionManager connections) {
        super("crawl-manager");
        this.queue = queue;
        this.pool = pool;
        this.connections = connections;
    }

    @Override
    public void run() {
        try {
            while (true) {
                assign(queue.take());
            }
        } catch (InterruptedException e) {
            // the way this thread ends: see shutDown
        }
    }

    /** Waits for an idle worker and hands it the connection; when interrupted, gives the connection back. */
    private void assign(Connection connection) throws InterruptedException {
        Worker worker;
        try {
            worker = pool.retrieveIdle();
        } catch (InterruptedException e) {
            connections.release(connection);
            throw e;
        }
        worker.assign(connection);
        assigned++;
    }

    /**
     * Ends the crawl: no more connections are opened or handed out, those in the queue are given back, the workers are
     * finished and awaited.
     */
    void shutDown() throws InterruptedException {
        stop(connections);
        stop(this);
        for (Connection connection : queue.drain()) {
            connections.release(connection);
        }
        finishWorkers();
        for (Worker worker : pool.workers()) {
            worker.join();
        }
    }

    private void finishWorkers() {
        try {
            for (Worker worker : pool.workers()) {
                worker.finish();
            }
        } catch (RuntimeException e) {
            pool.interruptAll();
            throw e;
        }
    }

    private static void stop(Thread thread) throws InterruptedException {
        thread.interrupt();
        thread.join();
    }

    /** How many connections were handed out; read it when this thread has ended. */
    int assigned() {
        return assigned;
    }
}
