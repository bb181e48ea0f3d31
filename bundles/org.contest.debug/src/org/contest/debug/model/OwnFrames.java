/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.Method;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.request.StepRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.contest.protocol.AssertionLibraries;
import org.eclipse.debug.core.DebugException;
import org.eclipse.jdt.debug.core.IJavaStackFrame;

/** What of a stack is not the program's. */
final class OwnFrames {

    private static final String HARNESS = "org.contest.harness."; //$NON-NLS-1$
    private static final String[] OURS =
        {"org.contest.runtime.", "org.contest.agent.", HARNESS}; //$NON-NLS-1$ //$NON-NLS-2$
    private static final String[] LIBRARIES =
        {"java.", "javax.", "jdk.", "sun."}; //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$

    private static final String[] AGENT_CALL = {"sun.instrument."}; //$NON-NLS-1$

    private OwnFrames() {
    }

    /**
     * The frames below the hook, or the assertion, in which a thread stands, from the first of the program on; all
     * frames when it stands in none. A library may call a hook, and what a hook calls may be a library with hooks. The
     * JVM calls the agent before the program: nothing of that is the program's.
     *
     * @param own tells the classes of the program's own code: libraries that these call are left out, too, where the
     *     thread stands in a hook
     */
    static List<IJavaStackFrame> without(List<IJavaStackFrame> frames, Predicate<String> own) throws DebugException {
        if (!frames.isEmpty() && startsWith(frames.get(frames.size() - 1), AGENT_CALL)) {
            return List.of();
        }
        boolean inHook = false;
        List<IJavaStackFrame> others = new ArrayList<>();
        for (int i = 0; i < frames.size(); i++) {
            boolean ours = startsWith(frames.get(i), OURS);
            if (!ours && !startsWith(frames.get(i), LIBRARIES)) {
                return inHook ? own(frames.subList(i, frames.size()), own) : i == 0 ? belowAssertion(frames) : frames;
            }
            inHook |= ours;
            if (!ours) {
                others.add(frames.get(i));
            }
        }
        return others;
    }

    /** From the first frame of own code on; all frames when there is none. */
    private static List<IJavaStackFrame> own(List<IJavaStackFrame> frames, Predicate<String> own)
        throws DebugException {
        for (int i = 0; i < frames.size(); i++) {
            if (own.test(TypeNames.of(frames.get(i)))) {
                return frames.subList(i, frames.size());
            }
        }
        return frames;
    }

    /** True where a suspended thread stands in a method of ours. */
    static boolean isInOurs(ThreadReference thread) {
        try {
            return thread.frameCount() > 0
                && startsWith(thread.frame(0).location().declaringType().name(), OURS);
        } catch (IncompatibleThreadStateException e) {
            return false;
        }
    }

    /** Lets a step end in no method that runs tests; hooks end steps themselves. */
    static void leaveOut(StepRequest step) {
        step.addClassExclusionFilter(HARNESS + '*');
    }

    /** True for the method that the JVM calls in a thread whose code is over. */
    static boolean isEnd(Method bottom) {
        return bottom.name().equals("exit") //$NON-NLS-1$
            && bottom.declaringType().name().equals("java.lang.Thread"); //$NON-NLS-1$
    }

    private static List<IJavaStackFrame> belowAssertion(List<IJavaStackFrame> frames) throws DebugException {
        for (int i = 0; i < frames.size(); i++) {
            if (!AssertionLibraries.contain(TypeNames.of(frames.get(i)))) {
                return frames.subList(i, frames.size());
            }
        }
        return frames;
    }

    private static boolean startsWith(IJavaStackFrame frame, String[] prefixes) throws DebugException {
        return startsWith(TypeNames.of(frame), prefixes);
    }

    private static boolean startsWith(String type, String[] prefixes) {
        for (String prefix : prefixes) {
            if (type.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
