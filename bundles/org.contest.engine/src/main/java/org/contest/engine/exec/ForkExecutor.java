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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.contest.engine.Cancellation;
import org.contest.engine.EngineException;
import org.contest.engine.ProcessSpec;
import org.contest.engine.ProgramSpec;
import org.contest.engine.exec.RunReport.End;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;

/** One JVM for each run: any program. */
final class ForkExecutor implements RunExecutor {

    private static final int POLL_MILLIS = 50;
    private static final double NANOS = 1e9;

    private final ProgramSpec program;
    private final RunLimit limit;
    private final List<String> vmArguments;

    ForkExecutor(ProgramSpec program, RunLimit limit, List<String> vmArguments) {
        this.program = program;
        this.limit = limit;
        this.vmArguments = vmArguments;
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        Path result = task.output().resolveSibling("run-" + task.number() + ".result");
        Path crash = task.output().resolveSibling("run-" + task.number() + ".hs_err.log");
        List<String> vm = new ArrayList<>(vmArguments);
        vm.addAll(List.of("-XX:ErrorFile=" + crash, "-XX:-CreateCoredumpOnCrash"));
        ProcessSpec spec = JavaCommand.program(program, task.options().with(Key.RESULT, result), vm);
        long begin = System.nanoTime();
        try {
            Files.deleteIfExists(result);
            Process process = Processes.start(spec, task.output());
            try {
                return watch(process, task, cancellation, result, crash, begin);
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            throw EngineException.tool("The run's files in " + task.output().getParent() + " could not be used ("
                + e.getMessage() + "). Check that the folder can be written to and that the disk is not full.", e);
        } finally {
            Processes.delete(result);
        }
    }

    private RunReport watch(Process process, RunTask task, Cancellation cancellation, Path result, Path crash,
        long begin) throws IOException {
        long deadline = begin + limit.nanos();
        End end = End.EXITED;
        String dump = "";
        while (!await(process)) {
            if (cancellation.isCancelled()) {
                end = End.CANCELLED;
                process.destroyForcibly();
            } else if (System.nanoTime() > deadline && end == End.EXITED) {
                end = End.TIMED_OUT;
                dump = ThreadDump.of(process, program.javaHome());
                process.destroyForcibly();
            }
        }
        String crashed = Files.exists(crash) ? Files.readString(crash, StandardCharsets.ISO_8859_1) : "";
        if (!crashed.isEmpty()) {
            end = End.CRASHED;
        }
        keep(task.output(), dump);
        RunResult said = Files.exists(result) ? RunResult.read(result) : null;
        return new RunReport(end, process.exitValue(), said, (System.nanoTime() - begin) / NANOS, dump, crashed);
    }

    private static boolean await(Process process) {
        try {
            return process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw EngineException.tool("The engine was interrupted while a run was going on.", e);
        }
    }

    private static void keep(Path output, String dump) throws IOException {
        if (!dump.isEmpty()) {
            Files.writeString(output, System.lineSeparator() + dump, StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        }
    }

    @Override
    public void close() {
        // every run has ended its own JVM
    }
}
