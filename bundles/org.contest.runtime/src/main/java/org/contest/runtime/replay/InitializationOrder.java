/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.jdk.ClassInitialization;

/**
 * Which thread initializes which class, as a trace tells. That a thread asks for a class is no event, so the events
 * alone do not keep one from being first where it was not.
 */
final class InitializationOrder {

    private record Begin(int number, int thread, String type) {}

    private final List<Begin> begins = new ArrayList<>();
    private final Set<String> begun = new HashSet<>();
    /** Whether the begin of its initialization is an event, by class. */
    private final Map<String, Boolean> withEvents = new HashMap<>();
    private final SiteTable recorded;

    /** By a trace and its locations. */
    InitializationOrder(Trace trace, SiteTable recorded) {
        this.recorded = recorded;
        for (int i = 0; i < trace.size(); i++) {
            TraceEvent event = trace.event(i);
            if (event.kind() == EventKind.CLASS_INIT_BEGIN) {
                String type = recorded.site(event.site()).className();
                begins.add(new Begin(i, event.thread(), type));
                begun.add(type);
            }
        }
    }

    /**
     * True when at event {@code at} a thread has to leave a class to others: one of them initializes it, or its
     * superclass, from there on, or nobody ever does and the thread was not seen again. A thread that was seen again
     * got past a class that nobody initialized: the class could not be linked, or was initialized before the run.
     * From class {@code taken} on others do it already, so that the thread waits there, and holds the classes before.
     */
    boolean leaves(int thread, int at, boolean isSeenAgain, Class<?> type, Class<?> taken) {
        for (Class<?> c = type; c != null && c != taken && !ClassInitialization.isDone(c); c = c.getSuperclass()) {
            String name = c.getName();
            if (begun.contains(name) ? isOthers(thread, at, name) : !isSeenAgain && hasEvents(name)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasEvents(String type) {
        return withEvents.computeIfAbsent(type, name -> recorded.blocks().stream()
            .filter(block -> block.className().equals(name)).flatMap(block -> block.sites().stream())
            .anyMatch(site -> site.kind() == EventKind.CLASS_INIT_BEGIN));
    }

    private boolean isOthers(int thread, int at, String type) {
        for (Begin begin : begins) {
            if (begin.number >= at && begin.type.equals(type)) {
                return begin.thread != thread;
            }
        }
        return false;
    }
}
