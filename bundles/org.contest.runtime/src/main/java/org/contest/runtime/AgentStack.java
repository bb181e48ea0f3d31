/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

/** Stacks of threads that load a class, and wait for what the agent does with it. */
public final class AgentStack {

    private static final String AGENT = "sun.instrument.InstrumentationImpl";

    private AgentStack() {
    }

    /** True where the agent is asked to instrument a class: then the thread does not wait for the program. */
    public static boolean isInstrumenting(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (frame.getClassName().equals(AGENT)) {
                return true;
            }
        }
        return false;
    }
}
