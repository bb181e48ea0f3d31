/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** Looks into a class file (JVM specification, chapter 4) for code or values that its initialization brings. */
final class ClassFileScan {

    private static final int STATIC = 0x8;
    private static final int FINAL = 0x10;
    private static final int MAGIC_AND_VERSION = 8;

    private final DataInputStream in;
    private String[] texts = {};

    private ClassFileScan(byte[] bytes) {
        in = new DataInputStream(new ByteArrayInputStream(bytes));
    }

    /** True when its static fields are more than defaults and compile-time constants once it is initialized. */
    static boolean hasInitializer(byte[] bytes) {
        try {
            return new ClassFileScan(bytes).hasInitializer();
        } catch (IOException | RuntimeException e) {
            return true; // the JVM will say what is wrong with it
        }
    }

    private boolean hasInitializer() throws IOException {
        in.skipBytes(MAGIC_AND_VERSION);
        constants();
        in.skipBytes(3 * Short.BYTES);
        in.skipBytes(in.readUnsignedShort() * Short.BYTES);
        return anyMember() | anyMember(); // fields, methods
    }

    private void constants() throws IOException {
        int count = in.readUnsignedShort();
        texts = new String[count];
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
            case 1 -> texts[i] = in.readUTF();
            case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipBytes(4);
            case 5, 6 -> {
                in.skipBytes(8);
                i++;
            }
            case 15 -> in.skipBytes(3);
            case 7, 8, 16, 19, 20 -> in.skipBytes(2);
            default -> throw new IOException("unknown constant " + tag);
            }
        }
    }

    /** Reads fields or methods; true for a static initializer, or a static field that is not final but has a value. */
    private boolean anyMember() throws IOException {
        boolean found = false;
        for (int members = in.readUnsignedShort(); members > 0; members--) {
            int access = in.readUnsignedShort();
            found |= "<clinit>".equals(texts[in.readUnsignedShort()]);
            in.skipBytes(Short.BYTES);
            boolean isVariable = (access & (STATIC | FINAL)) == STATIC;
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                found |= "ConstantValue".equals(texts[in.readUnsignedShort()]) && isVariable;
                in.skipNBytes(in.readInt() & 0xFFFF_FFFFL);
            }
        }
        return found;
    }
}
