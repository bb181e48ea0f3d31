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
import java.net.URL;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.contest.harness.ClassFiles.ClassFile;
import org.jspecify.annotations.Nullable;

/** A jar of the class path, opened once: opening it for each class reads its manifest and its directory each time. */
final class ProgramJar {

    private final JarFile file;
    private final URL location;
    private final CodeSource unsigned;
    private final @Nullable Manifest manifest;

    ProgramJar(URL location, JarFile file) throws IOException {
        this.file = file;
        this.location = location;
        this.unsigned = new CodeSource(location, (Certificate[]) null);
        this.manifest = file.getManifest();
    }

    ClassFile read(String entryName) throws IOException {
        JarEntry entry = file.getJarEntry(entryName);
        if (entry == null) {
            throw new IOException(entryName + " is no longer in " + location);
        }
        try (InputStream in = file.getInputStream(entry)) {
            byte[] bytes = in.readAllBytes();
            Certificate[] certificates = entry.getCertificates(); // known when the entry was read
            return new ClassFile(bytes, certificates == null ? unsigned : new CodeSource(location, certificates),
                manifest);
        }
    }
}
