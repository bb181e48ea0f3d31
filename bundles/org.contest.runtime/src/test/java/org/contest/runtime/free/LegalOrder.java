/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;

/** Follows a trace event by event, as a replay would, and fails where no Java program could have done it. */
final class LegalOrder {

    private static final class Monitor {
        int owner = -1;
        int depth;
        int signals;
        final Map<Integer, Integer> waiting = new HashMap<>();
    }

    private final Trace trace;
    private final Map<Integer, Monitor> monitors = new HashMap<>();
    private final Set<Integer> started = new HashSet<>(Set.of(0));
    private final Set<Integer> begun = new HashSet<>();
    private final Set<Integer> endedObjects = new HashSet<>();
    private final Set<Integer> ended = new HashSet<>();
    private final Set<Integer> permits = new HashSet<>();
    /** By object; false when the status may have been cleared. */
    private final Map<Integer, Boolean> interrupted = new HashMap<>();
    private final Map<Integer, Integer> objects = new HashMap<>();

    LegalOrder(Trace trace) {
        this.trace = trace;
    }

    void check() {
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            assertTrue(started.contains(event.thread()), () -> "not started: " + event);
            assertTrue(!ended.contains(event.thread()), () -> "ended before: " + event);
            check(event);
        }
    }

    private Monitor monitor(TraceEvent event) {
        return monitors.computeIfAbsent(event.object(), o -> new Monitor());
    }

    private void check(TraceEvent event) {
        int thread = event.thread();
        switch (event.kind()) {
        case MONITOR_ENTER -> enter(event);
        case MONITOR_EXIT -> {
            assertOwner(event);
            Monitor m = monitor(event);
            if (--m.depth == 0) {
                m.owner = -1;
            }
        }
        case WAIT -> {
            assertOwner(event);
            Monitor m = monitor(event);
            m.waiting.put(thread, m.depth);
            m.owner = -1;
            m.depth = 0;
        }
        case WAIT_END -> waitEnd(event);
        case NOTIFY -> {
            assertOwner(event);
            Monitor m = monitor(event);
            m.signals = Math.min(m.signals + 1, m.waiting.size());
        }
        case NOTIFY_ALL -> {
            assertOwner(event);
            monitor(event).signals = monitor(event).waiting.size();
        }
        case THREAD_START -> started.add((int) event.value());
        case THREAD_BEGIN -> {
            assertTrue(begun.add(thread), () -> "began twice: " + event);
            objects.put(thread, event.object());
        }
        case THREAD_END -> {
            ended.add(thread);
            endedObjects.add(event.object());
        }
        case JOIN -> assertEquals(event.value() == WaitOutcome.SIGNALLED.ordinal(),
            endedObjects.contains(event.object()) && event.value() != WaitOutcome.INTERRUPTED.ordinal(),
            event::toString);
        case THREAD_STATE -> assertTrue(!endedObjects.contains(event.object()) || event.value() == 0
            || event.value() == Thread.State.TERMINATED.ordinal(), event::toString);
        case UNPARK -> permits.add((int) event.value());
        case PARK_END -> assertEquals(event.value() == WaitOutcome.SIGNALLED.ordinal(), permits.remove(thread),
            event::toString);
        case INTERRUPT -> interrupted.put(event.object(), true);
        case INTERRUPTED -> interrupted(event);
        case SLEEP -> {
            if (event.value() == WaitOutcome.INTERRUPTED.ordinal()) {
                assertTrue(interrupted.remove(objects.get(thread)) != null, event::toString);
            }
        }
        default -> {
        }
        }
    }

    /** isInterrupted and interrupted look alike: when a thread finds itself interrupted, it may be no more. */
    private void interrupted(TraceEvent event) {
        Boolean certain = interrupted.get(event.object());
        if (event.value() == 1) {
            assertTrue(certain != null, event::toString);
            interrupted.put(event.object(), event.object() != objects.get(event.thread()));
        } else {
            assertTrue(certain == null || !certain, event::toString);
            interrupted.remove(event.object());
        }
    }

    private void enter(TraceEvent event) {
        Monitor m = monitor(event);
        assertTrue(m.owner == -1 || m.owner == event.thread(), () -> "held by " + m.owner + ": " + event);
        m.owner = event.thread();
        m.depth++;
    }

    private void waitEnd(TraceEvent event) {
        Monitor m = monitor(event);
        assertEquals(-1, m.owner, () -> "held: " + event);
        Integer depth = m.waiting.remove(event.thread());
        assertTrue(depth != null, () -> "did not wait: " + event);
        m.owner = event.thread();
        m.depth = depth;
        if (event.value() == WaitOutcome.SIGNALLED.ordinal()) {
            assertTrue(m.signals > 0, () -> "no signal: " + event);
            m.signals--;
        } else if (event.value() == WaitOutcome.INTERRUPTED.ordinal()) {
            assertTrue(interrupted.remove(objects.get(event.thread())) != null, () -> "no interrupt: " + event);
        }
    }

    private void assertOwner(TraceEvent event) {
        assertEquals(event.thread(), monitor(event).owner, () -> "not held: " + event);
    }
}
