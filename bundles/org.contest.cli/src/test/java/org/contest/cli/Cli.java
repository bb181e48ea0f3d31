/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * One call of the command line inside this JVM.
 *
 * @param exit the exit code
 * @param out standard output
 * @param err standard error
 */
record Cli(int exit, String out, String err) {

    /** The classes of the test programs. */
    static final String PROGRAMS = System.getProperty("contest.testprograms");
    /** Their package with a bug each. */
    static final String FAIL = "org.contest.testprograms.fail.";
    /** Their package without bugs. */
    static final String SUCCESS = "org.contest.testprograms.success.";

    static Cli run(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> texts = new ArrayList<>();
        for (Object argument : arguments) {
            texts.add(argument.toString());
        }
        int exit = ContestCommand.run(new PrintWriter(out, true), new PrintWriter(err, true),
            texts.toArray(String[]::new));
        return new Cli(exit, out.toString(), err.toString());
    }

    String lastLine() {
        List<String> lines = out.lines().toList();
        return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
    }
}
