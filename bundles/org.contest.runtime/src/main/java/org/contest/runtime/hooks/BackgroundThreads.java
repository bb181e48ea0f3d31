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
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contest.runtime.NamePrefixes;

/**
 * Threads that parts of the JDK keep for themselves. Those of the window toolkit wait for the window system in native
 * code, dispose, and watch over the JVM's end; those of the flight recorder empty its buffers. They are no threads of
 * the run; those that call the program are, as the one that dispatches events of windows.
 */
final class BackgroundThreads implements Function<Stream<StackFrame>, Boolean> {

    private static final List<String> STARTERS = List.of("sun.awt.", "sun.java2d.", "jdk.jfr.");
    /** Threads are started through these, whoever wants them. */
    private static final List<String> THROUGH =
        List.of("org.contest.", "java.lang.", "java.util.Timer", "java.security.");
    private static final BackgroundThreads INSTANCE = new BackgroundThreads();

    private BackgroundThreads() {
    }

    /** True inside Thread.start when such a part starts a thread. */
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
            if (!NamePrefixes.hasOne(type, THROUGH)) {
                return NamePrefixes.hasOne(type, STARTERS);
            }
        }
        return false;
    }
}
