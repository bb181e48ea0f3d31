/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.run;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.TraceScratch;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Debugger;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RunRandom;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.Toggles;
import org.contest.runtime.jdk.HeapReserve;
import org.contest.runtime.jdk.JdkState;
import org.contest.runtime.jdk.JdkWarmUp;

/**
 * Begins and ends runs: the agent does it once in a forked JVM, the harness around each iteration. One run at a time.
 */
public final class RunControl {

    private static final JvmHost HOST = new JvmHost();

    private RunControl() {
    }

    /**
     * Begins a run whose first program thread, {@code 0}, is {@code main}. Hooks are live when this returns.
     *
     * @throws IllegalArgumentException with a plain sentence when the options do not fit
     * @throws IllegalStateException when a run is going on
     */
    public static synchronized Execution begin(RunOptions options, Thread main) {
        if (CurrentRun.execution != null) {
            throw new IllegalStateException("A run is going on in this JVM; it has to end before another begins.");
        }
        Execution run = Executions.create(options, false, HOST);
        arm(run, main, options);
        return run;
    }

    private static ProgramThread arm(Execution run, Thread main, RunOptions options) {
        if (Toggles.beginsAnew()) {
            JdkWarmUp.run();
            CurrentRun.jdkSeed = run.environmentSeed(options.number(Key.SEED));
            JdkState.reset(new RunRandom(CurrentRun.jdkSeed, "salt").nextLong());
        }
        ThreadTable.clear();
        ProgramThread state = run.newThread(main, "0");
        state.enterQuiet();
        ThreadTable.put(state);
        run.begin(state);
        HeapReserve.fill();
        CurrentRun.execution = run;
        state.leaveQuiet();
        return state;
    }

    /**
     * A whole run inside this JVM: {@code body} is thread {@code 0}. Returns when it and all threads that hold the run
     * open have ended, or the run was aborted. The caller must hold no monitor, and be no virtual thread. What the body
     * throws is a failure of the run.
     *
     * @throws IllegalArgumentException with a plain sentence when the options do not fit
     * @throws IllegalStateException when a run is going on
     */
    public static RunResult run(RunOptions options, Runnable body, RunResult.Health health) {
        Execution run;
        ProgramThread main;
        synchronized (RunControl.class) {
            if (CurrentRun.execution != null) {
                throw new IllegalStateException("A run is going on in this JVM; it has to end before another begins.");
            }
            run = Executions.create(options, true, HOST);
            run.keepJvm();
            HOST.health = health;
            main = arm(run, run.mainThread(), options);
        }
        run.runMain(main, body);
        return end(health);
    }

    /**
     * What to do with the result when {@link #run} cannot return, because the program keeps the thread that called it
     * in a loop without events. The JVM is not fit for another run then.
     */
    public static void strandedHandler(Consumer<RunResult> handler) {
        HOST.strandedHandler = handler;
    }

    /**
     * In a JVM that lives for one run: what to do when a controlled run cannot go on and its failure is noted. Must end
     * the JVM. Without it the threads of the program are unwound. Set before {@link #begin}.
     */
    public static void verdictHandler(Runnable handler) {
        HOST.verdictHandler = handler;
    }

    /** In a JVM that lives for one run: what to do before {@code Runtime.halt}, which no shutdown hook hears of. */
    public static void haltHandler(Runnable handler) {
        CurrentRun.haltHandler(handler);
    }

    /** Controlled runs that shall leave a trace write it here from now on, not into the file of their options. */
    public static void scratch(TraceScratch traces) {
        HOST.scratch = traces;
    }

    /** What instruments the hidden classes that programs define: given the class loader and the class file. */
    public static void instrumenter(BiFunction<ClassLoader, byte[], byte[]> instrumenter) {
        CurrentRun.instrumenter(instrumenter);
    }

    /**
     * What to do when a class initializer without events ends, inside it: nobody else has seen the class yet. In a JVM
     * that does not keep classes for another run there is nothing to do.
     */
    public static void initializedHandler(Consumer<Class<?>> handler) {
        CurrentRun.initializedHandler(handler);
    }

    /**
     * Begins an untraced region on this thread that ends by itself at the first site of the program: what the
     * JVM's launcher, a test framework or the harness does before it calls the program differs between JVMs.
     */
    public static void enterLauncher() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.enterLauncher();
        }
    }

    /** Begins an untraced region on this thread that lasts until {@link #leaveFramework}. */
    public static void enterFramework() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.enterFramework();
        }
    }

    /** The framework is about to call a test: events begin with the first site of the program. */
    public static void leaveFramework() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.leaveFramework();
            enterLauncher();
        }
    }

    /** A test framework is done with its tests ({@link Execution#testsEnded}). */
    public static void testsEnded() {
        Execution run = CurrentRun.execution;
        if (run != null) {
            run.testsEnded();
        }
    }

    /** Of the last run ({@link Execution#taints}). */
    public static List<String> taints() {
        return HOST.taints;
    }

    /** The run that is going on, or null. */
    public static Execution current() {
        return CurrentRun.execution;
    }

    /** Ends the run and sums it up; null when none was going on. Safe from any thread and more than once. */
    public static synchronized RunResult end(RunResult.Health health) {
        Execution run = CurrentRun.execution == null ? HOST.exiting : CurrentRun.execution;
        if (run == null) {
            return null;
        }
        ProgramThread self = ThreadTable.current();
        if (self != null) {
            self.enterQuiet();
        }
        HeapReserve.endRun();
        run.tellUntold();
        RunResult result = run.end(health);
        HOST.taints = run.taints();
        if (HOST.exiting == null && !run.keepsJvm() && run.holdsThreads() && !Debugger.isPossible()) {
            JvmHost.endsSoon(run, run.exitCode());
        }
        CurrentRun.execution = null;
        HOST.exiting = null;
        ThreadTable.clear();
        return result;
    }
}
