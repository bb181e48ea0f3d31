/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.ftpserver;

import examples.Busywork;

/** Serves one client: logs the user in, performs the commands, logs the user out. */
class FtpConnection extends Thread {
    private static final int COMMANDS = 3;
    private static final int COMMAND = 2_000;

    private final FtpServer server;
    private final int client;

    /** The user who is logged in, null when nobody is. */
    protected FtpUser user;

    /** Set when the connection shall end. */
    protected volatile boolean closed;

    private int work;

    FtpConnection(FtpServer server, int client) {
        super("connection-" + client);
        this.server = server;
        this.client = client;
    }

    @Override
    public void run() {
        try {
            login(new FtpUser("user" + client));
            for (int i = 0; i < COMMANDS && !closed; i++) {
                perform();
            }
        } finally {
            server.closed(this);
        }
    }

    /** Logs the user in. */
    void login(FtpUser loggedIn) {
        user = loggedIn;
    }

    /** Performs one command in the name of the user. */
    void perform() {
        if (user != null) {
            work += Busywork.of(COMMAND);
            work += user.name().length();
        }
    }

    /** Logs the user out and tells this connection to end; called by the server. */
    void close() {
        closed = true;
        user = null;
    }

    /** What the commands have cost; read it after {@link #join()}. */
    final int work() {
        return work;
    }
}
