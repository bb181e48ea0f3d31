/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.findings;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The annotations of one simple name in a class file, as the Java Virtual Machine Specification lays it out: those on
 * the class, its fields and its methods, of class or runtime retention.
 */
final class ClassMarks {

    /** Stands for the class itself in place of a member. */
    static final String CLASS = "";

    private static final int MAGIC = 0xCAFEBABE;

    private final DataInputStream in;
    private final String simpleName;
    private final Map<String, Set<String>> marks = new HashMap<>();
    private String[] constants = {};

    private ClassMarks(InputStream in, String simpleName) {
        this.in = new DataInputStream(in);
        this.simpleName = simpleName;
    }

    /** By annotated member, or {@link #CLASS}, the texts that the annotation is given. */
    static Map<String, Set<String>> read(InputStream in, String simpleName) throws IOException {
        ClassMarks reader = new ClassMarks(in, simpleName);
        reader.read();
        return reader.marks;
    }

    private void read() throws IOException {
        if (in.readInt() != MAGIC) {
            throw new IOException("it is no class file");
        }
        in.readInt(); // version
        constants();
        in.skipNBytes(3 * Short.BYTES); // access, this class, super class
        in.skipNBytes((long) Short.BYTES * in.readUnsignedShort()); // interfaces
        members();
        members();
        attributes(CLASS);
    }

    private void constants() throws IOException {
        constants = new String[in.readUnsignedShort()];
        for (int i = 1; i < constants.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
            case 1 -> constants[i] = in.readUTF();
            case 5, 6 -> {
                in.readLong();
                i++; // takes two places
            }
            case 7, 8, 16, 19, 20 -> in.readShort();
            case 15 -> in.skipNBytes(3);
            default -> in.readInt();
            }
        }
    }

    private String text() throws IOException {
        String text = constants[in.readUnsignedShort()];
        return text == null ? "" : text;
    }

    private void members() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            in.readShort(); // access
            String name = text();
            in.readShort(); // descriptor
            attributes(name);
        }
    }

    private void attributes(String member) throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            String name = text();
            int length = in.readInt();
            if (name.equals("RuntimeVisibleAnnotations") || name.equals("RuntimeInvisibleAnnotations")) {
                annotations(member);
            } else {
                in.skipNBytes(Integer.toUnsignedLong(length));
            }
        }
    }

    private void annotations(String member) throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            Set<String> texts = new HashSet<>();
            String type = annotation(texts);
            if (type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1).equals(simpleName + ';')) {
                marks.computeIfAbsent(member, key -> new HashSet<>()).addAll(texts);
            }
        }
    }

    private String annotation(Set<String> texts) throws IOException {
        String type = text();
        int elements = in.readUnsignedShort();
        for (int i = 0; i < elements; i++) {
            in.readShort(); // name
            element(texts);
        }
        return type;
    }

    private void element(Set<String> texts) throws IOException {
        switch (in.readUnsignedByte()) {
        case 's' -> texts.add(text());
        case 'e' -> in.readInt();
        case '@' -> annotation(new HashSet<>());
        case '[' -> {
            int values = in.readUnsignedShort();
            for (int i = 0; i < values; i++) {
                element(texts);
            }
        }
        default -> in.readShort();
        }
    }
}
