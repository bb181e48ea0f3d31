/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.Arrays;

/**
 * Site ids in class files. Instrumentation writes each id as an integer constant {@code first + ordinal}; when the
 * class gets the base of its block the constants become {@code base + ordinal}, in place. So instrumented classes can
 * be cached, whatever ids they get in another JVM.
 *
 * @param first the constant that stands for the first site
 * @param offsets where the constants are in the class file
 */
public record SiteMarks(int first, int[] offsets) {

    /** Marks leave room for this many sites in a class. */
    private static final int ROOM = 1 << 20;
    private static final int FIRST = 0x5C000000;
    private static final int TAG_UTF8 = 1;
    private static final int TAG_INTEGER = 3;
    private static final int TAG_LONG = 5;
    private static final int TAG_DOUBLE = 6;
    private static final int TAG_CLASS = 7;
    private static final int TAG_STRING = 8;
    private static final int TAG_METHOD_HANDLE = 15;
    private static final int TAG_METHOD_TYPE = 16;
    private static final int TAG_MODULE = 19;
    private static final int TAG_PACKAGE = 20;
    private static final int POOL = 10;

    /** A first mark such that no integer constant of an uninstrumented class is taken for one. */
    public static int free(byte[] bytes) {
        int first = FIRST;
        while (find(bytes, first, ROOM).offsets.length > 0) {
            first += ROOM;
        }
        return first;
    }

    /** The marks of an instrumented class, found in its constant pool (JVMS 4.4). */
    public static SiteMarks find(byte[] bytes, int first, int count) {
        int[] offsets = new int[16];
        int found = 0;
        int entries = unsignedShort(bytes, POOL - 2);
        int at = POOL;
        for (int i = 1; i < entries; i++) {
            int tag = bytes[at];
            if (tag == TAG_INTEGER && getInt(bytes, at + 1) >= first && getInt(bytes, at + 1) - first < count) {
                offsets = found < offsets.length ? offsets : Arrays.copyOf(offsets, 2 * found);
                offsets[found++] = at + 1;
            }
            if (tag == TAG_LONG || tag == TAG_DOUBLE) {
                i++;
            }
            at += size(bytes, at, tag);
        }
        return new SiteMarks(first, Arrays.copyOf(offsets, found));
    }

    /** A copy of a class with ids instead of marks. */
    byte[] locate(byte[] bytes, int base) {
        byte[] located = bytes.clone();
        for (int offset : offsets) {
            putInt(located, offset, getInt(bytes, offset) - first + base);
        }
        return located;
    }

    private static int size(byte[] bytes, int at, int tag) {
        return switch (tag) {
        case TAG_UTF8 -> 3 + unsignedShort(bytes, at + 1);
        case TAG_LONG, TAG_DOUBLE -> 9;
        case TAG_METHOD_HANDLE -> 4;
        case TAG_CLASS, TAG_STRING, TAG_METHOD_TYPE, TAG_MODULE, TAG_PACKAGE -> 3;
        default -> 5;
        };
    }

    private static int unsignedShort(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    private static int getInt(byte[] bytes, int at) {
        return unsignedShort(bytes, at) << 16 | unsignedShort(bytes, at + 2);
    }

    private static void putInt(byte[] bytes, int at, int value) {
        bytes[at] = (byte) (value >>> 24);
        bytes[at + 1] = (byte) (value >>> 16);
        bytes[at + 2] = (byte) (value >>> 8);
        bytes[at + 3] = (byte) value;
    }
}
