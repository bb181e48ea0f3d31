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
import java.util.concurrent.TimeUnit;

/** Asks a JVM for the stacks of its threads. */
final class ThreadDump {

    private static final int SECONDS = 10;

    private static final String STARTING = "at org.contest.agent.Premain.";

    private ThreadDump() {
    }

    /** The dump; empty when the agent is still starting, so that nothing of the program has begun. */
    static String unlessStarting(String dump) {
        return dump.contains(STARTING) ? "" : dump;
    }

    /** The stacks, in the JVM's words; a sentence when they could not be had. */
    static String of(Process process, Path javaHome) {
        Path jcmd = JavaCommand.tool(javaHome, "jcmd");
        if (!Files.isExecutable(jcmd)) {
            return "No thread dump: " + javaHome + " has no jcmd.";
        }
        try {
            Path file = Files.createTempFile("contest", ".threads");
            try {
                Process asked = new ProcessBuilder(jcmd.toString(), Long.toString(process.pid()), "Thread.print", "-l")
                    .redirectErrorStream(true).redirectOutput(file.toFile()).start();
                if (!asked.waitFor(SECONDS, TimeUnit.SECONDS)) {
                    asked.destroyForcibly();
                    return "No thread dump: the JVM did not answer within " + SECONDS + " seconds.";
                }
                return Files.readString(file);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            return "No thread dump: " + e.getMessage();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "No thread dump: interrupted.";
        }
    }
}
