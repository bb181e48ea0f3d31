/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;
import org.jspecify.annotations.Nullable;

/**
 * What finalizers and cleaners learn from the garbage collector: an object comes to them when no thread can use it any
 * more, so that what was done with it before is over. The Java language specification orders no more than the object's
 * constructor before its finalizer (section 12.6), and the package {@code java.lang.ref} what a
 * {@code reachabilityFence} follows; but no collector lets a thread be overtaken there, and nobody would mend such a
 * race.
 */
final class CollectedObjects {

    private static final Set<String> COLLECTORS = Set.of("Finalizer", "Common-Cleaner");

    private final Set<Integer> collectors;
    private final HappensBefore clocks;
    private final Map<Integer, VectorClock> used = new HashMap<>();

    private CollectedObjects(Set<Integer> collectors, HappensBefore clocks) {
        this.collectors = collectors;
        this.clocks = clocks;
    }

    /** Null for a run in which no finalizer and no cleaner has touched an object. */
    static @Nullable CollectedObjects of(Trace trace, HappensBefore clocks) {
        Set<Integer> threads = trace.threads().stream().filter(thread -> COLLECTORS.contains(thread.name()))
            .map(TraceThread::index).collect(Collectors.toSet());
        CollectedObjects collected = new CollectedObjects(threads, clocks);
        for (int i = 0; !threads.isEmpty() && i < trace.size(); i++) {
            if (isUse(trace.kind(i)) && threads.contains(trace.thread(i))) {
                collected.used.put(trace.object(i), new VectorClock());
            }
        }
        return collected.used.isEmpty() ? null : collected;
    }

    /** Before an event of a thread. */
    void before(int thread, EventKind kind, int object) {
        VectorClock uses = isUse(kind) ? used.get(object) : null;
        if (uses != null && collectors.contains(thread)) {
            clocks.clock(thread).join(uses);
        } else if (uses != null) {
            uses.join(clocks.clock(thread));
        }
    }

    private static boolean isUse(EventKind kind) {
        return switch (kind) {
        case READ, WRITE, ARRAY_READ, ARRAY_WRITE, VOLATILE_READ, VOLATILE_WRITE -> true;
        default -> false;
        };
    }
}
