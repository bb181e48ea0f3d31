/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;

/**
 * One concurrent event (Edelstein 2002, "Replay").
 *
 * @param number place in the total order, from 0
 * @param thread index of the thread, see {@link TraceThread}
 * @param kind what it did
 * @param site program location; -1 where there is none
 * @param object identity hash of the target, or the hash of a static field's name; 0 where there is none
 * @param value by kind: array index, outcome, thread index, what the program saw
 */
public record TraceEvent(long number, int thread, EventKind kind, int site, int object, long value) {

    /** True for an answer of a clock. */
    public boolean isTime() {
        return kind == EventKind.NANO_TIME || kind == EventKind.CURRENT_TIME;
    }

    /** True when the thread blocked no more since its time was over; not for a sleep, which ends by nothing else. */
    public boolean isEndOfTime() {
        return switch (kind) {
        case WAIT_END, PARK_END, JOIN -> value == WaitOutcome.TIMED_OUT.ordinal();
        default -> false;
        };
    }
}
