/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the program that a file names: one JVM of many runs can run many programs. */
public final class RunsProgram {

    private RunsProgram() {
    }

    /** Runs the program: its argument is the file. */
    public static void main(String[] args) throws Throwable {
        Class<?> program = Class.forName(Files.readString(Path.of(args[0])));
        MethodHandles.publicLookup().findStatic(program, "main", MethodType.methodType(void.class, String[].class))
            .invokeExact(new String[0]);
    }
}
