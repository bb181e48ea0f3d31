/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.sequence;

import java.util.Map;
import java.util.function.IntPredicate;
import org.contest.protocol.EventKind;
import org.contest.protocol.EventVerbs;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceEvent;
import org.contest.protocol.trace.TraceThread;

/**
 * The synchronization sequence of a trace, to walk: events by number, those next to a place by thread, switch or
 * object, and each in words. A place N is before event N happens; the last place is behind the last event. Immutable.
 */
public final class Sequence {

    /** No such event. */
    public static final int NONE = -1;
    private static final int NEAR = 10_000;

    private final Trace trace;
    private final SiteTable sites;
    private final ObjectNames objects;
    private final Map<Integer, String> threadNames;

    /** The sequence of a trace with the program locations of its run. */
    public Sequence(Trace trace, SiteTable sites) {
        this.trace = trace;
        this.sites = sites;
        objects = new ObjectNames(trace, sites);
        threadNames = TraceThread.titles(trace.threads());
    }

    /** Number of events. */
    public int size() {
        return trace.size();
    }

    /** The trace itself. */
    public Trace trace() {
        return trace;
    }

    /** Its program locations. */
    public SiteTable sites() {
        return sites;
    }

    /** Event number {@code i}. */
    public TraceEvent event(int i) {
        return trace.event(i);
    }

    /** The program location of event {@code i}. */
    public Site site(int i) {
        return sites.site(trace.event(i).site());
    }

    // ---- places next to a place

    /** The first event from {@code from} on that is as wanted, or {@link #NONE}. */
    public int next(int from, IntPredicate wanted) {
        for (int i = Math.max(0, from); i < size(); i++) {
            if (wanted.test(i)) {
                return i;
            }
        }
        return NONE;
    }

    /** The last event before {@code before} that is as wanted, or {@link #NONE}. */
    public int previous(int before, IntPredicate wanted) {
        for (int i = Math.min(before, size()) - 1; i >= 0; i--) {
            if (wanted.test(i)) {
                return i;
            }
        }
        return NONE;
    }

    /** The event that starts the thread whose first event is {@code begin}, or {@link #NONE}. */
    public int startOf(int begin) {
        int thread = trace.thread(begin);
        return previous(begin, i -> trace.kind(i) == EventKind.THREAD_START && trace.event(i).value() == thread);
    }

    /** True for events of a thread. */
    public IntPredicate ofThread(int thread) {
        return i -> trace.thread(i) == thread;
    }

    /** True for the first event of a thread after one of another thread. */
    public boolean isSwitch(int i) {
        return i > 0 && i < size() && trace.thread(i) != trace.thread(i - 1);
    }

    /** True for events on the same variable, element or lock as event {@code i}. */
    public IntPredicate onTargetOf(int i) {
        String target = target(i);
        TraceEvent event = trace.event(i);
        return j -> trace.object(j) == event.object()
            && (trace.kind(j).isAccess() ? target(j).equals(target) : !event.kind().isAccess());
    }

    /**
     * The last event of another thread before event {@code i}, not far away, on the same variable, when one of both
     * writes; or {@link #NONE}.
     */
    public int meets(int i) {
        EventKind kind = trace.kind(i);
        if (!kind.isAccess() || trace.object(i) == 0) {
            return NONE;
        }
        IntPredicate same = onTargetOf(i);
        for (int j = i - 1; j >= Math.max(0, i - NEAR); j--) {
            if (trace.object(j) == trace.object(i) && trace.kind(j).isAccess() && same.test(j)) {
                boolean conflict = kind.isWrite() || trace.kind(j).isWrite();
                return conflict && trace.thread(j) != trace.thread(i) ? j : NONE;
            }
        }
        return NONE;
    }

    /** The last event before a place that wrote a variable with such a name, or {@link #NONE}. */
    public int writer(int before, String variable) {
        return previous(before, i -> trace.kind(i).isWrite() && isNamed(i, variable));
    }

    private boolean isNamed(int i, String variable) {
        String target = target(i);
        String full = site(i).variable();
        return target.equals(variable) || target.endsWith('.' + variable) || full.equals(variable)
            || full.endsWith('.' + variable);
    }

    // ---- words

    /** The name of a thread, with its place in the spawn tree where others have the name too. */
    public String thread(int index) {
        return threadNames.getOrDefault(index, "thread-" + index);
    }

    /** What event {@code i} does, in a word. */
    public String operation(int i) {
        return EventVerbs.of(trace.event(i).kind());
    }

    /** The value that the trace has of event {@code i}: what a wait ended by, or what the program saw; else empty. */
    public String value(int i) {
        return EventWords.value(trace.event(i));
    }

    /** The object or variable of event {@code i}, as {@code Buffer#1.count}; empty where there is none. */
    public String target(int i) {
        TraceEvent event = trace.event(i);
        Site site = sites.site(event.site());
        return switch (event.kind()) {
        case READ, WRITE, VOLATILE_READ, VOLATILE_WRITE, ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE ->
            event.object() == 0 ? member(site.member())
                : objects.of(event.object()) + '.' + ObjectNames.simple(site.member());
        case ARRAY_READ, ARRAY_WRITE -> objects.of(event.object()) + '[' + event.value() + ']';
        case STATIC_READ, STATIC_WRITE, STATIC_VOLATILE_READ, STATIC_VOLATILE_WRITE -> member(site.member());
        case ACCESS_RUN -> event.value() + " variables";
        case CLASS_INIT_BEGIN, CLASS_INIT_END -> ObjectNames.simple(site.className());
        case LIBRARY_CALL -> objects.of(event.object()) + '.' + ObjectNames.simple(site.member());
        default -> ofThreadOrObject(event);
        };
    }

    /** True when the target of event {@code i} is a thread. */
    public boolean isOfThread(int i) {
        return switch (trace.event(i).kind()) {
        case THREAD_START, UNPARK, INTERRUPT, JOIN, THREAD_STATE, INTERRUPTED -> true;
        default -> false;
        };
    }

    private String ofThreadOrObject(TraceEvent event) {
        return switch (event.kind()) {
        case THREAD_START, UNPARK, INTERRUPT -> event.value() >= 0 ? thread((int) event.value()) : "a thread";
        case JOIN, THREAD_STATE, INTERRUPTED -> begun(event.object());
        case MONITOR_ENTER, MONITOR_EXIT, WAIT, WAIT_END, NOTIFY, NOTIFY_ALL -> objects.of(event.object());
        default -> "";
        };
    }

    /** The thread whose object has this hash. */
    private String begun(int object) {
        int begin = next(0, i -> trace.event(i).kind() == EventKind.THREAD_BEGIN && trace.event(i).object() == object);
        return begin == NONE ? objects.of(object) : thread(trace.event(begin).thread());
    }

    private static String member(String variable) {
        int end = variable.lastIndexOf('.');
        return end < 0 ? variable : ObjectNames.simple(variable.substring(0, end)) + variable.substring(end);
    }

    /** Where event {@code i} is in the source, as {@code Class.method(File.java:LINE)}. */
    public String where(int i) {
        TraceEvent event = trace.event(i);
        if (event.site() < 0) {
            return event.kind() == EventKind.THREAD_END ? "the end of the thread"
                : event.kind() == EventKind.THREAD_BEGIN ? "the beginning of the thread" : "the JDK";
        }
        return where(sites.site(event.site()));
    }

    /** A program location, as {@code Class.method(File.java:LINE)}. */
    static String where(Site site) {
        String outer = ObjectNames.simple(site.className());
        int nested = outer.indexOf('$');
        return site.className() + '.' + site.methodName() + '(' + (nested < 0 ? outer : outer.substring(0, nested))
            + ".java" + (site.line() >= 0 ? ":" + site.line() : "") + ')';
    }

    /** What event {@code i} is: {@code THREAD OPERATION TARGET at Class.method(File.java:LINE)}. */
    public String text(int i) {
        return thread(trace.event(i).thread()) + ' ' + act(i);
    }

    /** What event {@code i} is, without its thread. A thread begins or ends in no line of the program. */
    public String act(int i) {
        return switch (trace.event(i).kind()) {
        case THREAD_BEGIN -> "begins";
        case THREAD_END -> "ends";
        default -> act(operation(i), target(i), (trace.event(i).site() < 0 ? " in " : " at ") + where(i));
        };
    }

    static String act(String operation, String target, String place) {
        return operation + (target.isEmpty() ? "" : ' ' + target) + place;
    }
}
