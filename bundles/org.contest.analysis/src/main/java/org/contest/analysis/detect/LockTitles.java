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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.trace.Trace;

/**
 * What locks are called: by the field or local variable with which the program took them. Several locks of one field,
 * of several objects, have numbers in the order in which they were taken first, as {@code Account.lock#2}.
 */
final class LockTitles {

    private final Trace trace;
    private final SiteFacts facts;
    private final LibraryCalls calls;
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<String, Set<Integer>> objects = new HashMap<>();

    /** Of a whole run. */
    LockTitles(Trace trace, SiteFacts facts, LibraryCalls calls) {
        this.trace = trace;
        this.facts = facts;
        this.calls = calls;
        for (int i = 0; i < trace.size(); i++) {
            if (trace.kind(i) == EventKind.MONITOR_ENTER) {
                learn(trace.object(i), facts.site(trace.site(i)).variable());
            }
        }
    }

    private void learn(int object, String name) {
        if (!name.isEmpty()) {
            names.putIfAbsent(object, name);
            objects.computeIfAbsent(name, n -> new LinkedHashSet<>()).add(object);
        }
    }

    /** A lock that an event took: those of the JDK are known by the calls that took them. */
    void taken(int object, int event) {
        if (isCall(event)) {
            learn(object, calls.target(event));
        }
    }

    /** A lock that a thread holds: {@code the monitor of Cache.pool}. */
    String of(HeldLocks.Held lock) {
        int event = lock.event();
        if (!isCall(event)) {
            EventKind kind = trace.kind(event);
            boolean isMonitor = kind == EventKind.MONITOR_ENTER || kind == EventKind.WAIT_END;
            return calls.caller(event) >= 0 ? "a lock inside of " + callee(event)
                : isMonitor ? monitor(event) : "a lock of the JDK";
        }
        String target = calls.target(event);
        String what = lock.shared() && !target.endsWith(")") ? "the read lock " : "the lock ";
        return what + (target.isEmpty() ? "of a " + callee(event) : numbered(target, lock.object()));
    }

    /** True where own code itself takes a lock, and so has a name for it. */
    boolean isOfProgram(int event) {
        return facts.isOwn(trace.site(event)) || isCall(event);
    }

    /** True when an event is inside of a call by which own code takes a lock. */
    boolean isCall(int event) {
        int callee = calls.callee(event);
        return callee >= 0 && Operations.acquires(facts.site(callee));
    }

    /** The class whose method was called. */
    private String callee(int event) {
        String method = calls.method(event);
        String type = method.substring(0, Math.max(0, method.lastIndexOf('.')));
        return type.isEmpty() ? "a library" : type.substring(type.lastIndexOf('.') + 1);
    }

    /** The monitor that an event takes, or is about to take. */
    String monitor(int event) {
        Site site = facts.site(trace.site(event));
        int object = trace.object(event);
        boolean tells = trace.kind(event) == EventKind.MONITOR_ENTER && !site.variable().isEmpty();
        String name = tells ? site.variable() : names.getOrDefault(object, "");
        return name.isEmpty() ? "a monitor" : "the monitor of " + numbered(name, object);
    }

    /** A field of several objects names several locks; a local variable or an index is another one in each call. */
    private String numbered(String name, int object) {
        List<Integer> all = List.copyOf(objects.getOrDefault(name, Set.of()));
        boolean isField = name.indexOf('.') > 0 && name.indexOf('[') < 0;
        return all.size() < 2 || !isField ? name : name + '#' + (all.indexOf(object) + 1);
    }
}
