/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.io.File;
import java.io.IOException;
import org.contest.protocol.ExitCodes;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;
import org.contest.runtime.ToolFailure;
import org.contest.runtime.jdk.HeapReserve;
import org.contest.runtime.run.AgentHealth;
import org.contest.runtime.run.RunControl;
import org.jspecify.annotations.Nullable;

/**
 * The one run of a forked JVM: begins before main, ends when the JVM goes down, and writes its result. When a
 * controlled run cannot go on the JVM is halted with exit code {@link ExitCodes#VERDICT}, after the result is written.
 */
final class ForkedRun extends Thread {

    /** Exit code of a JVM that was ended by a verdict of the scheduler. */

    private final @Nullable File result;
    private final Object writing = new Object();

    private ForkedRun(@Nullable File result) {
        super("ConTest end of run");
        this.result = result;
    }

    /** Begins it on the calling thread, which is the program's main thread. */
    static void begin(RunOptions options, @Nullable File result) {
        ForkedRun run = new ForkedRun(result);
        RunControl.verdictHandler(new Runnable() {
            @Override
            public void run() {
                run.end();
                Runtime.getRuntime().halt(ExitCodes.VERDICT);
            }
        });
        Runtime.getRuntime().addShutdownHook(run);
        RunControl.haltHandler(run);
        ToolFailure.haltsJvm();
        RunControl.begin(options, Thread.currentThread());
        RunControl.enterLauncher();
    }

    @Override
    public void run() {
        end();
    }

    /** Lets only the first caller on; a second one, which would end the JVM, waits until the result is written. */
    private void end() {
        synchronized (writing) {
            HeapReserve.letGo();
            RunResult outcome = RunControl.end(AgentHealth.report());
            if (outcome == null || result == null) {
                return;
            }
            try {
                outcome.withHealth(AgentHealth.report()).write(result.toPath()); // the end itself may have shown more
            } catch (IOException e) {
                System.err.println("ConTest: the result of the run could not be written to " + result + ": " + e);
            }
        }
    }
}
