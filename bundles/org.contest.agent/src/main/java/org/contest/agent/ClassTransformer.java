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
import java.lang.instrument.ClassFileTransformer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.HealthLog;
import org.contest.instrument.Instrumented;
import org.contest.instrument.OwnCode;
import org.contest.instrument.Scope;
import org.contest.instrument.SiteRegistry;
import org.contest.instrument.Treatment;
import org.contest.runtime.hooks.Hooks;
import org.contest.runtime.sites.JdkSites;
import org.contest.runtime.sites.OwnSites;
import org.contest.runtime.sites.ProgramSites;
import org.contest.runtime.sites.SiteKeys;
import org.contest.runtime.sites.SiteMethods;
import org.contest.runtime.sites.SiteVariables;
import org.jspecify.annotations.Nullable;

/**
 * Instruments classes as the JVM loads them. A class that cannot be instrumented runs as it is, counted and named: the
 * JVM would swallow the exception.
 */
final class ClassTransformer implements ClassFileTransformer {

    /**
     * From Java 24 on, a class from the JVM's archive calls methods of its superclasses as they were when the archive
     * was made, whatever was instrumented before the class was loaded. One that comes as bytes does not.
     */
    private static final boolean SHARES_CALLS = Runtime.version().feature() >= 24;

    private final Scope scope;
    private final OwnCode own;
    private final SiteRegistry registry;
    private final ChangedClasses changed;
    private final ClassSupply supply;
    private final HealthLog health;
    private final RepeatedClasses repeated = new RepeatedClasses();
    private final @Nullable File dump;
    /** Names of the JDK's classes that came here, with dots. */
    private final Set<String> seen = new HashSet<>();
    /** Names of the program's classes that came here while loading, by loader. */
    private final Map<ClassLoader, Set<String>> atLoad = new WeakHashMap<>();

    ClassTransformer(Scope scope, OwnCode own, SiteRegistry registry, ChangedClasses changed,
        ClassSupply supply, HealthLog health, @Nullable File dump) {
        this.scope = scope;
        this.own = own;
        this.registry = registry;
        this.changed = changed;
        this.supply = supply;
        this.health = health;
        this.dump = dump;
    }

    /** The treatment of a loaded class of the JDK that has not come here yet and would be another one after. */
    Treatment missed(Class<?> type) {
        if (type.isArray() || type.isPrimitive() || type.isHidden()
            || !isOfJdk(type.getModule(), type.getClassLoader())) {
            return Treatment.NONE;
        }
        String name = type.getName();
        synchronized (seen) {
            return seen.contains(name) || supply.isUnchanged(name) ? Treatment.NONE
                : scope.treatment(name.replace('.', '/'), true);
        }
    }

    private static boolean isOfJdk(@Nullable Module module, ClassLoader loader) {
        if (module == null || !module.isNamed()) {
            return false;
        }
        String name = module.getName();
        return loader == null || name.startsWith("java.") || name.startsWith("jdk.");
    }

    @Override
    public byte @Nullable [] transform(Module module, ClassLoader loader, String name, Class<?> redefined,
        ProtectionDomain domain, byte[] bytes) {
        if (name == null || supply.isOurs(loader)) {
            return null;
        }
        byte[] after = instrument(module, loader, name, redefined, domain, bytes);
        return after == null && redefined == null && SHARES_CALLS && isOfJdk(module, loader) ? bytes : after;
    }

    /** A class of the program that the JVM will not show us, or null when it is to stay as it is. */
    byte @Nullable [] hidden(ClassLoader loader, String name, byte[] bytes) {
        return instrument(null, loader, name, null, null, bytes);
    }

    private byte @Nullable [] instrument(@Nullable Module module, ClassLoader loader, String name,
        @Nullable Class<?> redefined, @Nullable ProtectionDomain domain, byte[] bytes) {
        Hooks.enterQuiet();
        try {
            boolean ofJdk = isOfJdk(module, loader);
            Treatment treatment = scope.treatment(name, ofJdk);
            if (ofJdk && treatment != Treatment.NONE) {
                synchronized (seen) {
                    seen.add(name.replace('/', '.'));
                }
            }
            if (module != null && treatment == Treatment.NONE && ofJdk && redefined == null) {
                treatment = scope.late(module.getName(), name); // when they initialize is up to the JVM
            }
            if (treatment == Treatment.PROGRAM && isOwn(name, domain, bytes)) {
                treatment = Treatment.OWN;
            }
            return treatment == Treatment.NONE ? null : transform(loader, name, redefined, treatment, bytes);
        } catch (IOException | RuntimeException | LinkageError | StackOverflowError e) {
            health.failed(name.replace('/', '.'), FailureReason.of(e, bytes));
            return null;
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** A replay takes for own code what the recorded run did: its locations have the same numbers then. */
    private boolean isOwn(String name, @Nullable ProtectionDomain domain, byte[] bytes) {
        Boolean before = registry.wasOwn(name.replace('/', '.'), ClassFiles.crc(bytes));
        return before != null ? before : own.has(name, domain);
    }

    private byte @Nullable [] transform(ClassLoader loader, String name, @Nullable Class<?> redefined,
        Treatment treatment, byte[] bytes) throws IOException {
        boolean program = treatment.isProgram();
        if (program && redefined != null && !wasAtLoad(loader, name)) {
            health.failed(name.replace('/', '.'), "it was loaded before the agent");
            return null;
        }
        RepeatedClasses.Seen seen = redefined == null ? repeated.find(loader, name, bytes) : null;
        byte[] after = seen != null ? seen.after() : fresh(loader, name, treatment, bytes);
        if (program && redefined == null) {
            rememberAtLoad(loader, name);
        }
        return after;
    }

    private byte @Nullable [] fresh(ClassLoader loader, String name, Treatment treatment, byte[] bytes)
        throws IOException {
        boolean program = treatment.isProgram();
        Instrumented result = supply.get(name, loader, treatment, bytes);
        health.count(program, result);
        byte[] after = result.isChanged() ? located(name, treatment, result) : null;
        repeated.put(loader, name, bytes, after);
        return after;
    }

    private byte[] located(String name, Treatment treatment, Instrumented result) throws IOException {
        boolean program = treatment.isProgram();
        int count = result.siteCount();
        // the JVM writes a loaded class of its own anew for each agent, and not always with the same bytes
        String crc = program ? result.crc() : ClassFiles.crc(result.siteLines());
        int base = registry.base(result.className(), crc, count);
        if (program) {
            ProgramSites.add(base, count);
        } else {
            JdkSites.add(result.className(), base, count);
        }
        if (treatment == Treatment.OWN) {
            OwnSites.add(result.className(), base, count);
            SiteMethods.add(result.className(), base, count, result.siteLines());
        }
        SiteKeys.add(base, count, result.className(), crc);
        SiteVariables.add(base, result.siteVariables());
        if (registry.isOther(result.className(), crc, treatment == Treatment.OWN) && count > 0) {
            changed.match(result.className(), base, count, result.siteLines());
        }
        registry.publish(result.className(), crc, count, result.siteLines(),
            treatment == Treatment.OWN);
        byte[] located = result.bytes(base);
        if (dump != null) {
            Path file = dump.toPath().resolve(name + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, located);
        }
        return located;
    }

    private boolean wasAtLoad(ClassLoader loader, String name) {
        synchronized (atLoad) {
            return atLoad.getOrDefault(loader, Collections.emptySet()).contains(name);
        }
    }

    private void rememberAtLoad(ClassLoader loader, String name) {
        synchronized (atLoad) {
            Set<String> names = atLoad.get(loader);
            if (names == null) {
                names = new HashSet<>();
                atLoad.put(loader, names);
            }
            names.add(name);
        }
    }
}
