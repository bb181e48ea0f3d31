/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Instrumented classes on disk, so that the next JVM needs no ASM for them. An entry is used only for the same bytes,
 * the same tool, JDK and options, and while every class that its instrumentation looked at is as it was. A damaged
 * entry is as good as none. Entries are written whole or not at all, so JVMs may share a folder.
 */
public final class ClassCache {

    /** Stands for the CRC of a class that cannot be read. */
    public static final String ABSENT = "-";

    private static final int MAGIC = 0x43544331;

    /** The crcs of other classes, as a program's class loader finds them. */
    public interface Crcs {
        /** The CRC of a class by internal name, or {@link #ABSENT}. */
        String of(String internalName);
    }

    private final File folder;

    /**
     * A cache.
     *
     * @param folder where entries live; made when missing
     * @param fingerprint tells the tool, the JDK and the options apart
     */
    public ClassCache(Path folder, String fingerprint) throws IOException {
        String name = Instrumenter.crc(fingerprint.getBytes(StandardCharsets.UTF_8));
        this.folder = Files.createDirectories(folder.resolve(name)).toFile();
    }

    /** Written without {@code +}: its linkage is what the start of a JVM would wait for. */
    private File file(String name, String crc, Treatment treatment) {
        return new File(folder, name.replace('/', '.').concat("-").concat(crc).concat("-")
            .concat(Integer.toString(treatment.ordinal())));
    }

    /**
     * Looks for a class.
     *
     * @param crcs asked for the classes that the instrumentation had looked at
     * @return the class, or null
     */
    public Instrumented get(String name, String crc, Treatment treatment, Crcs crcs) {
        try (FileInputStream in = new FileInputStream(file(name, crc, treatment))) {
            return read(in.readAllBytes(), crcs);
        } catch (FileNotFoundException e) {
            return null;
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    private static Instrumented read(byte[] bytes, Crcs crcs) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        if (in.readInt() != MAGIC) {
            return null;
        }
        for (int i = in.readInt(); i > 0; i--) {
            if (!crcs.of(in.readUTF()).equals(in.readUTF())) {
                return null;
            }
        }
        String className = in.readUTF();
        String crc = in.readUTF();
        byte[] marked = block(in);
        int mark = in.readInt();
        int count = in.readInt();
        String lines = new String(block(in), StandardCharsets.UTF_8);
        Reductions reductions = Reductions.read(in);
        List<String> leftAlone = new ArrayList<>();
        for (int i = in.readInt(); i > 0; i--) {
            leftAlone.add(in.readUTF());
        }
        return new Instrumented(className, crc, marked.length == 0 ? null : marked, mark, count, lines, reductions,
            leftAlone);
    }

    private static byte[] block(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }

    /**
     * Keeps a class.
     *
     * @param lookedAt the CRCs of the classes that instrumentation looked at, by internal name, or {@link #ABSENT}
     */
    public void put(String name, Treatment treatment, Instrumented type, Map<String, String> lookedAt)
        throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(MAGIC);
            out.writeInt(lookedAt.size());
            for (Map.Entry<String, String> other : new TreeMap<>(lookedAt).entrySet()) {
                out.writeUTF(other.getKey());
                out.writeUTF(other.getValue());
            }
            write(type, out);
        }
        writeWhole(bytes.toByteArray(), file(name, type.crc(), treatment));
    }

    /**
     * The simplest means of the JDK: we are called while a class is being loaded, and what we use must not need it.
     * (Files.createTempFile needs a SecureRandom and so half of the JDK.)
     */
    private static void writeWhole(byte[] bytes, File file) throws IOException {
        File part = new File(file.getPath().concat(".").concat(Long.toHexString(System.nanoTime())));
        try (FileOutputStream out = new FileOutputStream(part)) {
            out.write(bytes);
        }
        if (!part.renameTo(file) && !part.delete()) {
            throw new IOException("The instrumented class could not be kept as " + file);
        }
    }

    private static void write(Instrumented type, DataOutputStream out) throws IOException {
        out.writeUTF(type.className());
        out.writeUTF(type.crc());
        block(type.isChanged() ? type.marked() : new byte[0], out);
        out.writeInt(type.mark());
        out.writeInt(type.siteCount());
        block(type.siteLines().getBytes(StandardCharsets.UTF_8), out);
        type.reductions().write(out);
        out.writeInt(type.methodsLeftAlone().size());
        for (String reason : type.methodsLeftAlone()) {
            out.writeUTF(reason);
        }
    }

    private static void block(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }
}
