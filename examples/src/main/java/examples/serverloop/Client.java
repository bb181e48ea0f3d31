/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

/** Sends requests and, while the server is at work, audits its session. */
final class Client extends Thread {
    private final Session session;
    private final RequestQueue queue;
    private final Database database;
    private final int requests;

    Client(Session session, RequestQueue queue, Database database, int requests) {
        super("client-" + session.id());
        this.session = session;
        this.queue = queue;
        this.database = database;
        this.requests = requests;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < requests; i++) {
                session.send();
                queue.add(session);
                audit();
                session.awaitAcknowledged();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Compares what was committed with what was acknowledged.
     *
     * @throws IllegalStateException if they differ
     */
    private void audit() {
        synchronized (database) {
            synchronized (session) {
                int committed = database.committed(session);
                int acknowledged = session.acknowledged();
                if (committed != acknowledged) {
                    throw new IllegalStateException(committed + " committed, " + acknowledged + " acknowledged");
                }
            }
        }
    }
}
