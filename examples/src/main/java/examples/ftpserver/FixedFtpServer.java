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
import java.util.List;

/** {@link FtpServer} mended: it closes a copy of the list, made under its lock. */
final class FixedFtpServer extends FtpServer {
    @Override
    FtpConnection connection(int client) {
        return new FixedFtpConnection(this, client);
    }

    @Override
    void shutDown() {
        List<FtpConnection> copy;
        synchronized (connections) {
            copy = new ArrayList<>(connections);
        }
        for (FtpConnection connection : copy) {
            connection.close();
        }
    }
}
