/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.sequence;

import java.util.Locale;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.TraceEvent;

/** The words for the result of an event. */
final class EventWords {

    private EventWords() {
    }

    /** What the trace knows of the result; empty where it knows nothing that a reader looks for. */
    static String value(TraceEvent event) {
        return switch (event.kind()) {
        case WAIT_END, PARK_END, JOIN, SLEEP -> outcome(event);
        case INTERRUPTED -> event.value() == 0 ? "false" : "true";
        case PROCESS_EXIT, NANO_TIME, CURRENT_TIME, IDENTITY_HASH, THREAD_ID -> Long.toString(event.value());
        default -> "";
        };
    }

    /** That a wait ended as waits do is not told. */
    private static String outcome(TraceEvent event) {
        WaitOutcome outcome = WaitOutcome.values()[(int) event.value()];
        boolean plain = outcome == WaitOutcome.SIGNALLED || event.kind() == EventKind.SLEEP
            && outcome == WaitOutcome.TIMED_OUT;
        return plain ? "" : outcome.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
