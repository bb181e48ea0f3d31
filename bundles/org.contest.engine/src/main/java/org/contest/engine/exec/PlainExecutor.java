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
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;

/** Runs the program without agent, in a JVM of its own. */
public final class PlainExecutor {

    private static final RunLimit LIMIT = new RunLimit(Duration.ofSeconds(10));

    private PlainExecutor() {
    }

    /** True when the program ended by itself with exit code 0. */
    public static boolean passes(ProgramSpec program, Cancellation cancellation) {
        try {
            Path output = Files.createTempFile("contest", ".plain");
            ProcessTree process = Processes.start(JavaCommand.plain(program, List.of()), output);
            try {
                ProcessWatch watch = new ProcessWatch(process, program.javaHome(),
                    LIMIT.nanos(program, List.of()));
                watch.awaitEnd(cancellation);
                return watch.end(output.resolveSibling("none")) == End.EXITED && process.root().exitValue() == 0;
            } finally {
                process.end();
                Files.delete(output);
            }
        } catch (IOException e) {
            throw EngineException.tool("A plain run could not be done (" + e.getMessage() + ").", e);
        }
    }
}
