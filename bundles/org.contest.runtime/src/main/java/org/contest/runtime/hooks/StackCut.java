/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.util.Arrays;
import org.contest.protocol.JdkNames;

/** Takes ConTest's own frames out of what the program sees. */
public final class StackCut {

    private static final String OURS = "org.contest.runtime.";
    private static final String HARNESS = "org.contest.harness.";
    private static final String BATON = "org.contest.runtime.baton.";
    /** How frames of classes of the harness's loader begin: elsewhere the JVM leaves the name of that loader out. */
    private static final String LOADER = "app/";

    private StackCut() {
    }

    /**
     * The frames of another thread as the program sees them: of one that stands in a hook those below, and nothing of
     * what runs it.
     */
    static StackTraceElement[] ofThread(StackTraceElement[] frames) {
        int top = 0;
        int bottom = frames.length;
        boolean inProgram = false;
        for (int i = 0; i < frames.length && bottom == frames.length; i++) {
            if (inProgram && runsProgram(frames[i].getClassName())) {
                bottom = i;
            } else if (!frames[i].getClassName().startsWith(OURS)) {
                inProgram |= !JdkNames.isOfJdk(frames[i].getClassName());
            } else if (inProgram) {
                bottom = i;
            } else {
                top = i + 1;
            }
        }
        return top == 0 && bottom == frames.length ? frames : Arrays.copyOfRange(frames, top, bottom);
    }

    /** True for a class of ours that calls the program: what is below it on a stack is no matter of the program. */
    private static boolean runsProgram(String className) {
        return className.startsWith(HARNESS) || className.startsWith(BATON);
    }

    /** The frames of an exception as the program sees them: nothing of what runs it. */
    static StackTraceElement[] ofException(StackTraceElement[] frames) {
        boolean inProgram = false;
        for (int i = 0; i < frames.length; i++) {
            String name = frames[i].getClassName();
            if (inProgram && runsProgram(name)) {
                return named(Arrays.copyOf(frames, i));
            }
            inProgram |= !JdkNames.isOfJdk(name) && !runsProgram(name) && !name.startsWith(OURS);
        }
        return frames;
    }

    /** In place: frames without the name of the harness's loader. */
    private static StackTraceElement[] named(StackTraceElement[] frames) {
        for (int i = 0; i < frames.length; i++) {
            StackTraceElement frame = frames[i];
            if (frame.toString().startsWith(LOADER)) {
                frames[i] = new StackTraceElement(null, frame.getModuleName(), frame.getModuleVersion(),
                    frame.getClassName(), frame.getMethodName(), frame.getFileName(), frame.getLineNumber());
            }
        }
        return frames;
    }

    /** Cuts our frames from the top of an exception that a hook throws into the program, and returns it. */
    public static <T extends Throwable> T cut(T exception) {
        StackTraceElement[] frames = exception.getStackTrace();
        int kept = 0;
        StackTraceElement[] clean = new StackTraceElement[frames.length];
        for (StackTraceElement frame : frames) {
            if (!frame.getClassName().startsWith(OURS)) {
                clean[kept++] = frame;
            }
        }
        if (kept < frames.length) {
            exception.setStackTrace(Arrays.copyOf(clean, kept));
        }
        return exception;
    }
}
