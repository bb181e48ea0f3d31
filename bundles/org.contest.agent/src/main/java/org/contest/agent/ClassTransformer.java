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
import java.lang.instrument.ClassFileTransformer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import org.contest.instrument.HealthLog;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Instrumenter;
import org.contest.instrument.Scope;
import org.contest.instrument.SiteRegistry;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.ClassSources;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunResult;
import org.contest.runtime.Hooks;
import org.contest.runtime.ProgramSites;

/**
 * Instruments classes as the JVM loads them, and supplies the health report. A class that cannot be instrumented runs
 * as it is, counted and named: the JVM would swallow the exception.
 */
final class ClassTransformer implements ClassFileTransformer, Supplier<RunResult.Health> {

    private final Scope scope;
    private final SiteRegistry registry;
    private final Instrumenter instrumenter;
    private final ClassSources sources = new ClassSources();
    private final HealthLog health = new HealthLog();
    private final Path dump;
    /** Names of the program's classes that were instrumented while loading, by loader. */
    private final Map<ClassLoader, Set<String>> atLoad = new WeakHashMap<>();

    ClassTransformer(RunOptions options, Path sites, Path sitesIn, Path dump) throws IOException {
        this.scope = new Scope(options);
        this.registry = new SiteRegistry(sites, sitesIn);
        this.instrumenter = new Instrumenter(InstrumentOptions.of(options), registry);
        this.dump = dump;
    }

    @Override
    public RunResult.Health get() {
        return health.report();
    }

    /** The treatment of a class that is loaded already; only the JDK's can still be instrumented. */
    Treatment treatment(Class<?> type) {
        if (type.isArray() || type.isPrimitive() || type.isHidden() || !isOfJdk(type.getModule(), type.getClassLoader())) {
            return Treatment.NONE;
        }
        return scope.treatment(type.getName().replace('.', '/'), true);
    }

    private static boolean isOfJdk(Module module, ClassLoader loader) {
        if (module == null || !module.isNamed()) {
            return false;
        }
        String name = module.getName();
        return loader == null || name.startsWith("java.") || name.startsWith("jdk.");
    }

    @Override
    public byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined,
        ProtectionDomain domain, byte[] bytes) {
        if (name == null || loader == ClassTransformer.class.getClassLoader()) {
            return null;
        }
        Treatment treatment = scope.treatment(name, isOfJdk(module, loader));
        if (treatment == Treatment.NONE) {
            return null;
        }
        Hooks.enterIgnored();
        try {
            return transform(loader, name, redefined, treatment, bytes);
        } catch (IOException | RuntimeException | LinkageError | StackOverflowError e) {
            health.failed(name.replace('/', '.'), reason(e, bytes));
            return null;
        } finally {
            Hooks.exitIgnored();
        }
    }

    private static String reason(Throwable e, byte[] bytes) {
        int version = bytes.length > 7 ? (bytes[6] & 0xFF) << 8 | bytes[7] & 0xFF : 0;
        if (version > (Instrumenter.NEWEST_CLASS_FILE & 0xFFFF)) {
            return "its class file version " + version + " is newer than ConTest knows ("
                + (Instrumenter.NEWEST_CLASS_FILE & 0xFFFF) + ")";
        }
        return e.toString();
    }

    private byte[] transform(ClassLoader loader, String name, Class<?> redefined, Treatment treatment, byte[] bytes)
        throws IOException {
        boolean program = treatment == Treatment.PROGRAM;
        if (program && redefined != null && !wasAtLoad(loader, name)) {
            health.failed(name.replace('/', '.'), "it was loaded before the agent");
            return null;
        }
        Instrumented result = instrumenter.instrument(bytes, treatment, sources.hierarchy(loader));
        count(name, program, result);
        if (result.bytes() == null) {
            return null;
        }
        if (result.block() != null) {
            if (program) {
                ProgramSites.add(result.block().base(), result.block().sites().size());
            }
            registry.publish(result.block());
        }
        if (program && redefined == null) {
            rememberAtLoad(loader, name);
        }
        dump(name, result.bytes());
        return result.bytes();
    }

    private void count(String name, boolean program, Instrumented result) {
        if (!program) {
            result.methodsLeftAlone().forEach(reason -> health.failed(name.replace('/', '.'), reason));
        } else if (result.bytes() != null || !result.methodsLeftAlone().isEmpty()) {
            health.instrumented(name.replace('/', '.'), result);
        } else {
            health.skipped();
        }
    }

    private boolean wasAtLoad(ClassLoader loader, String name) {
        synchronized (atLoad) {
            return atLoad.getOrDefault(loader, Collections.emptySet()).contains(name);
        }
    }

    private void rememberAtLoad(ClassLoader loader, String name) {
        synchronized (atLoad) {
            atLoad.computeIfAbsent(loader, key -> new HashSet<>()).add(name);
        }
    }

    private void dump(String name, byte[] bytes) throws IOException {
        if (dump != null) {
            Path file = dump.resolve(name + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        }
    }
}
