/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.HashSet;
import java.util.Set;

/**
 * Opens a connection for each address of the frontier and puts it into the queue. When as many connections are live as
 * may be, it waits until one is released.
 */
final class ConnectionManager extends Thread {
    private final Frontier frontier;
    private final Network network;
    private final ConnectionQueue queue;
    private final int maxLive;

    /** The connections that are opened and not released; guarded by this manager. */
    private final Set<Connection> live = new HashSet<>();

    ConnectionManager(Frontier frontier, Network network, ConnectionQueue queue, int maxLive) {
        super("connection-manager");
        this.frontier = frontier;
        this.network = network;
        this.queue = queue;
        this.maxLive = maxLive;
    }

    @Override
    public void run() {
        try {
            while (true) {
                awaitRoom();
                offer(open(frontier.next()));
            }
        } catch (InterruptedException e) {
            // the way this thread ends: see CrawlManager.shutDown
        }
    }

    private synchronized void awaitRoom() throws InterruptedException {
        while (live.size() >= maxLive) {
            wait();
        }
    }

    private Connection open(Address address) throws InterruptedException {
        network.connect(address);
        Connection connection = new Connection(address, network);
        synchronized (this) {
            live.add(connection);
        }
        return connection;
    }

    /** Puts the connection into the queue; when interrupted, gives it back. */
    private void offer(Connection connection) throws InterruptedException {
        try {
            queue.put(connection);
        } catch (InterruptedException e) {
            release(connection);
            throw e;
        }
    }

    /**
     * Closes a live connection, so that another one can be opened.
     *
     * @throws IllegalStateException if the connection is not live
     */
    synchronized void release(Connection connection) {
        if (!live.remove(connection)) {
            throw new IllegalStateException(connection + " is not live");
        }
        connection.close();
        notifyAll();
    }

    /** How many connections are live. */
    synchronized int liveCount() {
        return live.size();
    }
}
