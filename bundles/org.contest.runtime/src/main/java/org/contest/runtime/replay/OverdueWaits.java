/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import org.contest.runtime.model.ModelThread;

/**
 * Tells when a wait with a time limit, that the trace does not have, is over in a replay whose other threads are in the
 * operating system: when so much time has really passed since the replay has stood at an event of the trace. A library
 * that spins before it waits does so in one JVM, and has its answer without a wait in another.
 */
final class OverdueWaits {

    /** An answer from the system that is on its way may end the wait before. */
    private static final long LEAST_NANOS = 200_000_000;

    private int seen = -1;
    private long since;

    /** True when the wait of a thread is over, while the replay stands at this event. */
    boolean isOver(int event, ModelThread t) {
        long now = System.nanoTime();
        if (event != seen) {
            seen = event;
            since = now;
        }
        return now - since > Math.max(LEAST_NANOS, t.deadline - t.blockedAt);
    }
}
