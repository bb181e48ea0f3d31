/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The connections that wait for a worker: bounded, first in, first out. */
final class ConnectionQueue {
    private final int capacity;

    /** Guarded by this queue. */
    private final Deque<Connection> waiting = new ArrayDeque<>();

    ConnectionQueue(int capacity) {
        this.capacity = capacity;
    }

    /** Adds a connection, waiting while the queue is full. */
    synchronized void put(Connection connection) throws InterruptedException {
        while (isFull()) {
            wait();
        }
        waiting.addLast(connection);
        notifyAll();
    }

    /** Takes the connection that has waited longest, waiting while the queue is empty. */
    synchronized Connection take() throws InterruptedException {
        while (waiting.isEmpty()) {
            wait();
        }
        Connection first = waiting.removeFirst();
        notifyAll();
        return first;
    }

    /** Takes all connections at once, without waiting. */
    synchronized List<Connection> drain() {
        List<Connection> all = new ArrayList<>(waiting);
        waiting.clear();
        notifyAll();
        return all;
    }

    private boolean isFull() {
        return waiting.size() >= capacity;
    }
}
