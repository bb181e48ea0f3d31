/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.Location;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.contest.core.source.Frame;
import org.contest.protocol.AssertionLibraries;
import org.contest.protocol.Places;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The place where a run fails, and the threads that fail there.
 *
 * @param type class of the exception; null when the run fails by none
 * @param message of the exception as it was recorded; empty when not known
 * @param frames of its stack, top first, as {@code class.method(File.java:line)}
 * @param threads names of the threads that fail: those that wait for each other, or the one that throws; empty when not
 *     known
 * @param throwers the classes one of which throws it, whatever exception the program makes of it later; empty when the
 *     stack does not tell, as that of an assertion: test frameworks cut it short
 */
public record FailingFrames(@Nullable String type, String message, List<String> frames, List<String> threads,
    List<String> throwers) {

    private static final int COMPARED = 3;
    private static final String ASSERTION = "assertion"; //$NON-NLS-1$
    private static final List<String> THROWN = List.of("exception", ASSERTION); //$NON-NLS-1$

    /** The run does not fail. */
    public static final FailingFrames NONE = new FailingFrames(null, "", List.of(), List.of(), List.of()); //$NON-NLS-1$

    /** Of a failure by its signature, {@code kind type | frame | frame}, or by the frames that are known better. */
    public static FailingFrames of(String signature, String message, List<String> frames, List<String> threads) {
        String[] parts = signature.split(" \\| "); //$NON-NLS-1$
        String[] words = parts[0].split(" "); //$NON-NLS-1$
        if (!THROWN.contains(words[0]) || words.length < 2) {
            return new FailingFrames(null, message, List.of(), threads, List.of());
        }
        List<String> known = frames.isEmpty() ? List.of(parts).subList(1, parts.length) : frames;
        return new FailingFrames(words[1], message, known, threads,
            words[0].equals(ASSERTION) ? List.of() : throwers(known));
    }

    /** An exception may be made by one class of the JDK and thrown by another, both above the program's frames. */
    private static List<String> throwers(List<String> frames) {
        List<String> classes = new ArrayList<>();
        for (String frame : frames) {
            Frame read = Frame.parse(frame);
            if (read != null) {
                classes.add(read.type());
            }
            if (isProgram(frame)) {
                break;
            }
        }
        return classes.stream().distinct().toList();
    }

    /** True when a sentence, why the run does not go on, speaks of a thread that fails. */
    boolean isBlocked(String thread, String why) {
        return (threads.isEmpty() || threads.contains(thread)) && why.contains('"' + thread + '"');
    }

    /** True when a thread that throws stands there; test frameworks have cut the recorded stack short. */
    boolean isAt(ThreadReference thread) {
        List<String> wanted = program(frames.stream());
        try {
            List<String> found = new ArrayList<>();
            for (StackFrame frame : thread.frames()) {
                found.add(text(frame.location()));
            }
            List<String> thrown = program(found.stream());
            return !wanted.isEmpty() && thrown.size() >= wanted.size()
                && wanted.equals(thrown.subList(0, wanted.size()));
        } catch (IncompatibleThreadStateException e) {
            return false;
        }
    }

    private static List<String> program(Stream<String> frames) {
        return frames.map(frame -> frame.substring(frame.indexOf('/') + 1)).filter(FailingFrames::isProgram)
            .map(Places::withoutLambdaNames).limit(COMPARED).toList();
    }

    private static boolean isProgram(String frame) {
        return !frame.startsWith("java.") && !frame.startsWith("jdk.") //$NON-NLS-1$ //$NON-NLS-2$
            && !frame.startsWith("sun.") && !frame.startsWith("org.contest.runtime.") //$NON-NLS-1$ //$NON-NLS-2$
            && !AssertionLibraries.contain(frame);
    }

    private static String text(Location location) {
        String method = location.declaringType().name() + '.' + location.method().name();
        try {
            return method + '(' + location.sourceName() + ':' + location.lineNumber() + ')';
        } catch (AbsentInformationException e) {
            return method;
        }
    }
}
