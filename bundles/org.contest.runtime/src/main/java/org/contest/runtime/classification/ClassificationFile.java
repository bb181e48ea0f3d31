/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * A classification on its way from one JVM to the next. A damaged file is as good as none: runs see again what was in
 * it. Of two JVMs that end at the same moment what one found may be lost, and is found again.
 */
public final class ClassificationFile {

    private static final int MAGIC = 0x636C6173;
    private static final int HEAD = 3 * Integer.BYTES;
    private static final int EACH = 2 * Integer.BYTES + 1;

    private ClassificationFile() {
    }

    /** Reads what earlier runs found, if the file is there. */
    public static void read(File file, Classification classification) {
        if (!file.exists()) {
            return;
        }
        try (FileInputStream in = new FileInputStream(file)) {
            ByteBuffer sites = ByteBuffer.wrap(in.readAllBytes());
            if (isWhole(sites)) {
                while (sites.hasRemaining()) {
                    classification.add(sites.getInt(), sites.getInt(), sites.get());
                }
                classification.runEnded();
            }
        } catch (IOException e) {
            return; // as good as none
        }
    }

    private static boolean isWhole(ByteBuffer sites) {
        return sites.remaining() >= HEAD && sites.getInt() == MAGIC
            && sites.getInt() * (long) EACH == sites.remaining() - Integer.BYTES
            && sites.getInt() == crc(sites.array());
    }

    private static int crc(byte[] file) {
        CRC32 crc = new CRC32();
        crc.update(file, HEAD, file.length - HEAD);
        return (int) crc.getValue();
    }

    /**
     * Writes what is known, together with what another JVM has written meanwhile, whole or not at all.
     *
     * @throws IOException when there is no room or no right
     */
    public static void write(File file, Classification classification) throws IOException {
        read(file, classification);
        int count = classification.siteCount();
        ByteBuffer sites = ByteBuffer.allocate(HEAD + count * EACH).putInt(MAGIC).putInt(count).putInt(0);
        for (int site = classification.nextSite(0); site >= 0; site = classification.nextSite(site + 1)) {
            sites.putInt(site).putInt(classification.variable(site)).put((byte) classification.of(site).ordinal());
        }
        sites.putInt(2 * Integer.BYTES, crc(sites.array()));
        File part = new File(file.getPath() + "." + Long.toHexString(System.nanoTime()));
        try (FileOutputStream out = new FileOutputStream(part)) {
            out.write(sites.array());
        }
        if (!part.renameTo(file) && !part.delete()) {
            throw new IOException(part + " could not be renamed");
        }
    }
}
