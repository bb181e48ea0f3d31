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
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.jspecify.annotations.Nullable;

/** One JVM for each run: any program. */
final class ForkExecutor implements RunExecutor {

    private static final double NANOS = 1e9;

    private final ProgramSpec program;
    private final RunLimit limit;
    private final List<String> vmArguments;
    private @Nullable Path lastSites;
    /** Seconds of the longest run so far; 0 before the first. */
    private double longest;

    ForkExecutor(ProgramSpec program, RunLimit limit, List<String> vmArguments) {
        this.program = program;
        this.limit = limit;
        this.vmArguments = vmArguments;
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        Path result = task.file(".result");
        Path crash = task.file(".hs_err.log");
        Path sites = task.file(".sites.tsv");
        List<String> vm = vmArguments(task.options());
        vm.addAll(List.of("-XX:ErrorFile=" + crash, "-XX:-CreateCoredumpOnCrash"));
        TemporaryFolder temporary = TemporaryFolder.of(program);
        vm.addAll(temporary.arguments());
        ProcessSpec spec = JavaCommand.program(program,
            task.options().with(Key.RESULT, result).with(Key.SITES, sites), vm);
        long begin = System.nanoTime();
        close();
        lastSites = sites;
        Processes.delete(result);
        ProcessTree tree = Processes.start(spec);
        Process process = tree.root();
        try {
            ProcessWatch watch = new ProcessWatch(tree, program.javaHome(), limit.nanos(program, vmArguments));
            OutputPump pump = new OutputPump(process, task.output());
            watch.awaitEnd(cancellation);
            tree.end();
            pump.awaitEnd();
            keep(task.output(), watch.dump());
            RunResult said = Files.exists(result) ? RunResult.read(result) : null;
            End end = watch.end(crash);
            boolean lost = end == End.EXITED && said == null;
            double seconds = (System.nanoTime() - begin) / NANOS;
            longest = Math.max(longest, seconds);
            return new RunReport(lost ? End.LOST : end, process.exitValue(), said, seconds, watch.dump(),
                lost ? LostJvm.inWords(process.exitValue(), printed(task.output()))
                    : end == End.LOST ? ProcessWatch.LATE : ProcessWatch.crashText(crash),
                sites);
        } catch (IOException e) {
            throw EngineException.tool("The run's files in " + task.output().getParent() + " could not be used ("
                + e.getMessage() + "). Check that the folder can be written to and that the disk is not full.", e);
        } finally {
            tree.end();
            temporary.close();
            Processes.delete(result);
        }
    }

    /** Short runs under control start quickly; noise is to meet the JVM as the program has it. */
    private List<String> vmArguments(RunOptions options) {
        boolean quick = options.isTrue(Key.CONTROL) && longest > 0 && longest < QuickStart.SHORT_SECONDS;
        return quick ? QuickStart.arguments(program, vmArguments) : new ArrayList<>(vmArguments);
    }

    private static String printed(Path output) throws IOException {
        return Files.exists(output) ? Files.readString(output, StandardCharsets.ISO_8859_1) : "";
    }

    static void keep(Path output, String dump) throws IOException {
        if (!dump.isEmpty()) {
            Files.writeString(output, System.lineSeparator() + dump, StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        }
    }

    @Override
    public void close() {
        if (lastSites != null) {
            Processes.delete(lastSites);
        }
    }
}
