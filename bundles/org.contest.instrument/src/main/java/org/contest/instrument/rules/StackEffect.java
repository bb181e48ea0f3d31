/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** How many words the instructions take from the stack and put there that commonly push arguments of a call. */
final class StackEffect {

    private static final int UNKNOWN = -1;

    private StackEffect() {
    }

    /** True for labels and lines, and for the instructions that are known here. */
    static boolean isKnown(AbstractInsnNode node) {
        return !(node instanceof FrameNode) && pushed(node) != UNKNOWN;
    }

    /** Words at the top of the stack that are put there once more. */
    static int copied(AbstractInsnNode node) {
        return node.getOpcode() == Opcodes.DUP ? 1 : node.getOpcode() == Opcodes.DUP2 ? 2 : 0;
    }

    /** Words that are put on the stack. */
    static int pushed(AbstractInsnNode node) {
        if (node instanceof FieldInsnNode field) {
            boolean reads = node.getOpcode() == Opcodes.GETFIELD || node.getOpcode() == Opcodes.GETSTATIC;
            return reads ? Type.getType(field.desc).getSize() : UNKNOWN;
        }
        if (node instanceof MethodInsnNode call) {
            return Type.getReturnType(call.desc).getSize();
        }
        if (node instanceof InvokeDynamicInsnNode dynamic) {
            return Type.getReturnType(dynamic.desc).getSize();
        }
        if (node instanceof LdcInsnNode constant) {
            return constant.cst instanceof Long || constant.cst instanceof Double ? 2 : 1;
        }
        return simple(node.getOpcode());
    }

    private static int simple(int opcode) {
        return switch (opcode) {
        case -1 -> 0;
        case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1, Opcodes.LLOAD, Opcodes.DLOAD,
            Opcodes.LALOAD, Opcodes.DALOAD, Opcodes.LADD, Opcodes.LSUB, Opcodes.I2L, Opcodes.DUP2 -> 2;
        case Opcodes.ACONST_NULL, Opcodes.ICONST_M1, Opcodes.ICONST_0, Opcodes.ICONST_1, Opcodes.ICONST_2,
            Opcodes.ICONST_3, Opcodes.ICONST_4, Opcodes.ICONST_5, Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2,
            Opcodes.BIPUSH, Opcodes.SIPUSH, Opcodes.LDC, Opcodes.ILOAD, Opcodes.FLOAD, Opcodes.ALOAD, Opcodes.CHECKCAST,
            Opcodes.AALOAD, Opcodes.IALOAD, Opcodes.BALOAD, Opcodes.CALOAD, Opcodes.SALOAD, Opcodes.FALOAD,
            Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM, Opcodes.IAND, Opcodes.IOR,
            Opcodes.IXOR, Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR, Opcodes.INEG, Opcodes.I2B, Opcodes.I2C,
            Opcodes.I2S, Opcodes.L2I, Opcodes.ARRAYLENGTH, Opcodes.NEW, Opcodes.DUP -> 1;
        default -> UNKNOWN;
        };
    }

    /** Words that are taken from it, by an instruction that is known. */
    static int popped(AbstractInsnNode node) {
        if (node instanceof MethodInsnNode call) {
            boolean isStatic = node.getOpcode() == Opcodes.INVOKESTATIC;
            return (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - (isStatic ? 1 : 0);
        }
        if (node instanceof InvokeDynamicInsnNode dynamic) {
            return (Type.getArgumentsAndReturnSizes(dynamic.desc) >> 2) - 1;
        }
        return switch (node.getOpcode()) {
        case Opcodes.GETFIELD, Opcodes.CHECKCAST, Opcodes.INEG, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S, Opcodes.I2L,
            Opcodes.ARRAYLENGTH -> 1;
        case Opcodes.AALOAD, Opcodes.IALOAD, Opcodes.BALOAD, Opcodes.CALOAD, Opcodes.SALOAD, Opcodes.FALOAD,
            Opcodes.LALOAD, Opcodes.DALOAD, Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM,
            Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR, Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR, Opcodes.L2I -> 2;
        case Opcodes.LADD, Opcodes.LSUB -> 4;
        default -> 0;
        };
    }
}
