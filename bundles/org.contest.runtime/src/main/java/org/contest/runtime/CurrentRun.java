/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.function.BiFunction;

/** The run that is going on in this JVM: one at a time. */
public final class CurrentRun {

    /**
     * The run, or null when disarmed. Written only where runs begin and end, when no program thread runs; plain,
     * because threads of the program are started after it or stopped before it.
     */
    public static Execution execution;

    private static volatile BiFunction<ClassLoader, byte[], byte[]> instrumenter;

    private CurrentRun() {
    }

    /** The calling thread as a thread of the run, whether it may have events now or not; or null. */
    public static ProgramThread thread() {
        return execution == null ? null : ThreadTable.current();
    }

    /** What instruments the hidden classes that programs define: given the class loader and the class file. */
    public static void instrumenter(BiFunction<ClassLoader, byte[], byte[]> function) {
        instrumenter = function;
    }

    /** What {@link #instrumenter(BiFunction)} set, or null. */
    public static BiFunction<ClassLoader, byte[], byte[]> instrumenter() {
        return instrumenter;
    }
}
