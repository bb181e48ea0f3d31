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
import java.util.concurrent.TimeUnit;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;

/** Waits for a run's JVM and ends it when its time is over or the user wants no more. */
final class ProcessWatch {

    /** Asks whether what is waited for has happened, waiting a little. */
    @FunctionalInterface
    interface Waiting {
        /** True when it has happened. */
        boolean happened(int millis) throws InterruptedException, IOException;
    }

    /** How the end of a run is told that was late on a machine with too much to do. */
    static final String LATE =
        "did not end in time, on a machine that has much more to do than it can (a longer timeout gives it more)";

    private static final int POLL_MILLIS = 20;
    /** Of a run that has taken so long nobody knows yet what it does. */
    private static final long STANDING_NANOS = 3_000_000_000L;

    private final ProcessTree tree;
    private final Process process;
    private final Path javaHome;
    private final long begin = System.nanoTime();
    private final TimeLimit limit;
    private End end = End.EXITED;
    private String dump = "";

    /** Of a process that may take so many nanoseconds from now on. */
    ProcessWatch(ProcessTree tree, Path javaHome, long nanos) {
        this.tree = tree;
        process = tree.root();
        this.javaHome = javaHome;
        limit = new TimeLimit(process, nanos);
    }

    /** Waits until the process has ended. */
    void awaitEnd(Cancellation cancellation) throws IOException {
        await(cancellation, millis -> process.waitFor(millis, TimeUnit.MILLISECONDS));
    }

    /** Waits for something, or until the process was killed. */
    void await(Cancellation cancellation, Waiting waiting) throws IOException {
        try {
            while (!waiting.happened(POLL_MILLIS) && end == End.EXITED) {
                if (cancellation.isCancelled()) {
                    dump = System.nanoTime() - begin > STANDING_NANOS
                        ? ThreadDump.unlessStarting(ThreadDump.of(process, javaHome)) : "";
                    kill(End.CANCELLED);
                } else if (limit.isOver()) {
                    endLate(waiting);
                }
            }
        } catch (InterruptedException e) {
            tree.end();
            Thread.currentThread().interrupt();
            throw EngineException.tool("The engine was interrupted while a run was going on.", e);
        }
    }

    /** What happens while the stacks are asked for has happened. */
    private void endLate(Waiting waiting) throws InterruptedException, IOException {
        dump = ThreadDump.of(process, javaHome);
        if (waiting.happened(POLL_MILLIS)) {
            dump = "";
        } else {
            // a run that is late on a busy machine tells nothing of the program
            kill(Machine.isBusy() ? End.LOST : End.TIMED_OUT);
        }
    }

    private void kill(End why) throws InterruptedException {
        end = why;
        tree.end();
        process.waitFor();
    }

    /** True when the process was ended from here. */
    boolean hasKilled() {
        return end != End.EXITED;
    }

    /** How the run ended, given the file that a crashing JVM writes. */
    End end(Path crash) {
        return end == End.EXITED && Files.exists(crash) ? End.CRASHED : end;
    }

    /** The stacks of a JVM that was killed in a run that took long; empty otherwise. */
    String dump() {
        return dump;
    }

    /** The text of a crash file; empty when there is none. */
    static String crashText(Path crash) throws IOException {
        return Files.exists(crash) ? Files.readString(crash, StandardCharsets.ISO_8859_1) : "";
    }
}
