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
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Agents of others in this JVM. Their transformers are called while a class of the runtime is loaded, and use the JDK,
 * whose hooks need that class: the JVM would take that for a circle, and keep the error.
 */
final class OtherAgents {

    private static final String OURS = "org.contest.";
    private static final String CLASS = ".class";

    private OtherAgents() {
    }

    /** Has all classes of the runtime loaded while the JDK has no hooks, where other agents have come before. */
    static void prepare(Instrumentation instrumentation, File folder) throws IOException {
        if (!areThere(instrumentation)) {
            return;
        }
        try (JarFile runtime = new JarFile(new File(folder, Premain.BOOT))) {
            for (Enumeration<JarEntry> entries = runtime.entries(); entries.hasMoreElements();) {
                String name = entries.nextElement().getName();
                if (name.startsWith("org/contest/") && name.endsWith(CLASS)) {
                    load(name.substring(0, name.length() - CLASS.length()).replace('/', '.'));
                }
            }
        }
    }

    /** The program has no class yet: who has one is an agent. */
    private static boolean areThere(Instrumentation instrumentation) {
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (type.getClassLoader() == ClassLoader.getSystemClassLoader() && !type.getName().startsWith(OURS)) {
                return true;
            }
        }
        return false;
    }

    private static void load(String name) {
        try {
            Class.forName(name, false, null);
        } catch (ClassNotFoundException | LinkageError e) {
            return; // of another release of the JDK: nobody will need it here
        }
    }
}
