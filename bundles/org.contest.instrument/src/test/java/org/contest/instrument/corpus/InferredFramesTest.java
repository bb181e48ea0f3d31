/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Scope;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.ClassSources;
import org.contest.instrument.weave.Instrumenter;
import org.contest.protocol.RunOptions;
import org.contest.protocol.needs.EventNeeds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Old class files say no frames: the JVM infers them, and loads classes where it has to merge two types. */
class InferredFramesTest {

    private static final String NAME = "old/Optional";
    private static final String REFERENCE = "java/util/concurrent/atomic/AtomicReference";

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.V1_5, Opcodes.V1_6})
    void a_class_that_names_classes_nobody_has_still_links(int version) {
        Map<String, byte[]> originals = Map.of(NAME, withOptionalClasses(version));
        byte[] instrumented = new Instrumenter(new InstrumentOptions(Style.MODEL,
            new EventNeeds(true, false, false, false, false), new Scope(RunOptions.defaults())))
            .instrument(originals.get(NAME), Treatment.PROGRAM, new ClassSources().hierarchy(null)).bytes(0);
        Corpus.Report report = new Corpus.Report();
        int[] verified = new int[1];
        new Verification(originals, Map.of(NAME, instrumented), report).run(() -> verified[0]++);
        assertEquals(List.of(), report.errors());
        assertEquals(1, verified[0]);
    }

    /** Sets the reference to one of two objects, of classes that do not exist; in a block with a handler. */
    private static byte[] withOptionalClasses(int version) {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(version, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        MethodVisitor code = type.visitMethod(Opcodes.ACC_STATIC, "set",
            "(ZL" + REFERENCE + ";Lmissing/One;Lmissing/Other;)V", null, null);
        Label[] labels = {new Label(), new Label(), new Label(), new Label()};
        code.visitTryCatchBlock(labels[0], labels[2], labels[3], null);
        code.visitLabel(labels[0]);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitJumpInsn(Opcodes.IFEQ, labels[1]);
        set(code, 2);
        code.visitJumpInsn(Opcodes.GOTO, labels[2]);
        code.visitLabel(labels[1]);
        set(code, 3);
        code.visitLabel(labels[2]);
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(labels[3]);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(0, 0);
        return type.toByteArray();
    }

    private static void set(MethodVisitor code, int value) {
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ALOAD, value);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, REFERENCE, "set", "(Ljava/lang/Object;)V", false);
    }
}
