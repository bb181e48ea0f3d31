/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.contest.analysis.detect.SuspectedCauses;
import org.contest.analysis.operations.Operations;
import org.contest.engine.model.EngineException;
import org.contest.protocol.EventKind;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.trace.Trace;

/**
 * The points of one run at which noise may matter: the program locations of its operations in own code, or of all
 * events, but those that use only what no other thread uses. A point is the number of its location.
 */
final class RunPoints {

    private static final int SEVERAL = -1;
    /** Of a longer run the beginning is looked at: it comes to the same points again and again. */
    private static final long MOST_EVENTS = 2_000_000;

    /** A variable of an object, or of all where it is static. */
    private record Variable(int object, String name) {
    }

    private final Path file;
    private final Trace trace;
    private final SiteTable sites;
    private final Operations operations;
    /** True for the locations of events, also inside libraries. */
    private final boolean inside;
    private final Set<Integer> points = new LinkedHashSet<>();
    /** By location, also of what no other thread can notice: the last event there. */
    private final Map<Integer, Integer> lastEvents = new HashMap<>();

    private RunPoints(Path file, Trace trace, SiteTable sites, Operations operations, boolean inside) {
        this.file = file;
        this.trace = trace;
        this.sites = sites;
        this.operations = operations;
        this.inside = inside;
        Map<Variable, Integer> users = users();
        for (int event = 0; event < trace.size(); event++) {
            lastEvents.put(point(event), event);
            if (point(event) >= 0 && (!isAccess(event) || users.get(variable(event)) instanceof Integer user
                && user == SEVERAL)) {
                points.add(point(event));
            }
        }
    }

    /**
     * The points of a run that are operations in own code.
     *
     * @throws EngineException with a plain sentence when the trace cannot be read
     */
    static RunPoints of(Path file, Path table) {
        try {
            Trace trace = Trace.readBeginning(file, MOST_EVENTS);
            SiteTable sites = SiteTable.read(table);
            return new RunPoints(file, trace, sites, Operations.of(trace, sites), false);
        } catch (IOException e) {
            throw EngineException.user("The run " + file + " cannot be looked at: " + e.getMessage(), e);
        }
    }

    /** The points of the same run that are events, also inside libraries. */
    RunPoints inside() {
        return new RunPoints(file, trace, sites, operations, true);
    }

    /** The trace. */
    Path file() {
        return file;
    }

    private int point(int event) {
        return inside ? trace.site(event) : operations.site(operations.ofEvent(event));
    }

    /** The one thread that uses a variable, or that several do. */
    private Map<Variable, Integer> users() {
        Map<Variable, Integer> users = new HashMap<>();
        for (int event = 0; event < trace.size(); event++) {
            if (isAccess(event)) {
                users.merge(variable(event), trace.thread(event), (one, other) -> one.equals(other) ? one : SEVERAL);
            }
        }
        return users;
    }

    /** A monitor is none: the thread that waits for it in a deadlock has no event of it. */
    private boolean isAccess(int event) {
        return trace.site(event) >= 0 && (trace.kind(event).isAccess() || trace.kind(event) == EventKind.LIBRARY_CALL);
    }

    private Variable variable(int event) {
        return new Variable(trace.object(event),
            trace.kind(event).isAccess() ? sites.site(trace.site(event)).member() : "");
    }

    /** All of them, in the order of the run. */
    List<Integer> all() {
        return List.copyOf(points);
    }

    /** True when an event of the run is at a point, or at a location that no other thread can notice. */
    boolean has(int point) {
        return lastEvents.containsKey(point);
    }

    /** The points that the thread of a point comes to after it, nearest first: also what no other thread can notice. */
    List<Integer> after(int point) {
        Set<Integer> after = new LinkedHashSet<>();
        int at = last(point);
        for (int event = at + 1; event < trace.size(); event++) {
            if (trace.thread(event) == trace.thread(at) && point(event) >= 0) {
                after.add(point(event));
            }
        }
        after.remove(point);
        return List.copyOf(after);
    }

    private int last(int point) {
        return Objects.requireNonNull(lastEvents.get(point), "no event at this point");
    }

    /** A finding whose places are these points. */
    Finding finding(List<Integer> some) {
        return SuspectedCauses.at(trace, sites, operations, some.stream().map(this::last)
            .map(event -> inside ? event : (int) operations.firstEvent(operations.ofEvent(event))).toList());
    }

    /** A point in words, with its place: {@code writes p.Account.balance at Account.deposit:15}. */
    String inWords(int point) {
        int operation = operations.ofEvent(last(point));
        if (!inside || sites.isOwn(point)) {
            return operations.inWords(operation);
        }
        int caller = operations.site(operation);
        return Operations.inWords(sites.site(point))
            + (caller < 0 ? "" : ", called at " + sites.site(caller).shortText());
    }
}
