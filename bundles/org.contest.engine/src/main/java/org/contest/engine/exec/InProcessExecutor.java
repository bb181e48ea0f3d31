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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.contest.engine.Cancellation;
import org.contest.engine.EngineException;
import org.contest.engine.ProgramSpec;
import org.contest.engine.exec.HarnessJvm.Answer;
import org.contest.engine.exec.RunReport.End;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;

/**
 * Many runs in one JVM. Free and controlled runs have a JVM each, since control is fixed for the life of a JVM. A JVM
 * in which a run hung, crashed or left threads behind is replaced.
 */
final class InProcessExecutor implements RunExecutor {

    private static final double NANOS = 1e9;
    /** Class loaders and compiled code of past iterations add up. */
    private static final int MOST_RUNS = 20_000;

    private final ProgramSpec program;
    private final RunLimit limit;
    private final Map<Boolean, HarnessJvm> jvms = new HashMap<>();
    private final Map<Boolean, Integer> runs = new HashMap<>();
    private final List<Path> oldSites = new ArrayList<>();

    InProcessExecutor(ProgramSpec program, RunLimit limit) {
        this.program = program;
        this.limit = limit;
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        boolean control = task.options().isTrue(Key.CONTROL);
        deleteOldSites();
        try {
            HarnessJvm jvm = jvm(control, task);
            long begin = System.nanoTime();
            ProcessWatch watch = new ProcessWatch(jvm.process(), program.javaHome(), begin + limit.nanos());
            jvm.begin(task.options(), task.output());
            if (!jvm.await(watch, cancellation)) {
                return withoutAnswer(control, jvm, watch, task, begin);
            }
            Answer answer = jvm.answer();
            double seconds = (System.nanoTime() - begin) / NANOS;
            if (answer.ends() || !answer.leaked().isEmpty() || runs.merge(control, 1, Integer::sum) >= MOST_RUNS) {
                drop(control);
            }
            return new RunReport(End.EXITED, exitCode(answer.result()), noted(answer), seconds, "", "", jvm.sites());
        } catch (IOException e) {
            drop(control);
            throw EngineException.tool("The JVM for in-process runs did not answer as it should (" + e.getMessage()
                + "). Choose --mode fork.", e);
        }
    }

    /** What the program's own JVM would have ended with. */
    private static int exitCode(RunResult result) {
        return result.failures().stream().filter(f -> f.kind() == FailureKind.EXIT).map(f -> Integer.parseInt(f.type()))
            .findFirst().orElse(0);
    }

    /** The result, with a word about threads that a program should have ended. */
    private static RunResult noted(Answer answer) {
        RunResult result = answer.result();
        if (answer.leaked().isEmpty()) {
            return result;
        }
        List<String> notes = new ArrayList<>(result.notes());
        notes.add("Threads outlived the run, so its JVM was replaced: " + answer.leaked() + ".");
        return new RunResult(result.failures(), result.events(), result.threads(), result.scheduleHash(),
            result.control(), notes, result.divergence(), result.health());
    }

    private HarnessJvm jvm(boolean control, RunTask task) throws IOException {
        HarnessJvm known = jvms.get(control);
        if (known != null && known.process().isAlive()) {
            return known;
        }
        drop(control);
        String name = "jvm-" + (control ? "controlled-" : "free-") + task.number();
        HarnessJvm fresh = new HarnessJvm(program, launchOptions(task.options()),
            Objects.requireNonNull(task.output().getParent()), name);
        jvms.put(control, fresh);
        runs.put(control, 0);
        return fresh;
    }

    /** What is fixed for the life of a JVM; the rest comes with each run. */
    private static RunOptions launchOptions(RunOptions task) {
        RunOptions launch = RunOptions.defaults();
        for (Key key : new Key[] {Key.CONTROL, Key.INCLUDE, Key.EXCLUDE, Key.JDK, Key.SITES_IN, Key.RECORD,
            Key.SCHEDULER}) {
            launch = launch.with(key, task.get(key));
        }
        return launch;
    }

    private RunReport withoutAnswer(boolean control, HarnessJvm jvm, ProcessWatch watch, RunTask task, long begin)
        throws IOException {
        jvm.process().onExit().join();
        ForkExecutor.keep(task.output(), watch.dump());
        if (Files.size(jvm.log()) > 0) {
            ForkExecutor.keep(task.output(), Files.readString(jvm.log()));
        }
        RunReport report = new RunReport(watch.end(jvm.crash()), jvm.process().exitValue(), null,
            (System.nanoTime() - begin) / NANOS, watch.dump(), ProcessWatch.crashText(jvm.crash()), jvm.sites());
        drop(control);
        return report;
    }

    private void drop(boolean control) {
        HarnessJvm jvm = jvms.remove(control);
        if (jvm != null) {
            jvm.close();
            oldSites.add(jvm.sites());
        }
    }

    private void deleteOldSites() {
        oldSites.forEach(Processes::delete);
        oldSites.clear();
    }

    @Override
    public void close() {
        drop(true);
        drop(false);
        deleteOldSites();
    }
}
