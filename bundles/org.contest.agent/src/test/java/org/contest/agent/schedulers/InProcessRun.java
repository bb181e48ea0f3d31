/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.runtime.run.AgentHealth;
import org.contest.runtime.run.RunControl;

/** Runs a program once in this JVM, which has the agent: fresh classes, no output. */
final class InProcessRun {

    private static final PrintStream SILENCE = new PrintStream(OutputStream.nullOutputStream());

    private final URL[] classPath;
    private final String program;
    private final String[] arguments;

    /** {@code command} is the main class and its arguments, with spaces between. */
    InProcessRun(Path classes, String command) throws MalformedURLException {
        classPath = new URL[] {classes.toUri().toURL()};
        String[] words = command.split(" ");
        program = words[0];
        arguments = java.util.Arrays.copyOfRange(words, 1, words.length);
    }

    /** The seed and what else the run is told. */
    RunResult run(RunOptions options) throws Exception {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader("app", classPath, ClassLoader.getPlatformClassLoader())) {
            Thread.currentThread().setContextClassLoader(loader);
            System.setOut(SILENCE);
            System.setErr(SILENCE);
            MethodHandle main = MethodHandles.publicLookup()
                .findStatic(Class.forName(program, false, loader), "main",
                    MethodType.methodType(void.class, String[].class));
            return RunControl.run(options.with(Key.CONTROL, true), () -> {
                RunControl.enterLauncher();
                call(main);
            }, AgentHealth.report());
        } finally {
            System.setOut(out);
            System.setErr(err);
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private void call(MethodHandle main) {
        try {
            main.invokeExact(arguments.clone());
        } catch (Throwable e) {
            throw InProcessRun.<RuntimeException>sneaky(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T sneaky(Throwable e) throws T {
        throw (T) e;
    }
}
