/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;

/**
 * Reads between {@code StampedLock.tryOptimisticRead} and {@code validate} of one thread on one lock: what they saw is
 * thrown away where a writer came between, so they are part of no race.
 */
final class OptimisticReads {

    private static final String LOCK = "java.util.concurrent.locks.StampedLock";

    private record Begun(int object, int event) {
    }

    private final BitSet validated = new BitSet();
    private final Map<Integer, BitSet> spans = new HashMap<>();

    private OptimisticReads() {
    }

    /** Finds them; the events of a trace are asked for once. */
    static OptimisticReads in(Trace trace, SiteFacts facts) {
        OptimisticReads reads = new OptimisticReads();
        Map<Integer, Begun> begun = new HashMap<>();
        for (int i = 0; i < trace.size(); i++) {
            if (trace.kind(i) == EventKind.VOLATILE_READ && trace.site(i) >= 0) {
                Site site = facts.site(trace.site(i));
                if (site.className().equals(LOCK)) {
                    reads.stamp(trace.event(i), site.methodName(), begun);
                }
            }
        }
        reads.keepReadsOf(trace);
        return reads;
    }

    private void stamp(TraceEvent event, String method, Map<Integer, Begun> begun) {
        int number = (int) event.number();
        if (method.equals("tryOptimisticRead")) {
            begun.put(event.thread(), new Begun(event.object(), number));
        } else if (method.equals("validate")) {
            Begun since = begun.remove(event.thread());
            if (since != null && since.object() == event.object()) {
                spans.computeIfAbsent(event.thread(), t -> new BitSet()).set(since.event(), number);
            }
        }
    }

    private void keepReadsOf(Trace trace) {
        spans.forEach((thread, span) -> {
            for (int i = span.nextSetBit(0); i >= 0; i = span.nextSetBit(i + 1)) {
                TraceEvent event = trace.event(i);
                if (event.thread() == thread && event.kind().isAccess() && !event.kind().isWrite()) {
                    validated.set(i);
                }
            }
        });
    }

    /** True for such a read. */
    boolean has(int event) {
        return validated.get(event);
    }
}
