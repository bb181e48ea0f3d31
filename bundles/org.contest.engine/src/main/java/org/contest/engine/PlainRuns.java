/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import org.contest.engine.exec.PlainExecutor;
import org.contest.engine.exec.Preflight;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;

/** Runs of the program as it is, without agent: what a user sees who does not use ConTest. */
public final class PlainRuns {

    private PlainRuns() {
    }

    /**
     * Runs the program some times, one after another; returns how many runs ended with an exit code other than 0 or had
     * to be killed since they did not end.
     *
     * @throws EngineException with a plain sentence when the program cannot be run
     */
    public static int failures(ProgramSpec program, int runs, Cancellation cancellation) {
        Preflight.check(program);
        int failures = 0;
        for (int run = 0; run < runs && !cancellation.isCancelled(); run++) {
            failures += PlainExecutor.passes(program, cancellation) ? 0 : 1;
        }
        return failures;
    }
}
