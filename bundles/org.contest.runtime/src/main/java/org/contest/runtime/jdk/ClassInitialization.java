/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.MethodHandle;

/**
 * What a controlled run has to know before an instruction that may initialize a class (JLS 12.4.1). Written with the
 * baton held, but for {@link #requested} of a thread out of control, where it is only a guess.
 */
public final class ClassInitialization {

    private static final MethodHandle SHOULD_BE_INITIALIZED =
        JdkUnsafe.method(JdkMember.UNINITIALIZED, boolean.class, Class.class);

    /** True while a class initializer of the program runs, or a trace is followed: threads may have to wait. */
    public static boolean isGoingOn;

    /** The class that was last asked for: when an initializer begins it is the reason, or has nothing to do with it. */
    public static Class<?> requested;

    private ClassInitialization() {
    }

    /** True when the JVM has initialized the class without an error; false where nobody can tell. */
    public static boolean isDone(Class<?> type) {
        try {
            return SHOULD_BE_INITIALIZED != null && !(boolean) SHOULD_BE_INITIALIZED.invokeExact(type);
        } catch (Throwable e) {
            throw new IllegalStateException(e); // it declares none
        }
    }

    /** Forgets the classes of a run. */
    public static void forget() {
        isGoingOn = false;
        requested = null;
    }
}
