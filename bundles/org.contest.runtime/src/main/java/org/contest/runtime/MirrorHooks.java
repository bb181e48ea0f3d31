/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.reflect.Method;
import java.util.Arrays;
import org.contest.protocol.AddedMembers;

/**
 * Called by the JDK when it tells a program about its own methods and stacks, also when no run is going on: the program
 * sees them as without instrumentation.
 */
public final class MirrorHooks {

    private MirrorHooks() {
    }

    /** The methods that a class declares; the array is the caller's own. */
    public static Method[] methods(Class<?> type, Method[] methods) {
        if (type.getClassLoader() == null && type.getModule().isNamed()) {
            return methods; // of the JDK, whose members and flags stay
        }
        int kept = 0;
        for (Method method : methods) {
            if (!method.getName().startsWith(AddedMembers.REFERENCE_PREFIX)) {
                methods[kept++] = OriginalMethod.of(method);
            }
        }
        return kept == methods.length ? methods : Arrays.copyOf(methods, kept);
    }

    /** The frames of an exception. */
    public static StackTraceElement[] stackTrace(StackTraceElement[] frames) {
        int kept = 0;
        for (StackTraceElement frame : frames) {
            if (!isAdded(frame)) {
                kept++;
            }
        }
        return kept == frames.length ? frames : without(frames, kept);
    }

    private static StackTraceElement[] without(StackTraceElement[] frames, int count) {
        StackTraceElement[] kept = new StackTraceElement[count];
        int next = 0;
        for (StackTraceElement frame : frames) {
            if (!isAdded(frame)) {
                kept[next++] = frame;
            }
        }
        return kept;
    }

    private static boolean isAdded(StackTraceElement frame) {
        return frame.getMethodName().startsWith(AddedMembers.REFERENCE_PREFIX);
    }
}
