/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.run;

import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.runtime.Execution;
import org.contest.runtime.RunHost;
import org.contest.runtime.control.ControlledExecution;
import org.contest.runtime.free.FreeExecution;

/** The one list of executions: which one runs under which scheduler. */
public final class Executions {

    private Executions() {
    }

    /**
     * The execution that the options ask for; {@code inProcess} when this JVM goes on after the run.
     *
     * @throws IllegalArgumentException with a plain sentence when there is no such scheduler
     */
    static Execution create(RunOptions options, boolean inProcess, RunHost host) {
        boolean control = options.isTrue(Key.CONTROL);
        if (control) {
            return ControlledExecution.create(options, inProcess, host);
        }
        if (Scheduler.NOISE.isAskedBy(options) || Scheduler.NONE.isAskedBy(options)) {
            return new FreeExecution(options, host);
        }
        throw new IllegalArgumentException("There is no scheduler \"" + options.get(Key.SCHEDULER)
            + "\" for free-running threads. There are: "
            + String.join(", ", Scheduler.names(Scheduler.NOISE, Scheduler.NONE)) + ".");
    }
}
