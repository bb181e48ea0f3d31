/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

/** {@link ServerLoop} mended: see {@link FixedServer}. */
public final class FixedServerLoop {
    private FixedServerLoop() {
    }

    /** Usage: {@code FixedServerLoop [clients [requests]]}. */
    public static void main(String[] args) throws InterruptedException {
        RequestQueue queue = new RequestQueue();
        Database database = new Database(ServerLoop.clients(args));
        ServerLoop.run(args, queue, database, new FixedServer(queue, database));
    }
}
