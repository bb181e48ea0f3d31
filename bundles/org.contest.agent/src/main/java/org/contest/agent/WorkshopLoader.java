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
import java.io.InputStream;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/**
 * Loads the instrumenter from its jar, apart from the program. Its classes tell no place where they are from, so that
 * agents for coverage leave them alone.
 */
final class WorkshopLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    private final JarFile jar;
    private final JarFile runtime;

    /** Of the jar of the instrumenter and that of the runtime, whose class files it reads. */
    WorkshopLoader(File jar, File runtime) throws IOException {
        super("contest", null);
        this.jar = new JarFile(jar);
        this.runtime = new JarFile(runtime);
    }

    /** A class file of the runtime, which other loaders do not show: the JVM knows its jar, the JDK does not. */
    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        try {
            ZipEntry entry = runtime.getEntry(name);
            return entry == null ? null : runtime.getInputStream(entry);
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = bytes(name.replace('.', '/').concat(".class"));
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    private byte @Nullable [] bytes(String file) throws ClassNotFoundException {
        ZipEntry entry = jar.getEntry(file);
        if (entry == null) {
            return null;
        }
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new ClassNotFoundException(file, e);
        }
    }
}
