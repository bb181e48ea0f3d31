/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.trace.TraceThread;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.core.model.IVariable;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaPrimitiveValue;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.jdt.debug.core.IJavaValue;

/**
 * All that a user sees of a stopped program: each thread with its frames, and the values in them.
 *
 * @param stacks of the threads that are in the program's code, by the name of the thread; threads may share one
 */
public record StopPicture(Map<String, List<List<String>>> stacks) {

    /** What the debugger shows now; all threads are suspended. */
    public static StopPicture of(ReplaySession session) throws Exception {
        Map<String, List<List<String>>> stacks = new TreeMap<>();
        for (IThread thread : session.thread().getDebugTarget().getThreads()) {
            Eventually.holds(() -> "suspended: " + state((IJavaThread) thread),
                () -> thread.isSuspended() || thread.isTerminated());
            List<String> frames = frames(thread);
            if (!frames.isEmpty()) {
                stacks.computeIfAbsent(thread.getName(), name -> new ArrayList<>()).add(frames);
            }
        }
        stacks.values().forEach(same -> same.sort(Comparator.comparing(String::valueOf)));
        return new StopPicture(stacks);
    }

    private static List<String> frames(IThread thread) throws DebugException {
        List<String> frames = new ArrayList<>();
        for (IStackFrame frame : thread.getStackFrames()) {
            if (isProgram((IJavaStackFrame) frame)) {
                frames.add(picture((IJavaStackFrame) frame));
            }
        }
        return frames;
    }

    private static String picture(IJavaStackFrame frame) throws DebugException {
        try {
            return Stops.place(frame) + values(frame);
        } catch (DebugException e) {
            throw new AssertionError(frame.getThread().getName() + " in " + Stops.place(frame), e);
        }
    }

    /** What the debugger says of a thread. */
    public static String state(IJavaThread thread) {
        try {
            return thread.getName() + ", suspended " + thread.isSuspended() + ", in " + thread.getFrameCount()
                + " frames, evaluates "
                + thread.isPerformingEvaluation() + ", steps " + thread.isStepping() + "; target suspended "
                + thread.getDebugTarget().isSuspended();
        } catch (DebugException e) {
            return String.valueOf(e);
        }
    }

    /** Every thread is one of the trace, and stands where it does its next event. */
    public void assertAsRecorded(ReplaySession session) {
        Sequence sequence = session.sequence();
        for (TraceThread known : sequence.trace().threads()) {
            int next = sequence.next(session.at(), sequence.ofThread(known.index()));
            List<List<String>> same = stacks.get(known.name());
            if (same != null && next != Sequence.NONE && isToldOf(sequence, next)) {
                assertTrue(same.stream().anyMatch(frames -> frames.get(0).startsWith(sequence.where(next))),
                    known.name() + " before event " + session.at() + ", next event " + sequence.text(next)
                        + ", stands at " + same);
            }
        }
        List<String> names = sequence.trace().threads().stream().map(TraceThread::name).toList();
        stacks.keySet().forEach(name -> assertTrue(names.contains(name), name + " is not in the trace"));
    }

    private static boolean isToldOf(Sequence sequence, int event) {
        Site site = sequence.site(event);
        return sequence.event(event).kind() != EventKind.THREAD_BEGIN && site.line() > 0
            && sequence.sites().isOwn(site.id());
    }

    /** Another JVM shows the same at this place. */
    public void assertSame(StopPicture other, int event) {
        assertEquals(String.join("\n", lines()), String.join("\n", other.lines()), "before event " + event);
    }

    private List<String> lines() {
        return stacks.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue()).toList();
    }

    private static boolean isProgram(IJavaStackFrame frame) throws DebugException {
        return isProgram(frame.getDeclaringTypeName());
    }

    /** Frames of the JDK may differ by the JVM's own caches, and lambda classes have numbers of the JVM. */
    private static boolean isProgram(String type) {
        return !type.startsWith("java.") && !type.startsWith("jdk.") && !type.startsWith("sun.")
            && !type.startsWith("org.junit.")
            && !type.contains("$$Lambda");
    }

    private static List<String> values(IJavaStackFrame frame) throws DebugException {
        List<String> values = new ArrayList<>();
        for (IVariable variable : frame.getVariables()) {
            values.add(variable.getName() + '=' + value((IJavaValue) variable.getValue()));
        }
        values.sort(Comparator.naturalOrder()); // the debugger keeps the order in which it saw them
        return values;
    }

    /** Numbers, and those in the fields of an object: references are others in each JVM. */
    private static String value(IJavaValue value) throws DebugException {
        if (value instanceof IJavaPrimitiveValue || value.isNull()) {
            return value.getValueString();
        }
        StringBuilder fields = new StringBuilder();
        for (IVariable field : isProgram(value.getReferenceTypeName()) ? value.getVariables() : new IVariable[0]) {
            fields.append(field.getValue() instanceof IJavaObject ? "" : field.getName() + '=' + field.getValue());
        }
        return "object " + fields;
    }
}
