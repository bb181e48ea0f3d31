/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Class files as class loaders find them, through resources only: no class is loaded on our account. */
public final class ClassFiles {

    /** Stands for the CRC of a class that cannot be read. */
    public static final String ABSENT = "-";

    private static final String JDK_PREFIX = "java/";

    private static final int CONSTANT_POOL = 8;
    private static final int SHORT = 0xFFFF;
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int METHOD_HANDLE = 15;
    private static final int METHOD_TYPE = 16;
    private static final int MODULE = 19;
    private static final int PACKAGE = 20;

    private ClassFiles() {
    }

    /** CRC-32 of a class file, in hex: with the class name the key of its sites. */
    public static String crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return Long.toHexString(crc.getValue());
    }

    /** CRC-32 of the class that a class loader would find, or {@link #ABSENT}. */
    public static String crc(String name, ClassLoader loader) {
        byte[] bytes = bytes(name, loader);
        return bytes == null ? ABSENT : crc(bytes);
    }

    /** True for the classes of java.base's packages: they change only with the JDK. */
    public static boolean isOfPlatform(String name) {
        return name.startsWith(JDK_PREFIX);
    }

    /** The class file that a class loader would find, or null. */
    public static byte[] bytes(String name, ClassLoader loader) {
        try (InputStream in = open(name.concat(".class"), loader)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException | RuntimeException e) {
            return null; // unknown: from a loader without resources
        }
    }

    /** True when a text of ASCII characters is in a class file. */
    public static boolean mentions(byte[] bytes, String text) {
        for (int i = 0; i + text.length() <= bytes.length; i++) {
            int same = 0;
            while (same < text.length() && bytes[i + same] == text.charAt(same)) {
                same++;
            }
            if (same == text.length()) {
                return true;
            }
        }
        return false;
    }

    /** The internal name of a class file, or null when it is damaged. */
    public static String name(byte[] bytes) {
        ByteBuffer file = ByteBuffer.wrap(bytes);
        try {
            file.position(CONSTANT_POOL);
            int[] constants = new int[file.getShort() & SHORT];
            for (int i = 1; i < constants.length; i++) {
                constants[i] = file.position();
                int tag = file.get();
                file.position(file.position() + length(tag, file));
                i += tag == LONG || tag == DOUBLE ? 1 : 0;
            }
            int type = file.getShort(file.position() + Short.BYTES) & SHORT;
            int name = constants[file.getShort(constants[type] + 1) & SHORT] + 1;
            int length = file.getShort(name) & SHORT;
            return new String(bytes, name + Short.BYTES, length, StandardCharsets.UTF_8);
        } catch (IndexOutOfBoundsException | IllegalArgumentException | BufferUnderflowException e) {
            return null;
        }
    }

    /** Of a constant behind its tag (JVMS 4.4). */
    private static int length(int tag, ByteBuffer file) {
        return switch (tag) {
        case UTF8 -> Short.BYTES + (file.getShort(file.position()) & SHORT);
        case LONG, DOUBLE -> Long.BYTES;
        case METHOD_HANDLE -> Short.BYTES + 1;
        case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> Short.BYTES;
        default -> Integer.BYTES;
        };
    }

    private static InputStream open(String resource, ClassLoader loader) throws IOException {
        if (loader != null) {
            return loader.getResourceAsStream(resource);
        }
        InputStream base = Object.class.getResourceAsStream("/".concat(resource));
        return base != null ? base : ClassLoader.getSystemResourceAsStream(resource);
    }
}
