/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import org.contest.engine.Cancellation;

/** Does runs, one after another; each worker of a campaign has its own. */
public interface RunExecutor extends AutoCloseable {

    /**
     * Does one run and waits for its end. The site table that the report names stays until the next run or
     * {@link #close()}.
     *
     * @throws org.contest.engine.EngineException when the program cannot be run or the tool failed
     */
    RunReport execute(RunTask task, Cancellation cancellation);

    /** Ends every process that is left. */
    @Override
    void close();
}
