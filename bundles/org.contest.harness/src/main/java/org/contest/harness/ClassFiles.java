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
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/** Class files that were read once, so that the loaders of later runs neither open files nor search the class path. */
final class ClassFiles {

    /**
     * One class file.
     *
     * @param bytes of the file
     * @param source where it lies
     * @param manifest of its jar; null for none
     */
    record ClassFile(byte[] bytes, CodeSource source, @Nullable Manifest manifest) {
    }

    private final Map<String, ClassFile> known = new ConcurrentHashMap<>();
    private final Map<String, ProgramJar> jars = new ConcurrentHashMap<>();

    @Nullable
    ClassFile get(String name) {
        return known.get(name);
    }

    /** Reads a class from where a loader has found it. */
    ClassFile read(String name, String path, URL url) throws IOException {
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false);
        ClassFile file = connection instanceof JarURLConnection jar ? jar(jar).read(jar.getEntryName())
            : new ClassFile(bytes(connection), new CodeSource(root(url, path), (Certificate[]) null), null);
        known.put(name, file);
        return file;
    }

    private ProgramJar jar(JarURLConnection connection) throws IOException {
        URL location = connection.getJarFileURL();
        ProgramJar jar = jars.get(location.toString());
        if (jar == null) {
            jar = new ProgramJar(location, connection.getJarFile());
            jars.put(location.toString(), jar);
        }
        return jar;
    }

    private static byte[] bytes(URLConnection connection) throws IOException {
        try (InputStream in = connection.getInputStream()) {
            return in.readAllBytes();
        }
    }

    private static URL root(URL url, String path) throws MalformedURLException {
        String text = url.toString();
        return text.endsWith(path) ? new URL(text.substring(0, text.length() - path.length())) : url;
    }
}
