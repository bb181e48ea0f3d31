/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

import examples.Arguments;

/**
 * Server loop: a server performs database transactions as its clients ask for them.
 *
 * <p>Source: Yom-Tov et al., 2007, section 3.1 (a skeleton of 152 lines). Bug: lock order, the server locks the
 * session, then the database, and an auditing client the other way round. It fails by a deadlock, so that the program
 * hangs.
 */
public final class ServerLoop {
    private ServerLoop() {
    }

    /** Usage: {@code ServerLoop [clients [requests]]}, by default 2 clients with 2 requests each. */
    public static void main(String[] args) throws InterruptedException {
        RequestQueue queue = new RequestQueue();
        Database database = new Database(clients(args));
        run(args, queue, database, new Server(queue, database));
    }

    static int clients(String[] args) {
        return Arguments.at(args, 0, 2);
    }

    /** Lets the clients send their requests and checks that all were committed. */
    static void run(String[] args, RequestQueue queue, Database database, Server server) throws InterruptedException {
        int requests = Arguments.at(args, 1, 2);
        Session[] sessions = new Session[clients(args)];
        Client[] clients = new Client[sessions.length];
        server.start();
        for (int i = 0; i < clients.length; i++) {
            sessions[i] = new Session(i);
            clients[i] = new Client(sessions[i], queue, database, requests);
            clients[i].start();
        }
        for (Client client : clients) {
            client.join();
        }
        queue.close();
        server.join();
        for (Session session : sessions) {
            if (database.committed(session) != requests) {
                throw new IllegalStateException(database.committed(session) + " transactions of " + requests);
            }
        }
        System.out.println(sessions.length * requests + " transactions are committed");
    }
}
