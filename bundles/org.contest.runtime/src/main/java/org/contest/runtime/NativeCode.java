/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

/**
 * Native code of the program, once this JVM has loaded some. It may take threads by those of the system: a mutex that
 * it locks on one must be unlocked there, and is never free for another program thread on the same one. What threads
 * share inside, and what its locks order, nobody sees: each call is a choice, and comes after those before it.
 */
public final class NativeCode {

    /** What a thread did before a call comes before what others do after their later ones. */
    private static final Object ORDER = new NativeCode();

    private static volatile boolean loaded;

    private NativeCode() {
    }

    /** A class of that loader has native code. */
    public static void of(ClassLoader loader) {
        loaded |= loader != null; // else of the JDK
    }

    /** True when the program has native code. */
    public static boolean isLoaded() {
        return loaded;
    }

    /** Before a call. */
    public static void enter(Execution run, ProgramThread t, int site) {
        run.beginNativeCall(t, site);
        run.givesBackUnseen(t, ORDER);
        t.callsNativeCode = true;
    }

    /** After it has returned; not where it threw. */
    public static void leave(Execution run, ProgramThread t) {
        t.callsNativeCode = false;
        run.endSystemCall(t);
        run.hasTakenUnseen(t, ORDER);
    }
}
