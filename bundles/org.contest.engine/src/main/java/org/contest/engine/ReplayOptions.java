/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How a trace is replayed.
 *
 * @param debugPort a debugger may attach here, and the program waits for it; absent: none
 * @param until the trace is followed up to this event, then the program runs on by itself; absent: all of it
 * @param timeoutSeconds without an event before the replay is called a hang; 0 for never, as while debugging
 * @param classPath where the program is now; empty: where it was when it was recorded
 */
public record ReplayOptions(OptionalInt debugPort, OptionalLong until, int timeoutSeconds,
    List<Path> classPath) {

    private static final int TIMEOUT_SECONDS = 10;
    private static final int FOR_EVER = 1_000_000;

    /** Copies the class path. */
    public ReplayOptions {
        classPath = List.copyOf(classPath);
    }

    /** The program where it was. */
    public ReplayOptions(OptionalInt debugPort, OptionalLong until, int timeoutSeconds) {
        this(debugPort, until, timeoutSeconds, List.of());
    }

    /** The whole trace, no debugger. */
    public static ReplayOptions defaults() {
        return new ReplayOptions(OptionalInt.empty(), OptionalLong.empty(), TIMEOUT_SECONDS);
    }

    /** The same with a debugger to wait for at a port of this machine. */
    public ReplayOptions withDebugPort(int port) {
        return new ReplayOptions(OptionalInt.of(port), until, 0, classPath);
    }

    /** The same up to an event. */
    public ReplayOptions withUntil(long event) {
        return new ReplayOptions(debugPort, OptionalLong.of(event), timeoutSeconds, classPath);
    }

    /** The same with the program somewhere else, as after the campaign was copied to another machine. */
    public ReplayOptions withClassPath(List<Path> path) {
        return new ReplayOptions(debugPort, until, timeoutSeconds, path);
    }

    /** Seconds without an event before the replay is called a hang. */
    public int patience() {
        return timeoutSeconds == 0 ? FOR_EVER : timeoutSeconds;
    }
}
