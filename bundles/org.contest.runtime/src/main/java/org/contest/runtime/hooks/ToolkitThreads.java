/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Threads that the window toolkit of the JDK keeps for itself: they wait for the window system in native code, dispose,
 * and watch over the JVM's end. They are no threads of the run; those that call the program are, as the one that
 * dispatches events.
 */
final class ToolkitThreads implements Function<Stream<StackFrame>, Boolean> {

    private static final ToolkitThreads INSTANCE = new ToolkitThreads();

    private ToolkitThreads() {
    }

    /** True inside Thread.start when the toolkit starts a thread for itself. */
    static boolean isStarting() {
        Hooks.enterQuiet();
        try {
            return StackWalker.getInstance().walk(INSTANCE);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    @Override
    public Boolean apply(Stream<StackFrame> frames) {
        for (Iterator<StackFrame> each = frames.iterator(); each.hasNext();) {
            String type = each.next().getClassName();
            if (!type.startsWith("org.contest.") && !type.startsWith("java.lang.")) {
                return type.startsWith("sun.awt.") || type.startsWith("sun.java2d.");
            }
        }
        return false;
    }
}
