/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import org.contest.protocol.AddedMembers;
import org.contest.protocol.ReferredMethod;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ToolThread;
import org.contest.runtime.jdk.OriginalMethod;

/**
 * Called by the JDK when it tells a program about its own methods and stacks, also when no run is going on: the program
 * sees them as without instrumentation.
 */
public final class MirrorHooks {

    private MirrorHooks() {
    }

    /**
     * The methods that a class declares, in the order of their names: the JVM has them in another one each time, by
     * addresses of names, and what is generated from them would differ. The array is the caller's own.
     */
    public static Method[] methods(Class<?> type, Method[] methods) {
        Method[] own = withoutAdded(type, methods);
        Hooks.enterQuiet();
        try {
            MethodOrder.sort(own);
        } finally {
            Hooks.leaveQuiet();
        }
        return own;
    }

    private static Method[] withoutAdded(Class<?> type, Method[] methods) {
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
    public static StackTraceElement[] stackTrace(StackTraceElement[] all) {
        StackTraceElement[] frames = StackCut.ofException(all);
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

    /** The frames of a thread, for the program or its test framework. */
    public static StackTraceElement[] threadStack(Thread thread, StackTraceElement[] frames) {
        ProgramThread t = CurrentRun.thread();
        if (t == null || t.isQuiet() && !t.isInUntracedRegion()) {
            return frames;
        }
        t.enterQuiet();
        try {
            return StackCut.ofThread(frames.length > 0 ? frames : CurrentRun.execution.unseen(true).stack(thread));
        } finally {
            t.leaveQuiet();
        }
    }

    /** All threads with their frames; the map is the caller's own. */
    public static Map<Thread, StackTraceElement[]> allStackTraces(Map<Thread, StackTraceElement[]> stacks) {
        if (isAskedByProgram()) {
            Hooks.enterQuiet();
            try {
                stacks.keySet().removeIf(thread -> thread instanceof ToolThread);
                stacks.replaceAll((thread, frames) -> StackCut.ofThread(frames));
            } finally {
                Hooks.leaveQuiet();
            }
        }
        return stacks;
    }

    private static boolean isAskedByProgram() {
        ProgramThread t = CurrentRun.thread();
        return t != null && !t.isQuiet();
    }

    // ---- a lambda that is serialized: its method is the one it was, in strings that are constants as they were

    /** The reference kind of the method that a serialized lambda names. */
    public static int referredKind(String method, int kind) {
        ReferredMethod referred = referred(method);
        return referred == null ? kind : referred.kind();
    }

    /** The class of the method that a serialized lambda names. */
    public static String referredOwner(String method, String owner) {
        ReferredMethod referred = referred(method);
        return referred == null ? owner : referred.owner().intern();
    }

    /** The descriptor of the method that a serialized lambda names. */
    public static String referredDescriptor(String method, String descriptor) {
        ReferredMethod referred = referred(method);
        return referred == null ? descriptor : referred.descriptor().intern();
    }

    /** The method that a serialized lambda names. */
    public static String referredName(String method) {
        ReferredMethod referred = referred(method);
        return referred == null ? method : referred.name().intern();
    }

    private static ReferredMethod referred(String method) {
        return method == null ? null : ReferredMethod.of(method);
    }
}
