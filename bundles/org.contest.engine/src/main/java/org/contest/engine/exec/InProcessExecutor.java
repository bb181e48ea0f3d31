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
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.contest.engine.exec.HarnessJvm.Answer;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.jspecify.annotations.Nullable;

/**
 * Many runs one after the other in a JVM that goes ahead of the engine, all of them controlled or all of them free. A
 * JVM in which a run hung, crashed or left threads behind is replaced by another one, which does again what the first
 * was asked for and nobody has seen yet.
 */
final class InProcessExecutor implements RunExecutor {

    private static final int AHEAD = 32;
    private static final double NANOS = 1e9;
    /** Class loaders and compiled code of past runs add up. */
    private static final int MOST_RUNS = 200_000;
    private static final int MOST_FAILED_STARTS = 3;
    private static final int MOST_SPENT = 3;

    private final String name;
    private final ProgramSpec program;
    private final RunLimit limit;
    private final Deque<RunTask> announced = new ArrayDeque<>();
    private final List<Path> oldSites = new ArrayList<>();
    private @Nullable HarnessJvm jvm;
    private int runs;
    private int failedStarts;
    /** The last runs, each of which spent its JVM. */
    private int spent;

    /**
     * An executor.
     *
     * @param name of what its runs have in common, for the names of files
     */
    InProcessExecutor(String name, ProgramSpec program, RunLimit limit) {
        this.name = name;
        this.program = program;
        this.limit = limit;
    }

    /** True when the last runs spent a JVM each, which takes longer than forks. */
    boolean spendsJvms() {
        return spent >= MOST_SPENT;
    }

    @Override
    public int ahead() {
        return AHEAD;
    }

    @Override
    public boolean repeats() {
        return true;
    }

    @Override
    public void announce(RunTask task) {
        announced.add(task);
        if (jvm != null) {
            try {
                jvm.ask(task);
            } catch (IOException e) {
                return; // the JVM is ending: execute() will see, and ask another one
            }
        }
    }

    @Override
    public RunReport execute(RunTask task, Cancellation cancellation) {
        try {
            return run(task, cancellation);
        } catch (IOException e) {
            close();
            throw EngineException.tool("The JVM for in-process runs did not answer as it should (" + e.getMessage()
                + "). Choose --mode fork.", e);
        }
    }

    private RunReport run(RunTask task, Cancellation cancellation) throws IOException {
        oldSites.forEach(Processes::delete);
        oldSites.clear();
        if (!task.equals(announced.peek())) {
            announce(task);
        }
        long begin = System.nanoTime();
        HarnessJvm running;
        try {
            running = jvm == null ? start(task) : jvm;
            failedStarts = 0;
        } catch (HarnessJvm.NoStart e) {
            return withoutStart(e, begin);
        }
        ProcessWatch watch =
            new ProcessWatch(running.tree(), program.javaHome(), limit.nanos(program, List.of()));
        boolean answered = running.await(watch, cancellation);
        announced.remove();
        Answer answer = answered ? running.answer() : null;
        return answer == null ? withoutAnswer(running, watch, task, begin)
            : answered(running, answer, watch.hasKilled());
    }

    private HarnessJvm start(RunTask first) throws IOException {
        HarnessJvm fresh = new HarnessJvm(program, launchOptions(first.options()),
            Objects.requireNonNull(first.output().getParent()), "jvm-" + name + '-' + first.number());
        jvm = fresh;
        runs = 0;
        for (RunTask task : announced) {
            fresh.ask(task);
        }
        return fresh;
    }

    /** What is fixed for the life of a JVM; the rest comes with each run. */
    private static RunOptions launchOptions(RunOptions task) {
        RunOptions launch = RunOptions.defaults();
        for (Key key : new Key[] {Key.CONTROL, Key.INCLUDE, Key.EXCLUDE, Key.OWN, Key.JDK, Key.SITES_IN, Key.RECORD,
            Key.CREATIONS, Key.SCHEDULER}) {
            launch = launch.with(key, task.get(key));
        }
        return launch;
    }

    /** An answer may come at the moment in which its JVM is ended, since it was late. */
    private RunReport answered(HarnessJvm running, Answer answer, boolean killed) {
        boolean spends = answer.ends() || !answer.leaked().isEmpty();
        spent = spends ? spent + 1 : 0;
        if (killed || spends || ++runs >= MOST_RUNS) {
            drop();
        }
        int exitCode = answer.result().exit().map(exit -> Integer.parseInt(exit.type())).orElse(0);
        return new RunReport(End.EXITED, exitCode, noted(answer), answer.seconds(), "", "", running.sites(),
            answer.digest(), answer.trace());
    }

    @Override
    public void know(long digest) {
        if (jvm != null) {
            try {
                jvm.know(digest);
            } catch (IOException e) {
                return; // the JVM is ending
            }
        }
    }

    /** The result, with a word about what the program should have ended. */
    private static RunResult noted(Answer answer) {
        return answer.leaked().isEmpty() ? answer.result()
            : answer.result().withNote("Its JVM was replaced, since this outlived the run: " + answer.leaked() + ".");
    }

    /** The run is lost; more of them say that no JVM starts at all. */
    private RunReport withoutStart(HarnessJvm.NoStart e, long begin) {
        if (++failedStarts == MOST_FAILED_STARTS) {
            throw EngineException.tool("The JVM for many runs did not start in " + failedStarts + " tries: it "
                + e.getMessage() + ". Choose --mode fork.", e);
        }
        announced.remove();
        return new RunReport(End.LOST, -1, null, (System.nanoTime() - begin) / NANOS, "",
            String.valueOf(e.getMessage()), null);
    }

    private RunReport withoutAnswer(HarnessJvm dead, ProcessWatch watch, RunTask task, long begin)
        throws IOException {
        dead.process().onExit().join();
        ForkExecutor.keep(task.output(), watch.dump());
        String log = Files.readString(dead.log(), StandardCharsets.ISO_8859_1);
        ForkExecutor.keep(task.output(), log);
        String trace = task.options().get(Key.TRACE);
        if (Files.exists(dead.scratch()) && !trace.isEmpty()) {
            Files.move(dead.scratch(), Path.of(trace), StandardCopyOption.REPLACE_EXISTING);
        }
        End end = watch.end(dead.crash());
        int exitCode = dead.process().exitValue();
        RunReport report = new RunReport(end == End.EXITED ? End.LOST : end, exitCode, null,
            (System.nanoTime() - begin) / NANOS, watch.dump(),
            end == End.EXITED ? LostJvm.inWords(exitCode, log)
                : end == End.LOST ? ProcessWatch.LATE : ProcessWatch.crashText(dead.crash()),
            dead.sites());
        drop();
        return report;
    }

    /** Ends the JVM; what it did ahead is forgotten. */
    private void drop() {
        HarnessJvm old = jvm;
        jvm = null;
        if (old != null) {
            old.close();
            oldSites.add(old.sites());
            announced.forEach(task -> Processes.delete(task.output()));
        }
    }

    @Override
    public void close() {
        drop();
        announced.clear();
        oldSites.forEach(Processes::delete);
        oldSites.clear();
    }
}
