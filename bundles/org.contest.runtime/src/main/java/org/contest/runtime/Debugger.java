/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import org.contest.runtime.jdk.JdkMember;
import org.contest.runtime.jdk.Undeclared;

/** Tells whether a debugger can hold threads of this JVM, or holds one, so that time without an event means nothing. */
public final class Debugger {

    private static final long LATE = 500_000_000;
    private static final boolean POSSIBLE = findAgent();

    private Debugger() {
    }

    /** True in a JVM that was started with a debug agent. */
    public static boolean isPossible() {
        return POSSIBLE;
    }

    /**
     * True when a debugger keeps a thread from running, or has kept the caller; cheap in a JVM without a debug agent.
     *
     * @param nanos since the caller, who asks often, was last here
     */
    public static boolean holdsThread(long nanos) {
        if (!POSSIBLE || nanos > LATE) {
            return POSSIBLE;
        }
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        for (ThreadInfo info : bean.getThreadInfo(bean.getAllThreadIds())) {
            if (info != null && info.isSuspended()) {
                return true;
            }
        }
        return false;
    }

    private static boolean findAgent() {
        MethodHandle arguments = JdkMember.JVM_ARGUMENTS.staticMethod(String[].class);
        if (arguments == null) {
            return false; // the package is not open to us: no agent, no debugger session of ours
        }
        try {
            for (String argument : (String[]) arguments.invokeExact()) {
                if (argument.contains("jdwp")) {
                    return true;
                }
            }
        } catch (Throwable e) {
            throw Undeclared.of(e);
        }
        return false;
    }
}
