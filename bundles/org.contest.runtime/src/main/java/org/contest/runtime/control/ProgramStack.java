/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.Arrays;
import java.util.List;
import org.contest.runtime.FailureLog;

/** The part of a thread's stack that is the program's: below the hook it stands in, above what runs it. */
final class ProgramStack {

    private static final String CONTINUATION = "jdk.internal.vm.Continuation";

    private static final int MOST_CAUSES = 20;

    private ProgramStack() {
    }

    /** Cuts what runs a continuation from the bottom of an exception's stack, and of its causes. */
    static void cutBottom(Throwable exception) {
        int depth = 0;
        for (Throwable e = exception; e != null && depth < MOST_CAUSES; e = e.getCause()) {
            StackTraceElement[] stack = e.getStackTrace();
            for (int i = 0; i < stack.length; i++) {
                if (stack[i].getClassName().equals(CONTINUATION)) {
                    e.setStackTrace(Arrays.copyOf(stack, i));
                    break;
                }
            }
            depth++;
        }
    }

    /** The program's frames in the form of a failure, top first. */
    static List<String> frames(StackTraceElement[] stack) {
        int top = 0;
        int bottom = stack.length;
        for (int i = 0; i < bottom; i++) {
            String name = stack[i].getClassName();
            if (top == 0 && FailureLog.isHook(name)) {
                top = i + 1;
            } else if (name.equals(CONTINUATION) && i > top) {
                bottom = i;
            }
        }
        return FailureLog.frames(Arrays.copyOfRange(stack, top, bottom));
    }
}
