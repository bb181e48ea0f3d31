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
import java.nio.file.Path;
import org.contest.instrument.ClassCache;
import org.contest.instrument.HealthLog;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Scope;
import org.contest.instrument.SiteRegistry;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.runtime.AgentHealth;
import org.contest.runtime.Toggles;
import org.jspecify.annotations.Nullable;

/** Sets up one JVM, in an order that matters: the runtime's constants before any hook, hooks before any run. */
public final class Agent {

    private Agent() {
    }

    /**
     * Starts the agent; called by {@link Premain} through reflection.
     *
     * @throws IllegalArgumentException with a plain sentence when the options are wrong
     * @throws IllegalStateException with a plain sentence when this JVM does not fit
     * @throws IOException when a file that an option names cannot be used
     */
    public static void start(String text, Instrumentation instrumentation, File jar) throws IOException {
        RunOptions options = RunOptions.parse(text);
        JdkAccess.open(instrumentation);
        Toggles.launch(options);
        HealthLog health = new HealthLog();
        AgentHealth.source(health);
        ClassTransformer transformer = transformer(options, health, jar);
        Preload.load();
        instrumentation.addTransformer(transformer, true);
        LoadedClasses.retransform(instrumentation, transformer);
        if (!options.isTrue(Key.HARNESS)) {
            ForkedRun.begin(options, path(options, Key.RESULT), health);
        }
    }

    private static ClassTransformer transformer(RunOptions options, HealthLog health, File jar) throws IOException {
        InstrumentOptions instrument = InstrumentOptions.of(options);
        Path folder = path(options, Key.CACHE);
        ClassCache cache = folder == null ? null : new ClassCache(folder, fingerprint(instrument, jar));
        SiteRegistry registry = new SiteRegistry(path(options, Key.SITES), path(options, Key.SITES_IN));
        return new ClassTransformer(new Scope(options), registry, new ClassSupply(instrument, cache), health,
            path(options, Key.DUMP));
    }

    private static String fingerprint(InstrumentOptions options, File jar) {
        File tool = new File(jar.getParentFile(), "contest-instrument.jar");
        return tool.length() + " " + tool.lastModified() + ' ' + System.getProperty("java.home") + ' '
            + System.getProperty("java.vm.version") + ' ' + options;
    }

    /** The file that an option names, or null. */
    private static @Nullable Path path(RunOptions options, Key key) {
        return options.get(key).isEmpty() ? null : Path.of(options.get(key));
    }
}
