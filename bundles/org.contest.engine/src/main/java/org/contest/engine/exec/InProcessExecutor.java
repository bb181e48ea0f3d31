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
import org.contest.protocol.RunOptions.Key;

/** Many runs in one JVM. Free and controlled runs have a JVM each, since control is fixed for the life of a JVM. */
final class InProcessExecutor implements RunExecutor {

    private static final int AHEAD = 32;

    private final RunLane controlled;
    private final RunLane free;

    InProcessExecutor(ProgramSpec program, RunLimit limit) {
        controlled = new RunLane("controlled", program, limit);
        free = new RunLane("free", program, limit);
    }

    private RunLane lane(RunTask task) {
        return task.options().isTrue(Key.CONTROL) ? controlled : free;
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
        lane(task).announce(task);
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        try {
            return lane(task).execute(task, cancellation);
        } catch (IOException e) {
            lane(task).close();
            throw EngineException.tool("The JVM for in-process runs did not answer as it should (" + e.getMessage()
                + "). Choose --mode fork.", e);
        }
    }

    @Override
    public void know(long digest) {
        controlled.know(digest);
    }

    @Override
    public void close() {
        controlled.close();
        free.close();
    }
}
