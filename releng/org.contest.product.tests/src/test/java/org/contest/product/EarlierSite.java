/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.product;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** The update site as it was before: what is in it now, under the names and versions of an earlier one. */
final class EarlierSite {

    private static final String NOW = "0.1.0";
    private static final String BEFORE = "0.0.9";
    private static final Set<String> DESCRIPTIONS = Set.of("META-INF/MANIFEST.MF", "feature.xml");

    private EarlierSite() {
    }

    /** Makes it of a site, in a folder. */
    static Path of(Path site, Path folder) throws IOException {
        for (String kind : new String[] {"plugins", "features"}) {
            Path target = Files.createDirectories(folder.resolve(kind));
            try (Stream<Path> jars = Files.list(site.resolve(kind))) {
                for (Path jar : (Iterable<Path>) jars::iterator) {
                    copy(jar, target.resolve(earlier(jar.getFileName().toString())));
                }
            }
        }
        for (String index : new String[] {"content", "artifacts"}) {
            try (ZipFile zip = new ZipFile(site.resolve(index + ".jar").toFile())) {
                byte[] text = zip.getInputStream(zip.getEntry(index + ".xml")).readAllBytes();
                Files.writeString(folder.resolve(index + ".xml"), earlier(new String(text, StandardCharsets.UTF_8))
                    .replaceAll("<property name='(download|artifact)[^>]*>", "")); // the jars are others now
            }
        }
        return folder;
    }

    /** The file that says what a jar is tells the earlier version. */
    private static void copy(Path jar, Path copy) throws IOException {
        try (ZipFile from = new ZipFile(jar.toFile());
            ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(copy))) {
            for (ZipEntry entry : (Iterable<ZipEntry>) from.stream().map(ZipEntry.class::cast)::iterator) {
                byte[] content = from.getInputStream(entry).readAllBytes();
                to.putNextEntry(new ZipEntry(entry.getName()));
                to.write(DESCRIPTIONS.contains(entry.getName())
                    ? earlier(new String(content, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8) : content);
            }
        }
    }

    /** Whether a version is one of this site. */
    static boolean isEarlier(String version) {
        return version.startsWith(BEFORE);
    }

    private static String earlier(String text) {
        return text.replace(NOW, BEFORE);
    }
}
