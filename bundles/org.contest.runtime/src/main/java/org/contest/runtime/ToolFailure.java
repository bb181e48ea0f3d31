/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import org.contest.protocol.ExitCodes;
import org.contest.runtime.jdk.HeapReserve;

/**
 * An error of ConTest's own inside the program's JVM. Nothing that the JVM does after it can be believed, so it ends,
 * and its exit code says that it was not the program.
 */
public final class ToolFailure {

    private static volatile boolean halts;

    private ToolFailure() {
    }

    /** From here on such an error ends the JVM; before, as in tests of the runtime, it is only printed. */
    public static void haltsJvm() {
        halts = true;
    }

    /** True for an exception that ConTest's machinery threw, not on behalf of the program as its hooks do. */
    static boolean is(Throwable exception) {
        StackTraceElement[] stack = exception.getStackTrace();
        return stack.length > 0 && stack[0].getClassName().startsWith("org.contest.runtime.")
            && !FailureLog.isHook(stack[0].getClassName()) && !(exception instanceof VirtualMachineError)
            && !(exception instanceof IllegalThreadStateException)
            && !(exception instanceof IllegalMonitorStateException);
    }

    /** Prints the error where the JVM began to print, for the program may have another stream, and ends the JVM. */
    public static void tell(Throwable error) {
        HeapReserve.letGo();
        try {
            PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true);
            error.printStackTrace(err);
            err.println("ConTest itself failed: ".concat(error.toString()));
        } finally {
            if (halts) {
                CurrentRun.forsake();
                Runtime.getRuntime().halt(ExitCodes.TOOL_FAILED);
            }
        }
    }
}
