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
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Many entries by key in one file, read in one go: those of the JDK, which every start of a JVM needs. A new entry is
 * appended in one write, so JVMs may share the file; what follows a torn or damaged entry is as good as not there. What
 * looks torn may be an entry that another JVM is about to write: only a file that has rested is begun anew, by the next
 * JVM that has something to append. A JVM that finds the file too large does that, too.
 */
final class CacheFile {

    private static final int MAGIC = 0x43544332;
    private static final int HEAD = 16;
    private static final long LIMIT = 64L << 20;
    private static final int RESTS_MILLIS = 60_000;

    private final File file;
    private final Map<String, ByteBuffer> entries = new HashMap<>();
    private boolean damaged;
    private FileOutputStream out;

    CacheFile(File file) {
        this.file = file;
        try (FileInputStream in = new FileInputStream(file)) {
            damaged = file.length() > LIMIT;
            ByteBuffer all = ByteBuffer.wrap(damaged ? new byte[0] : in.readAllBytes());
            while (all.hasRemaining() && !damaged) {
                read(all);
            }
        } catch (FileNotFoundException e) {
            return; // the first JVM
        } catch (IOException | RuntimeException e) {
            damaged = true;
        }
    }

    private void read(ByteBuffer all) {
        int magic = all.getInt();
        int keyLength = all.getInt();
        int length = all.getInt();
        int crc = all.getInt();
        int start = all.position();
        if (magic != MAGIC || keyLength < 0 || length < 0 || crc(all.array(), start, keyLength + length) != crc) {
            damaged = true;
            return;
        }
        String key = new String(all.array(), start, keyLength, StandardCharsets.UTF_8);
        entries.put(key, all.slice(start + keyLength, length));
        all.position(start + keyLength + length);
    }

    static int crc(byte[] bytes, int offset, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, offset, length);
        return (int) crc.getValue();
    }

    boolean contains(String key) {
        return entries.containsKey(key);
    }

    /** The bytes of an entry, or null. */
    ByteBuffer get(String key) {
        ByteBuffer found = entries.get(key);
        return found == null ? null : found.duplicate();
    }

    synchronized void put(String key, byte[] bytes) throws IOException {
        byte[] name = key.getBytes(StandardCharsets.UTF_8);
        ByteBuffer entry = ByteBuffer.allocate(HEAD + name.length + bytes.length);
        entry.position(HEAD);
        entry.put(name).put(bytes).flip();
        entry.putInt(MAGIC).putInt(name.length).putInt(bytes.length)
            .putInt(crc(entry.array(), HEAD, name.length + bytes.length));
        if (out == null) {
            boolean rests = System.currentTimeMillis() - file.lastModified() > RESTS_MILLIS;
            out = new FileOutputStream(file, !damaged || !rests);
        }
        out.write(entry.array());
    }
}
