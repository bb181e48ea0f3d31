/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

/** Counts the committed transactions of each session; guarded by its own monitor. */
final class Database {
    private final int[] committed;

    Database(int sessions) {
        committed = new int[sessions];
    }

    synchronized void commit(Session session) {
        committed[session.id()]++;
    }

    synchronized int committed(Session session) {
        return committed[session.id()];
    }
}
