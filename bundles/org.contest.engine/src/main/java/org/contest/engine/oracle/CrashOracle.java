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
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;

/** A crash of the JVM itself. */
final class CrashOracle implements Oracle {

    private static final String FRAME = "# Problematic frame:";

    @Override
    public List<Failure> judge(RunReport report, String output, List<Failure> earlier) {
        if (report.end() != End.CRASHED) {
            return List.of();
        }
        List<String> lines = report.crash().lines().filter(line -> line.startsWith("#")).toList();
        int frame = lines.indexOf(FRAME);
        String where = frame >= 0 && frame + 1 < lines.size() ? lines.get(frame + 1).substring(1).strip() : "";
        String signal = lines.stream().map(line -> line.substring(1).strip())
            .filter(line -> line.startsWith("SIG") || line.startsWith("Internal Error")).findFirst().orElse("crash");
        String type = signal.split(" at ")[0].split(" \\(")[0];
        return List.of(new Failure(FailureKind.JVM_CRASH, type, "The JVM crashed: " + signal, "",
            where.isEmpty() ? List.of() : List.of(where), false));
    }
}
