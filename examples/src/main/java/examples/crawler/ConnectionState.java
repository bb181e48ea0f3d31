/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

/** The life of a connection. */
enum ConnectionState {
    /** Opened, not yet used. */
    OPEN,

    /** A worker fetches its page. */
    ACTIVE,

    /** Its page was fetched. */
    DONE,

    /** It was told to stop before its page was fetched. */
    STOPPED,

    /** It was given back. */
    CLOSED;

    /** Whether a connection in this state may be closed. */
    boolean closable() {
        return this != CLOSED;
    }

    /** Whether a connection in this state may fetch. */
    boolean fetchable() {
        return this == OPEN;
    }
}
