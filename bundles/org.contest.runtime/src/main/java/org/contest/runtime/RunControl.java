/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;

/**
 * Begins and ends runs: the agent does it once in a forked JVM, the harness around each iteration. One run at a time.
 */
public final class RunControl {

    private RunControl() {
    }

    /**
     * Begins a run whose first program thread, {@code 0}, is {@code main}. Hooks are live when this returns.
     *
     * @throws IllegalArgumentException with a plain sentence when the options do not fit
     * @throws IllegalStateException when a run is going on
     */
    public static synchronized Execution begin(RunOptions options, Thread main) {
        if (Hooks.execution != null) {
            throw new IllegalStateException("A run is going on in this JVM; it has to end before another begins.");
        }
        Execution run = Executions.create(options);
        ThreadTable.clear();
        ProgramThread state = run.newThread(main, "0");
        state.ignored++;
        ThreadTable.put(state);
        run.begin(state);
        Hooks.execution = run;
        state.ignored--;
        return run;
    }

    /** The run that is going on, or null. */
    public static Execution current() {
        return Hooks.execution;
    }

    /** Ends the run and sums it up; null when none was going on. Safe from any thread and more than once. */
    public static synchronized RunResult end(RunResult.Health health) {
        Execution run = Hooks.execution;
        if (run == null) {
            return null;
        }
        ProgramThread self = ThreadTable.current();
        if (self != null) {
            self.ignored++;
        }
        RunResult result = run.end(health);
        Hooks.execution = null;
        ThreadTable.clear();
        return result;
    }
}
