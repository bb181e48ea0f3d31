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
import java.util.List;

/** A connection to one address: it fetches the page in parts, and stops between two parts when it is told to. */
final class Connection {
    private final Address address;
    private final Network network;
    private ConnectionState state = ConnectionState.OPEN;

    /** Set by the manager, read by the worker that fetches. */
    private volatile boolean stopFlag;

    Connection(Address address, Network network) {
        this.address = address;
        this.network = network;
    }

    /** Where this connection leads. */
    Address address() {
        return address;
    }

    /** Tells this connection to stop as soon as it can. */
    void setStopFlag() {
        stopFlag = true;
    }

    /**
     * Fetches the page.
     *
     * @return the page, or null when the connection was told to stop before it had all of it
     * @throws IllegalStateException if the connection was used before
     */
    Page fetch() throws InterruptedException {
        begin();
        List<String> words = new ArrayList<>();
        int parts = network.parts(address);
        for (int part = 0; part < parts; part++) {
            if (stopFlag) {
                end(ConnectionState.STOPPED);
                return null;
            }
            words.addAll(network.read(address, part));
        }
        end(ConnectionState.DONE);
        return new Page(address, words, network.links(address));
    }

    private synchronized void begin() {
        if (!state.fetchable()) {
            throw new IllegalStateException("connection to " + address + " is " + state);
        }
        state = ConnectionState.ACTIVE;
    }

    private synchronized void end(ConnectionState ended) {
        state = ended;
    }

    /**
     * Closes the connection.
     *
     * @throws IllegalStateException if it is closed
     */
    synchronized void close() {
        if (!state.closable()) {
            throw new IllegalStateException("connection to " + address + " is closed twice");
        }
        state = ConnectionState.CLOSED;
    }

    @Override
    public synchronized String toString() {
        return "connection to " + address + " (" + state + ")";
    }
}
