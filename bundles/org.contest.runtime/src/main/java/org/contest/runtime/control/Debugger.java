/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.lang.reflect.Method;

/** Tells whether a debugger can hold the threads of this JVM, so that time without an event means nothing. */
final class Debugger {

    private static final boolean POSSIBLE = findAgent();

    private Debugger() {
    }

    static boolean isPossible() {
        return POSSIBLE;
    }

    private static boolean findAgent() {
        try {
            Method arguments = Class.forName("jdk.internal.misc.VM").getMethod("getRuntimeArguments");
            for (String argument : (String[]) arguments.invoke(null)) {
                if (argument.contains("jdwp")) {
                    return true;
                }
            }
        } catch (ReflectiveOperationException | RuntimeException e) {
            return false; // the package is not open to us: no agent, no debugger session of ours
        }
        return false;
    }
}
