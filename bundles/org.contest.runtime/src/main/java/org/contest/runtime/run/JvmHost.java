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
import java.util.function.Consumer;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.TraceScratch;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.RunHost;
import org.contest.runtime.Ticker;
import org.contest.runtime.ToolThread;
import org.contest.runtime.jdk.CommonPool;

/** This JVM, as the agent and the harness have set it up for its runs. */
final class JvmHost implements RunHost {

    /** Shutdown hooks that wait for nobody are over by then. */
    private static final long HELD_MILLIS = 200;
    private static final long SHUTDOWN_MILLIS = 5000;

    /** As {@link RunControl#verdictHandler} says. */
    Runnable verdictHandler;
    /** As {@link RunControl#strandedHandler} says. */
    volatile Consumer<RunResult> strandedHandler;
    /** As {@link RunControl#scratch} says. */
    volatile TraceScratch scratch;
    /** Of the run inside this JVM. */
    volatile RunResult.Health health;
    /** The run of a JVM that is about to end. */
    Execution exiting;
    /** Of the last run ({@link Execution#taints}). */
    volatile List<String> taints = List.of();

    private final Ticker ticker = new Ticker();
    private final CommonPool commonPool = new CommonPool();

    @Override
    public Runnable verdictHandler() {
        return verdictHandler;
    }

    @Override
    public TraceScratch scratch() {
        return scratch;
    }

    @Override
    public Ticker ticker() {
        return ticker;
    }

    @Override
    public CommonPool commonPool() {
        return commonPool;
    }

    @Override
    public void stranded() {
        Consumer<RunResult> handler = strandedHandler;
        if (handler != null) {
            handler.accept(RunControl.end(health));
        }
    }

    @Override
    public void exiting(int status) {
        exiting = CurrentRun.execution;
        CurrentRun.execution = null;
        endsSoon(exiting, status);
    }

    /**
     * Shutdown hooks run as they are. They may wait for threads that the run holds: those are let go, and at last the
     * JVM ends whatever its hooks wait for.
     */
    static void endsSoon(Execution run, int status) {
        new ToolThread(() -> haltSoon(run, status), "end of JVM").start();
    }

    private static void haltSoon(Execution run, int status) {
        try {
            Thread.sleep(HELD_MILLIS);
            run.letGo();
            Thread.sleep(SHUTDOWN_MILLIS);
        } catch (InterruptedException e) {
            return;
        }
        CurrentRun.haltHandler(null); // patience with it ends as well
        Runtime.getRuntime().halt(status);
    }
}
