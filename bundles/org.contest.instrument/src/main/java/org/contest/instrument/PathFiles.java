/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The CRCs of class files on a class path, as the directories of its jars have them: a class loader looks through all
 * modules of the JDK first, and reads the file. Knows the application class loader and the one of many runs in a JVM.
 */
final class PathFiles {

    private static final String MANY_RUNS = "org.contest.harness.ProgramLoader";
    /** Never closed: the class loader has them open, too, as long as the JVM lives. */
    private static final Map<String, JarFile> JARS = new HashMap<>();

    /** A folder or a jar of the path. */
    private record Entry(File file, boolean isFolder) {

        /** CRC-32 in hex, or null when there is no such file. */
        String crc(String path) throws IOException {
            return isFolder ? inFolder(new File(file, path)) : inJar(jar(file), path);
        }
    }

    private final List<Entry> entries = new ArrayList<>();

    /** The files of a class path. */
    PathFiles(List<File> path) {
        for (File entry : path) {
            if (entry.exists()) {
                entries.add(new Entry(entry, entry.isDirectory()));
            }
        }
    }

    /** The files that a class loader looks through; null of a loader that may look elsewhere first. */
    static PathFiles of(ClassLoader loader) {
        try {
            List<File> path = new ArrayList<>();
            if (loader != null && loader.getClass().getName().equals(MANY_RUNS)) {
                for (URL entry : ((URLClassLoader) loader).getURLs()) {
                    path.add(new File(entry.toURI()));
                }
            } else if (loader == ClassLoader.getSystemClassLoader()) {
                for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
                    path.add(new File(entry));
                }
            }
            return path.isEmpty() ? null : new PathFiles(path);
        } catch (URISyntaxException | IllegalArgumentException e) {
            return null; // a path that only the class loader understands
        }
    }

    /** Opened when something is looked for in it, as the class loader does. */
    private static JarFile jar(File file) throws IOException {
        synchronized (JARS) {
            JarFile jar = JARS.get(file.getPath());
            if (jar == null) {
                jar = new JarFile(file, false, ZipFile.OPEN_READ, JarFile.runtimeVersion());
                JARS.put(file.getPath(), jar);
            }
            return jar;
        }
    }

    /** CRC-32 in hex of the class file that comes first; null where the class loader has to be asked. */
    String crc(String name) {
        String path = name.concat(".class");
        try {
            for (Entry entry : entries) {
                String crc = entry.crc(path);
                if (crc != null) {
                    return crc;
                }
            }
        } catch (IOException | IllegalStateException e) {
            return null;
        }
        return null;
    }

    private static String inFolder(File file) throws IOException {
        if (!file.isFile()) {
            return null;
        }
        try (FileInputStream in = new FileInputStream(file)) {
            return ClassFiles.crc(in.readAllBytes());
        }
    }

    private static String inJar(JarFile jar, String path) {
        ZipEntry entry = jar.getEntry(path);
        return entry == null || entry.getCrc() < 0 ? null : Long.toHexString(entry.getCrc());
    }
}
