/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

/** {@link Server} mended: it takes the database first, as everybody does. */
final class FixedServer extends Server {
    FixedServer(RequestQueue queue, Database database) {
        super(queue, database);
    }

    @Override
    void perform(Session session) {
        synchronized (database) {
            super.perform(session);
        }
    }
}
