/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.ftpserver;

import examples.Arguments;

/**
 * A server with a thread for each connection that is shut down while connections are active, without the network.
 *
 * <p>Source: Fiedor et al., 2014, sections 3.4.1 and 5.5.2 (an early version of Apache's FtpServer; one parameter, the
 * number of clients). Bugs: several races, as there. It fails with a NullPointerException in a connection whose user is
 * logged out in the middle of a command, or with a ConcurrentModificationException in the main thread when a connection
 * ends while all are being closed.
 */
public final class FtpShutdown {
    private FtpShutdown() {
    }

    /** Usage: {@code FtpShutdown [clients]}, 3 clients by default. */
    public static void main(String[] args) throws InterruptedException {
        run(args, new FtpServer());
    }

    /** Opens the connections, shuts the server down and checks that none is active. */
    static void run(String[] args, FtpServer server) throws InterruptedException {
        FtpConnection[] connections = new FtpConnection[Arguments.at(args, 0, 3)];
        for (int i = 0; i < connections.length; i++) {
            connections[i] = server.open(i);
        }
        server.shutDown();
        int work = 0;
        for (FtpConnection connection : connections) {
            connection.join();
            work += connection.work();
        }
        if (server.active() != 0) {
            throw new IllegalStateException(server.active() + " connections are active");
        }
        System.out.println("all connections are closed, work " + work);
    }
}
