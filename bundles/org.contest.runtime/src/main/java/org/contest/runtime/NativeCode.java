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
 * it locks on one must be unlocked there, and is never free for another program thread on the same one.
 */
public final class NativeCode {

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
}
