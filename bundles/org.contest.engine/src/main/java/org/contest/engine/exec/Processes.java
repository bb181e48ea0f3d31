/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProcessSpec;

/** Starts processes, with both standard streams in one file. */
final class Processes {

    private Processes() {
    }

    /**
     * Starts a process; nothing is written to its standard input.
     *
     * @throws EngineException with a plain sentence when it cannot be started
     */
    static ProcessTree start(ProcessSpec spec, Path output) {
        return start(spec, ProcessBuilder.Redirect.to(output.toFile()));
    }

    /**
     * Starts a process whose output is read from it.
     *
     * @throws EngineException with a plain sentence when it cannot be started
     */
    static ProcessTree start(ProcessSpec spec) {
        return start(spec, ProcessBuilder.Redirect.PIPE);
    }

    private static ProcessTree start(ProcessSpec spec, ProcessBuilder.Redirect output) {
        File directory = spec.workingDirectory().toFile();
        if (!directory.isDirectory()) {
            throw EngineException.user("The working directory " + directory + " does not exist. Name another one.");
        }
        ProcessBuilder builder = new ProcessBuilder(spec.command()).directory(directory).redirectErrorStream(true)
            .redirectOutput(output).redirectInput(ProcessBuilder.Redirect.from(nothing()));
        builder.environment().putAll(spec.environment());
        try {
            return ProcessTree.start(builder);
        } catch (IOException e) {
            throw EngineException.user("The program could not be started (" + e.getMessage()
                + "). Check the Java runtime " + spec.command().get(0) + " and the length of the class path.", e);
        }
    }

    private static File nothing() {
        return new File(File.separatorChar == '\\' ? "NUL" : "/dev/null");
    }

    /** Deletes a file that may not exist. */
    static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
