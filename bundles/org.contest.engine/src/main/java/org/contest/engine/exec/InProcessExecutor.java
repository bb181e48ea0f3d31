/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.IOException;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;

/** Many runs in one JVM, all of them controlled or all of them free. */
final class InProcessExecutor implements RunExecutor {

    private static final int AHEAD = 32;

    private final RunLane lane;

    /**
     * An executor.
     *
     * @param name of what its runs have in common, for the names of files
     */
    InProcessExecutor(String name, ProgramSpec program, RunLimit limit) {
        lane = new RunLane(name, program, limit);
    }

    /** True when the last runs spent a JVM each, which takes longer than forks. */
    boolean spendsJvms() {
        return lane.spendsJvms();
    }

    @Override
    public int ahead() {
        return AHEAD;
    }

    @Override
    public boolean repeats() {
        return true;
    }

    @Override
    public void announce(RunTask task) {
        lane.announce(task);
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        try {
            return lane.execute(task, cancellation);
        } catch (IOException e) {
            lane.close();
            throw EngineException.tool("The JVM for in-process runs did not answer as it should (" + e.getMessage()
                + "). Choose --mode fork.", e);
        }
    }

    @Override
    public void know(long digest) {
        lane.know(digest);
    }

    @Override
    public void close() {
        lane.close();
    }
}
