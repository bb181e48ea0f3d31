/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

/** What the server and one client have to do with each other; guarded by its own monitor. */
final class Session {
    private final int id;
    private int sent;
    private int acknowledged;

    Session(int id) {
        this.id = id;
    }

    int id() {
        return id;
    }

    /** The client has sent a request. */
    synchronized void send() {
        sent++;
    }

    /** The server has committed a request of the client. */
    synchronized void acknowledge() {
        acknowledged++;
        notifyAll();
    }

    synchronized int acknowledged() {
        return acknowledged;
    }

    /** Waits until every request was acknowledged. */
    synchronized void awaitAcknowledged() throws InterruptedException {
        while (acknowledged < sent) {
            wait();
        }
    }
}
