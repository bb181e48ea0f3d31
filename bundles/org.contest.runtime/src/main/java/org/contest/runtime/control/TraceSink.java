/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.EventKind;

/** Where a controlled run's events are written, in their order. */
interface TraceSink {

    /** Announces a thread. */
    void thread(int index, String identity, String name);

    /** Writes an event. */
    void add(int thread, EventKind kind, int site, int object, long value);

    /** Ends the trace. */
    void close();
}
