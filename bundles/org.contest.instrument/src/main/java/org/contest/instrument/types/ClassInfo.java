/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.types;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What instrumentation needs to know of another class, read from its bytes.
 *
 * @param name internal name
 * @param superName internal name, or null for Object
 * @param interfaces internal names
 * @param fields access flags by field name and descriptor, as {@code count:I}
 * @param methods access flags by method name and descriptor
 */
public record ClassInfo(String name, String superName, List<String> interfaces, Map<String, Integer> fields,
    Map<String, Integer> methods) {

    /** Reads a class; throws what ASM throws when the bytes are damaged. */
    public static ClassInfo read(byte[] bytes) {
        Collector collector = new Collector();
        new ClassReader(bytes).accept(collector,
            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return collector.info;
    }

    private static final class Collector extends ClassVisitor {
        private ClassInfo info;

        Collector() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String superName,
            String[] interfaces) {
            info = new ClassInfo(name, superName, List.of(interfaces), new HashMap<>(), new HashMap<>());
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            info.fields.put(name + ':' + descriptor, access);
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
            String[] exceptions) {
            info.methods.put(name + descriptor, access);
            return null;
        }
    }
}
