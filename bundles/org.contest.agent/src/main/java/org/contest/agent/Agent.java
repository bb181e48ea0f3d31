/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.runtime.AgentHealth;
import org.contest.runtime.Toggles;

/** Sets up one JVM, in an order that matters: the runtime's constants before any hook, hooks before any run. */
public final class Agent {

    private Agent() {
    }

    /**
     * Starts the agent; called by {@link Premain} through reflection.
     *
     * @throws IllegalArgumentException with a plain sentence when the options are wrong
     * @throws IllegalStateException with a plain sentence when this JVM does not fit
     */
    public static void start(String text, Instrumentation instrumentation) throws IOException {
        RunOptions options = RunOptions.parse(text);
        JdkAccess.open(instrumentation);
        Toggles.launch(options);
        ClassTransformer transformer = new ClassTransformer(options, path(options, Key.SITES),
            path(options, Key.SITES_IN), path(options, Key.DUMP));
        AgentHealth.source(transformer);
        instrumentation.addTransformer(transformer, true);
        LoadedClasses.retransform(instrumentation, transformer);
        if (!options.isTrue(Key.HARNESS)) {
            ForkedRun.begin(options, path(options, Key.RESULT), transformer);
        }
    }

    /** The file that an option names, or null. */
    private static Path path(RunOptions options, Key key) {
        return options.get(key).isEmpty() ? null : Path.of(options.get(key));
    }
}
