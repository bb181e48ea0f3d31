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
import org.contest.instrument.ClassCache;
import org.contest.instrument.HealthLog;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.OwnCode;
import org.contest.instrument.SiteRegistry;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.runtime.Toggles;
import org.contest.runtime.jdk.IdentityHashes;
import org.contest.runtime.run.AgentHealth;
import org.contest.runtime.run.RunControl;
import org.contest.runtime.sites.SiteNames;
import org.jspecify.annotations.Nullable;

/**
 * Sets up one JVM, in an order that matters: the runtime's constants before any hook, hooks before any run. Everything
 * here is what the start of every JVM waits for, so it has no lambdas, no {@code +} of strings and no records' methods.
 */
public final class Agent {

    private Agent() {
    }

    /**
     * Starts the agent; called by {@link Premain}.
     *
     * @param folder where the agent's jars are
     * @throws IllegalArgumentException with a plain sentence when the options are wrong
     * @throws IllegalStateException with a plain sentence when this JVM does not fit
     * @throws IOException when a file that an option names cannot be used
     */
    public static void start(@Nullable String text, Instrumentation instrumentation, File folder) throws IOException {
        RunOptions options = RunOptions.parse(text);
        JdkAccess.open(instrumentation);
        OtherAgents.prepare(instrumentation, folder);
        Toggles.launch(options);
        HealthLog health = new HealthLog();
        AgentHealth.source(health);
        InstrumentOptions instrument = InstrumentOptions.of(options);
        ClassSupply supply = supply(options, instrument, folder);
        SiteRegistry registry = new SiteRegistry(file(options, Key.SITES), file(options, Key.SITES_IN));
        SiteNames.in(file(options, options.get(Key.SITES).isEmpty() ? Key.SITES_IN : Key.SITES));
        ClassTransformer transformer = new ClassTransformer(instrument.scope(), new OwnCode(options), registry,
            new ChangedClasses(file(options, Key.SITES_IN)), supply, health, file(options, Key.DUMP));
        JdkClasses jdk = new JdkClasses(instrumentation, transformer);
        supply.beforeTransforming(jdk);
        instrumentation.addTransformer(transformer, true);
        jdk.instrumentLoaded();
        supply.afterStart(jdk);
        IdentityHashes.loadedBefore(jdk.loaded());
        RunControl.instrumenter(new HiddenClasses(transformer, health));
        if (!options.isTrue(Key.HARNESS)) {
            ForkedRun.begin(options, file(options, Key.RESULT));
        }
    }

    private static ClassSupply supply(RunOptions options, InstrumentOptions instrument, File folder) {
        File tool = new File(folder, "contest-instrument.jar");
        File cache = file(options, Key.CACHE);
        return new ClassSupply(new Workshop(tool, instrument),
            cache == null ? null : new ClassCache(cache, fingerprint(instrument, tool)));
    }

    private static String fingerprint(InstrumentOptions options, File tool) {
        return String.join(" ", Long.toString(tool.length()), Long.toString(tool.lastModified()),
            System.getProperty("java.home"), System.getProperty("java.vm.version"), options.key());
    }

    /** The file that an option names, or null. */
    private static @Nullable File file(RunOptions options, Key key) {
        return options.get(key).isEmpty() ? null : new File(options.get(key));
    }
}
