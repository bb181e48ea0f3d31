/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.weave;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Consumer;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Scope;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.ClassSources;
import org.contest.protocol.CallSites;
import org.contest.protocol.Reduction;
import org.contest.protocol.RunOptions;
import org.contest.protocol.needs.EventNeeds;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

class InstrumenterTest {

    private static final String NAME = "made/Example";

    private final Instrumenter instrumenter =
        new Instrumenter(new InstrumentOptions(Style.REAL, new EventNeeds(false, true, true, true, true),
            new Scope(RunOptions.defaults())));

    private Instrumented instrument(byte[] bytes) {
        return instrumenter.instrument(bytes, Treatment.PROGRAM,
            new ClassSources().hierarchy(getClass().getClassLoader()));
    }

    private Instrumented own(Class<?> type) {
        return instrument(ClassFiles.bytes(type.getName().replace('.', '/'), getClass().getClassLoader()));
    }

    private static byte[] classWith(int access, String name, String descriptor, Consumer<MethodVisitor> code) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        writer.visitField(Opcodes.ACC_STATIC, "shared", "I", null, null).visitEnd();
        MethodVisitor method = writer.visitMethod(access, name, descriptor, null, null);
        method.visitCode();
        code.accept(method);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void increments(MethodVisitor method, int count) {
        for (int i = 0; i < count; i++) {
            method.visitFieldInsn(Opcodes.GETSTATIC, NAME, "shared", "I");
            method.visitInsn(Opcodes.ICONST_1);
            method.visitInsn(Opcodes.IADD);
            method.visitFieldInsn(Opcodes.PUTSTATIC, NAME, "shared", "I");
        }
    }

    @Test
    void a_method_that_would_become_too_large_is_left_alone_and_named() {
        Instrumented result = instrument(classWith(Opcodes.ACC_STATIC, "large", "()V", m -> increments(m, 5000)));
        assertEquals(1, result.methodsLeftAlone().size());
        assertTrue(result.methodsLeftAlone().get(0).startsWith("large()V: it would exceed the 64 KB limit"));
    }

    /** With eight parameters the local that knows the thread needs an index, which takes a byte more at each hook. */
    @Test
    void a_method_with_room_for_its_hooks_only_has_them_without_a_thread_of_its_own() {
        String descriptor = "(IIIIIIII)V";
        int fits = 1_700;
        while (instrument(classWith(Opcodes.ACC_STATIC, "tight", descriptor, wide(fits + 10))).methodsLeftAlone()
            .isEmpty()) {
            fits += 10;
        }
        Instrumented tight = instrument(classWith(Opcodes.ACC_STATIC, "tight", descriptor, wide(fits)));
        assertEquals(2 * fits, tight.siteCount());
        assertTrue(tight.isChanged());
        assertFalse(new String(tight.bytes(0), StandardCharsets.ISO_8859_1).contains("()Lorg/contest/runtime/Program"));
    }

    private static Consumer<MethodVisitor> wide(int count) {
        return method -> increments(method, count);
    }

    @Test
    void a_method_of_ordinary_size_has_a_site_for_each_access() {
        Instrumented result = instrument(classWith(Opcodes.ACC_STATIC, "small", "()V", m -> increments(m, 5)));
        assertEquals(10, result.siteCount());
    }

    /** A generator of classes may write frames whatever the version is. */
    @Test
    void frames_of_a_class_of_a_version_without_frames_are_left_out() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        writer.visitField(Opcodes.ACC_STATIC, "shared", "I", null, null).visitEnd();
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "set", "(Z)V", null, null);
        Label end = new Label();
        method.visitVarInsn(Opcodes.ILOAD, 0);
        method.visitJumpInsn(Opcodes.IFEQ, end);
        increments(method, 1);
        method.visitLabel(end);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        assertEquals(2, instrument(writer.toByteArray()).siteCount());
    }

    private static byte[] classWithMethods(String... names) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        for (String name : names) {
            MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, name, "()V", null, null);
            method.visitCode();
            increments(method, 1);
            method.visitInsn(Opcodes.RETURN);
            method.visitMaxs(0, 0);
            method.visitEnd();
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** The JVM gives out a class that it has loaded with its methods in an order of its own. */
    @Test
    void the_sites_of_a_jdk_class_do_not_depend_on_the_order_of_its_methods() {
        var hierarchy = new ClassSources().hierarchy(getClass().getClassLoader());
        byte[] ordered = instrumenter.instrument(classWithMethods("a", "b"), Treatment.JDK, hierarchy).siteLines();
        byte[] turned = instrumenter.instrument(classWithMethods("b", "a"), Treatment.JDK, hierarchy).siteLines();
        assertTrue(ordered.length > 0);
        assertArrayEquals(ordered, turned);
    }

    @Test
    void a_class_without_events_is_not_changed() {
        assertFalse(instrument(classWith(Opcodes.ACC_STATIC, "nothing", "()V", m -> {})).isChanged());
    }

    @Test
    void site_ids_follow_the_base_wherever_it_is() {
        Instrumented result = instrument(classWith(Opcodes.ACC_STATIC, "small", "()V", m -> increments(m, 2)));
        assertEquals(result.bytes(0).length, result.bytes(1 << 24).length);
        assertArrayEquals(result.bytes(77), result.bytes(77));
    }

    @Test
    void a_damaged_class_file_is_an_exception() {
        assertThrows(RuntimeException.class, () -> instrument(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    }

    @Test
    void a_class_file_of_the_future_is_an_exception() {
        byte[] bytes = classWith(Opcodes.ACC_STATIC, "small", "()V", m -> increments(m, 1));
        bytes[7] = (byte) 200;
        assertThrows(IllegalArgumentException.class, () -> instrument(bytes));
    }

    /** Escapes nothing but what it returns. */
    static final class Point {
        int x;
        int y;
        final int sum;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
            this.sum = this.x + this.y;
        }

        static int length(int n) {
            int[] squares = new int[2];
            squares[0] = n * n;
            squares[1] = n;
            return squares[0] + squares[1];
        }
    }

    @Test
    void accesses_of_what_has_not_escaped_and_of_final_fields_are_dropped() {
        assertEquals(new CallSites(0, Map.of(Reduction.FINAL_FIELD, 1, Reduction.UNESCAPED_OBJECT, 4,
            Reduction.UNESCAPED_ARRAY, 4), 0, 0), own(Point.class).reductions().callSites());
    }

    /** Leaks itself before it is whole. */
    static final class Leak {
        static Leak last;
        int late;

        Leak() {
            last = this;
            late = 1;
        }

        static void loop(Leak[] all) {
            Leak one = new Leak();
            for (int i = 0; i < all.length; i++) {
                one.late = i;
                all[i] = one;
            }
        }
    }

    @Test
    void accesses_after_an_escape_are_kept() {
        assertEquals(new CallSites(4, Map.of(), 0, 0), own(Leak.class).reductions().callSites());
    }

    @Test
    void a_site_of_an_instance_field_tells_its_name() {
        int late = "late".hashCode();
        assertArrayEquals(new int[] {0, late, late, 0}, own(Leak.class).siteVariables());
    }

    /** A synchronized method with one parameter, as compilers make it for a debugger. */
    private static byte[] classWithDebugInformation() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        writer.visitField(0, "content", "I", null, null).visitEnd();
        MethodVisitor put = writer.visitMethod(Opcodes.ACC_SYNCHRONIZED, "put", "(I)V", null, null);
        Label begin = new Label();
        Label end = new Label();
        put.visitCode();
        put.visitLabel(begin);
        put.visitVarInsn(Opcodes.ALOAD, 0);
        put.visitVarInsn(Opcodes.ILOAD, 1);
        put.visitFieldInsn(Opcodes.PUTFIELD, NAME, "content", "I");
        put.visitInsn(Opcodes.RETURN);
        put.visitLabel(end);
        put.visitLocalVariable("this", 'L' + NAME + ';', null, begin, end, 0);
        put.visitLocalVariable("added", "I", null, begin, end, 1);
        put.visitMaxs(0, 0);
        put.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    @Test
    void a_debugger_sees_this_and_the_parameters_in_the_hooks_around_a_synchronized_method() {
        ClassNode box = new ClassNode();
        new ClassReader(instrument(classWithDebugInformation()).bytes(0)).accept(box, 0);
        MethodNode put = box.methods.get(0);
        LocalVariableNode self = put.localVariables.get(0);
        LocalVariableNode added = put.localVariables.get(1);
        assertEquals("this", self.name);
        assertEquals(-1, codeBefore(self.start), "this is visible from the first instruction");
        assertEquals(-1, codeBefore(added.start), "the parameter is visible from the first instruction");
        assertEquals(put.instructions.size() - 1, put.instructions.indexOf(self.end), "this is visible to the end");
    }

    /** An instruction before a label; -1 when there is none. */
    private static int codeBefore(AbstractInsnNode label) {
        AbstractInsnNode node = label;
        while (node != null && node.getOpcode() < 0) {
            node = node.getPrevious();
        }
        return node == null ? -1 : node.getOpcode();
    }
}
