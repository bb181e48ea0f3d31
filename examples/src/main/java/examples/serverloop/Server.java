/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

/** Performs one transaction for each request, until the queue is closed. */
class Server extends Thread {
    private final RequestQueue queue;

    /** Where transactions are committed. */
    protected final Database database;

    Server(RequestQueue queue, Database database) {
        super("server");
        this.queue = queue;
        this.database = database;
    }

    @Override
    public void run() {
        try {
            Session request = queue.next();
            while (request != null) {
                perform(request);
                request = queue.next();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Commits the request and acknowledges it, as one transaction. */
    void perform(Session session) {
        synchronized (session) {
            synchronized (database) {
                database.commit(session);
                session.acknowledge();
            }
        }
    }
}
