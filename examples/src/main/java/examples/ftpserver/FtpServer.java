/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.ftpserver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The server: knows its active connections, and closes them when it shuts down. */
class FtpServer {
    /** The connections that are active; each method of the list is atomic. */
    protected final List<FtpConnection> connections = Collections.synchronizedList(new ArrayList<>());

    /** Opens a connection: a thread that serves one client. */
    FtpConnection open(int client) {
        FtpConnection connection = connection(client);
        connections.add(connection);
        connection.start();
        return connection;
    }

    /** Makes one connection. */
    FtpConnection connection(int client) {
        return new FtpConnection(this, client);
    }

    /** A connection has ended. */
    void closed(FtpConnection connection) {
        connections.remove(connection);
    }

    /** Closes all connections, active or not. */
    void shutDown() {
        for (FtpConnection connection : connections) {
            connection.close();
        }
    }

    /** How many connections are active. */
    int active() {
        return connections.size();
    }
}
