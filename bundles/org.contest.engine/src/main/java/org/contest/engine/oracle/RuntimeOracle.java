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
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;

/**
 * What the runtime saw inside the program: exceptions in any thread, deadlocks, hangs, failed tests. Exit codes
 * are {@link ExitOracle}'s.
 */
final class RuntimeOracle implements Oracle {

    @Override
    public List<Failure> judge(RunReport report, String output, List<Failure> earlier) {
        return report.result() == null ? List.of()
            : report.result().failures().stream().filter(f -> f.kind() != FailureKind.EXIT).toList();
    }
}
