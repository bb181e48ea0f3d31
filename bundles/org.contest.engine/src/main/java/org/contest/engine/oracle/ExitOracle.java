/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.oracle;

import java.util.List;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunReport.End;
import org.contest.protocol.ExitCodes;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;

/** An exit code other than the expected one, unless another failure explains it. */
final class ExitOracle implements Oracle {

    /** The runtime ended the program, and its result says why. */
    private final int expected;

    ExitOracle(int expected) {
        this.expected = expected;
    }

    @Override
    public List<Failure> judge(RunReport report, String output, List<Failure> earlier) {
        boolean ours = report.exitCode() == ExitCodes.VERDICT && report.result() != null;
        if (report.end() != End.EXITED || ours || report.exitCode() == expected || !earlier.isEmpty()) {
            return List.of();
        }
        String message = "The program ended with exit code " + report.exitCode() + " instead of " + expected + ".";
        return List.of(new Failure(FailureKind.EXIT, Integer.toString(report.exitCode()), message, "", where(report),
            false));
    }

    /** The thread that asked for the end, where the runtime saw it. */
    private static List<String> where(RunReport report) {
        return report.result() == null ? List.of() : report.result().exit().map(Failure::frames).orElse(List.of());
    }
}
