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
import java.lang.instrument.Instrumentation;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * Where the JVM starts the agent: the only class of ours on the class path. Sees to it that the runtime and the rest of
 * the agent are on the boot class path, and leaves the rest to {@link Agent} there. An agent that cannot start stops
 * the launch: exit code {@value #CANNOT_START}, one sentence.
 */
public final class Premain {

    /** The jar with the runtime, beside that of the agent. */
    static final String BOOT = "contest-boot.jar";
    /** The tool itself failed. */
    static final int CANNOT_START = 3;

    private Premain() {
    }

    /** Started with {@code -javaagent}. */
    public static void premain(@Nullable String options, Instrumentation instrumentation) {
        start(options, instrumentation);
    }

    /** Attached to a running JVM: classes of the program that are loaded already stay as they are. */
    public static void agentmain(@Nullable String options, Instrumentation instrumentation) {
        start(options, instrumentation);
    }

    private static void start(@Nullable String options, Instrumentation instrumentation) {
        try {
            URL jar = Premain.class.getProtectionDomain().getCodeSource().getLocation();
            File folder = new File(jar.toURI()).getParentFile();
            appendToBootPath(instrumentation, new File(folder, BOOT));
            Agent.start(options, instrumentation, folder);
        } catch (URISyntaxException | IOException | RuntimeException | LinkageError e) {
            stop(e);
        }
    }

    /** A JVM started with {@code -Xbootclasspath/a} has them already, and keeps its class-data sharing. */
    private static void appendToBootPath(Instrumentation instrumentation, File boot) throws IOException {
        try {
            Class.forName("org.contest.runtime.Toggles", false, null);
        } catch (ClassNotFoundException e) {
            instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(boot));
        }
    }

    private static void stop(Throwable cause) {
        boolean known = cause instanceof IllegalArgumentException || cause instanceof IllegalStateException;
        String what = known && cause.getMessage() != null ? cause.getMessage() : cause.toString();
        System.err.println("ConTest: the agent could not start, so the program was not run: " + what);
        if (Boolean.getBoolean("contest.verbose")) {
            cause.printStackTrace();
        }
        Runtime.getRuntime().halt(CANNOT_START);
    }
}
