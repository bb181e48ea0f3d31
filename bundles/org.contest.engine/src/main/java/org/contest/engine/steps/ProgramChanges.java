/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.protocol.SiteTable;
import org.jspecify.annotations.Nullable;

/** Tells which classes of a program are others than when a run of it was recorded, or are missing. */
public final class ProgramChanges {

    private ProgramChanges() {
    }

    /**
     * The names of the changed classes, and of those of own code that are there no more.
     *
     * @param place where the program is now
     * @throws EngineException with a plain sentence when the trace or its program cannot be used
     */
    public static List<String> since(Path trace, Place place) {
        RecordedRun recorded = RecordedRun.of(trace).at(place);
        List<String> changed = new ArrayList<>();
        try (ClassFiles files = new ClassFiles(recorded.program())) {
            Map<String, Set<String>> versions = new TreeMap<>();
            Set<String> own = new HashSet<>();
            for (SiteTable.Block block : TraceWalk.sites(recorded).blocks()) {
                versions.computeIfAbsent(block.className(), name -> new HashSet<>()).add(block.crc());
                if (block.own()) {
                    own.add(block.className());
                }
            }
            for (Map.Entry<String, Set<String>> version : versions.entrySet()) {
                String now = crc(recorded.program().allPaths(), version.getKey().replace('.', '/') + ".class");
                boolean isSame = now == null ? !own.contains(version.getKey()) || files.has(outermost(version.getKey()))
                    : version.getValue().contains(now);
                if (!isSame) {
                    changed.add(version.getKey());
                }
            }
        } catch (IOException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
        return changed;
    }

    /** The class around a class: what a program makes of a class while it runs is named so, and is in no file. */
    private static String outermost(String type) {
        int nested = type.indexOf('$', type.lastIndexOf('.') + 2);
        return nested < 0 ? type : type.substring(0, nested);
    }

    /** Of the first class file with a name; null when there is none. */
    private static @Nullable String crc(List<Path> paths, String name) throws IOException {
        for (Path path : paths) {
            byte[] bytes = Files.isDirectory(path) ? inFolder(path, name) : inJar(path, name);
            if (bytes != null) {
                CRC32 crc = new CRC32();
                crc.update(bytes);
                return Long.toHexString(crc.getValue());
            }
        }
        return null;
    }

    private static byte @Nullable [] inFolder(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Files.readAllBytes(file) : null;
    }

    private static byte @Nullable [] inJar(Path jar, String name) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry entry = zip.getEntry(name);
            return entry == null ? null : zip.getInputStream(entry).readAllBytes();
        }
    }
}
