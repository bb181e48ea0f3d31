/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import org.contest.protocol.trace.Trace;

/** Tells schedules apart. */
final class TraceMeasure {

    /** Of the FNV-1a hash. */
    private static final long FACTOR = 0x100000001B3L;

    private TraceMeasure() {
    }

    /** A number that is the same for traces with the same order of events; never 0. */
    static long schedule(Trace trace) {
        long hash = 1;
        for (int i = 0; i < trace.size(); i++) {
            hash = (hash ^ trace.thread(i)) * FACTOR;
            hash = (hash ^ trace.site(i)) * FACTOR;
            hash = (hash ^ trace.kind(i).ordinal()) * FACTOR;
        }
        return hash == 0 ? 1 : hash;
    }
}
