/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import org.contest.engine.model.Cancellation;

/** Does runs, one after another; each worker of a campaign has its own. */
public interface RunExecutor extends AutoCloseable {

    /** How many runs may be announced before the first of them is asked for; 1 when that brings nothing. */
    default int ahead() {
        return 1;
    }

    /** True when a JVM does many runs, and may keep from one to the next what a new JVM does not have. */
    default boolean repeats() {
        return false;
    }

    /**
     * Says that a run will be asked for after those announced before. An executor may do it ahead of time, so that
     * neither side waits for the other.
     */
    default void announce(RunTask task) {
    }

    /**
     * Does one run and waits for its end. The site table that the report names stays until the next run or
     * {@link #close()}.
     *
     * @throws org.contest.engine.model.EngineException when the program cannot be run or the tool failed
     */
    RunReport execute(RunTask task, Cancellation cancellation);

    /** Says that reports of passing runs whose trace has this digest may come without the trace. */
    default void know(long digest) {
    }

    /** Ends every process that is left, and forgets announced runs. */
    @Override
    void close();
}
