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
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Instrumented classes on disk, so that the next JVM needs no ASM for them. An entry is used only for the same bytes,
 * the same tool, JDK and options, and while every class that its instrumentation looked at is as it was. A damaged
 * entry is as good as none, and a cache that cannot be written as good as an empty one. JVMs may share a folder.
 * <p>
 * Written with the simplest means of the JDK: we are called while a class is being loaded, what we use must not need
 * it, and a JVM should not wait for linkage of lambdas and {@code +} at its start.
 */
public final class ClassCache {

    private static final String COMPLETE = "complete";

    private final File folder;
    private final CacheFile jdk;
    private final Set<String> unchanged;
    /** Of the class loader that asked last. */
    private volatile FoundClasses found = new FoundClasses(null);

    /**
     * A cache.
     *
     * @param folder where entries live; made when missing
     * @param fingerprint tells the tool, the JDK and the options apart
     */
    public ClassCache(File folder, String fingerprint) {
        this.folder = new File(folder, ClassFiles.crc(fingerprint.getBytes(StandardCharsets.UTF_8)));
        this.folder.mkdirs();
        this.jdk = new CacheFile(new File(this.folder, "jdk"));
        this.unchanged = names(jdk.get(COMPLETE));
    }

    private static Set<String> names(ByteBuffer entry) {
        return entry == null ? Set.of()
            : new HashSet<>(List.of(StandardCharsets.UTF_8.decode(entry).toString().split("\n")));
    }

    private static String key(String name, String crc, Treatment treatment) {
        return name.replace('/', '.').concat("-").concat(crc).concat("-")
            .concat(Integer.toString(treatment.ordinal()));
    }

    /** True when an earlier JVM has kept every class of the JDK that it started with. */
    public boolean isComplete() {
        return jdk.contains(COMPLETE);
    }

    /**
     * Says that every class of the JDK that this JVM started with is kept.
     *
     * @param left the names of those that have nothing to instrument, with dots
     */
    public void complete(Collection<String> left) {
        if (!isComplete()) {
            put(COMPLETE, String.join("\n", left).getBytes(StandardCharsets.UTF_8), true);
        }
    }

    /** True when that JVM found nothing to instrument in a class of the JDK. */
    public boolean isUnchanged(String name) {
        return unchanged.contains(name);
    }

    /**
     * Looks for a class.
     *
     * @param loader asked for the classes that the instrumentation had looked at
     * @return the class, or null
     */
    public Instrumented get(String name, String crc, Treatment treatment, ClassLoader loader) {
        String key = key(name, crc, treatment);
        try {
            ByteBuffer entry = treatment.isJdk() ? jdk.get(key) : file(new File(folder, key));
            return entry == null ? null : CacheEntry.read(entry, found(loader));
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    private FoundClasses found(ClassLoader loader) {
        FoundClasses last = found;
        if (!last.isOf(loader)) {
            last = new FoundClasses(loader);
            found = last;
        }
        return last;
    }

    private static ByteBuffer file(File file) throws IOException {
        if (!file.exists()) {
            return null;
        }
        try (FileInputStream in = new FileInputStream(file)) {
            ByteBuffer entry = ByteBuffer.wrap(in.readAllBytes());
            int crc = entry.getInt();
            return crc == CacheFile.crc(entry.array(), Integer.BYTES, entry.remaining()) ? entry : null;
        }
    }

    /**
     * Keeps a class.
     *
     * @param lookedAt the CRCs of the classes that instrumentation looked at, by internal name
     */
    public void put(String name, Treatment treatment, Instrumented type, Map<String, String> lookedAt) {
        put(key(name, type.crc(), treatment), CacheEntry.write(type, lookedAt), treatment.isJdk());
    }

    private void put(String key, byte[] bytes, boolean ofJdk) {
        try {
            if (ofJdk) {
                jdk.put(key, bytes);
            } else {
                writeWhole(bytes, new File(folder, key));
            }
        } catch (IOException e) {
            return; // no room, no right: the next JVM instruments again
        }
    }

    /** Whole or not at all. (Files.createTempFile needs a SecureRandom and so half of the JDK.) */
    private static void writeWhole(byte[] bytes, File file) throws IOException {
        File part = new File(file.getPath().concat(".").concat(Long.toHexString(System.nanoTime())));
        try (FileOutputStream out = new FileOutputStream(part)) {
            byte[] entry = new byte[Integer.BYTES + bytes.length];
            ByteBuffer.wrap(entry).putInt(CacheFile.crc(bytes, 0, bytes.length)).put(bytes);
            out.write(entry);
        }
        if (!part.renameTo(file) && !part.delete()) {
            throw new IOException("The instrumented class could not be kept as ".concat(file.getPath()));
        }
    }
}
