/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.ftpserver;

/** {@link FtpConnection} mended: a user is not logged out in the middle of a command. */
final class FixedFtpConnection extends FtpConnection {
    FixedFtpConnection(FtpServer server, int client) {
        super(server, client);
    }

    @Override
    synchronized void login(FtpUser loggedIn) {
        if (!closed) {
            super.login(loggedIn);
        }
    }

    @Override
    synchronized void perform() {
        super.perform();
    }

    @Override
    synchronized void close() {
        super.close();
    }
}
