/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.exec.QuickStart;
import org.contest.engine.model.ProgramSpec;

/** Programs of tests, in JVMs that compile as little as may be: their runs are few and short. */
public final class Programs {

    private Programs() {
    }

    /** A class with {@code main}, as {@link ProgramSpec#of}. */
    public static ProgramSpec of(List<Path> classPath, String mainClass, List<String> arguments) {
        return quick(ProgramSpec.of(classPath, mainClass, arguments));
    }

    /** JUnit tests, as {@link ProgramSpec#junit}. */
    public static ProgramSpec junit(List<Path> classPath, List<String> selectors) {
        return quick(ProgramSpec.junit(classPath, selectors));
    }

    private static ProgramSpec quick(ProgramSpec program) {
        return program.withVmArguments(QuickStart.arguments(program, List.of()));
    }
}
