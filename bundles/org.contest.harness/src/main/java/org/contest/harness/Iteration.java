/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;
import org.contest.runtime.jdk.NativeLibraries;
import org.contest.runtime.jdk.SystemLoader;
import org.contest.runtime.run.AgentHealth;
import org.contest.runtime.run.RunControl;

/** One run, its classes as if never used, with its own standard streams; puts the JVM back in order after it. */
final class Iteration {

    private final Program program;
    private final Path output;
    private String leaked = "";

    Iteration(Program program, Path output) {
        this.program = program;
        this.output = output;
    }

    /** Does the run. */
    RunResult run(RunOptions options) throws IOException {
        JvmState before = JvmState.now();
        ProgramLoader loader = program.loaders().next();
        boolean clean = false;
        try (PrintStream stream = new PrintStream(new RunOutput(output), true)) {
            Thread.currentThread().setContextClassLoader(loader);
            SystemLoader.set(loader);
            System.setOut(stream);
            System.setErr(stream);
            MainMethod main = loader.main(program.mainClass());
            String[] arguments = program.arguments();
            RunResult result = RunControl.run(options, () -> {
                RunControl.enterLauncher();
                main.call(arguments);
            }, AgentHealth.report());
            if (result == null) {
                new CountDownLatch(1).await(); // the JVM is being shut down from outside, and has told its result
            }
            clean = !result.control().equals("partly");
            return result.withHealth(AgentHealth.report()); // the classes that the run itself loaded count as well
        } catch (InterruptedException e) {
            throw new IOException("the JVM was asked to end", e);
        } catch (ReflectiveOperationException e) {
            throw new IOException("the main class " + program.mainClass() + " cannot be used: " + e, e);
        } finally {
            List<String> tainted = new ArrayList<>(before.restore());
            tainted.addAll(RunControl.taints());
            boolean kept = program.loaders().back(loader, clean && tainted.isEmpty());
            if (!kept && NativeLibraries.hasOneOfProgram()) {
                tainted.add("a native library");
            }
            program.deleteTemporaryFiles();
            leaked = String.join(", ", tainted);
        }
    }

    /** What outlived the run, or the JVM would need again: names of threads and others, with commas; empty for none. */
    String leaked() {
        return leaked;
    }
}
