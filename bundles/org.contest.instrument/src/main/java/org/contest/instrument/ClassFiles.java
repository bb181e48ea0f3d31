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
import java.util.zip.CRC32;

/** Class files as class loaders find them, through resources only: no class is loaded on our account. */
public final class ClassFiles {

    /** Stands for the CRC of a class that cannot be read. */
    public static final String ABSENT = "-";

    private static final String JDK_PREFIX = "java/";
    private static final String INITIALIZER = "<clinit>";

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

    /** True when a class file may have a class initializer: a quick look for the name. */
    public static boolean mayHaveInitializer(byte[] bytes) {
        for (int i = 0; i + INITIALIZER.length() <= bytes.length; i++) {
            int same = 0;
            while (same < INITIALIZER.length() && bytes[i + same] == INITIALIZER.charAt(same)) {
                same++;
            }
            if (same == INITIALIZER.length()) {
                return true;
            }
        }
        return false;
    }

    private static InputStream open(String resource, ClassLoader loader) throws IOException {
        if (loader != null) {
            return loader.getResourceAsStream(resource);
        }
        InputStream base = Object.class.getResourceAsStream("/".concat(resource));
        return base != null ? base : ClassLoader.getSystemResourceAsStream(resource);
    }
}
