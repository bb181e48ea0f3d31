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
import java.util.regex.Pattern;
import org.contest.engine.exec.RunReport;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;

/** The output has to contain a match of a regular expression. */
final class OutputOracle implements Oracle {

    private final Pattern expected;

    OutputOracle(String expected) {
        this.expected = Pattern.compile(expected, Pattern.MULTILINE);
    }

    @Override
    public List<Failure> judge(RunReport report, String output, List<Failure> earlier) {
        if (expected.matcher(output).find()) {
            return List.of();
        }
        return List.of(new Failure(FailureKind.OUTPUT, expected.pattern(),
            "The output does not contain what was expected: " + expected.pattern(), "", List.of(), false));
    }
}
