/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.Sample;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM whose instrumented classes all come from the cache makes the events that one makes which instruments them. */
class FilledCacheTest {

    @TempDir
    Path folder;

    private RunResult run() throws IOException, InterruptedException {
        Path result = folder.resolve("result.txt");
        Path output = folder.resolve("output.txt");
        RunOptions options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SCHEDULER, "random")
            .with(Key.SEED, 1).with(Key.CACHE, folder.resolve("cache")).with(Key.RESULT, result);
        Process process =
            Processes.start(JavaCommand.program(Sample.of("MakesLists"), options, List.of()), output).root();
        assertEquals(0, process.waitFor(), Files.readString(output));
        return RunResult.read(result);
    }

    @Test
    void classes_from_the_archive_of_the_jvm_call_instrumented_superclasses() throws Exception {
        RunResult empty = run();
        assertEquals(empty.events(), run().events());
    }
}
