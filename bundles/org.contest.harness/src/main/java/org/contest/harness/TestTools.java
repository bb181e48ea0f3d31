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
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What runs the tests: JUnit, and the part of this harness that drives it. Loaded once for all runs, from the class
 * path of the program, since it is thousands of classes and none of them is under test.
 */
final class TestTools extends URLClassLoader {

    private static final List<String> PACKAGES = List.of("org.junit.", "junit.framework.", "junit.runner.",
        "org.opentest4j.", "org.apiguardian.", "org.hamcrest.", "org.contest.harness.");
    /** Engines for other frameworks need those, which belong to the program. */
    private static final String OTHER_ENGINES = "org.junit.support.";
    private static final String MAIN = "org/contest/harness/JUnitMain.class";
    private static final String PROBE = "org.contest.harness.probe.";
    /** JUnit's own support for Kotlin needs Kotlin's classes, which belong to the program. */
    private static final String KOTLIN = "kotlin/Unit.class";

    static {
        registerAsParallelCapable();
    }

    private TestTools(URL[] classPath) {
        super("tools", classPath, new JdkLoader());
    }

    /** The parent for the loaders of a program: with tools of its own when it has any that can be shared. */
    static ClassLoader parent(URL[] classPath) {
        try (URLClassLoader all = new URLClassLoader(classPath, null)) {
            boolean shared = all.getResource(MAIN) != null && all.getResource(KOTLIN) == null;
            return shared ? new TestTools(classPath) : new JdkLoader();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.startsWith(PROBE) || name.startsWith(OTHER_ENGINES)
            || PACKAGES.stream().noneMatch(name::startsWith)) {
            throw new ClassNotFoundException(name);
        }
        return super.findClass(name);
    }

    /** Resources are left to the program's own loaders, which have the same class path: none is found twice. */
    @Override
    public @Nullable URL findResource(String name) {
        return null;
    }

    @Override
    public Enumeration<URL> findResources(String name) {
        return Collections.emptyEnumeration();
    }
}
