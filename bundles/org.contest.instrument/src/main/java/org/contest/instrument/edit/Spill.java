/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Values on top of the stack that are put aside, into new locals that no frame mentions, and put back between two
 * hooks. Where the JVM infers the frames, it would load classes to merge what different spills left in a local: there
 * a number is left behind.
 */
public final class Spill {

    /** The verifier that infers frames checks class files up to this version when they come without. */
    private static final int INFERRED_UP_TO = Opcodes.V1_6;

    private final List<Type> types;
    private final int[] slots;
    private final boolean inferred;

    Spill(List<Type> types, int firstSlot, int version) {
        this.types = types;
        this.slots = new int[types.size()];
        this.inferred = (version & 0xFFFF) <= INFERRED_UP_TO;
        int next = firstSlot;
        for (int i = 0; i < slots.length; i++) {
            slots[i] = next;
            next += types.get(i).getSize();
        }
    }

    /** Code that takes the values from the stack. */
    public InsnList store() {
        InsnList code = new InsnList();
        for (int i = slots.length - 1; i >= 0; i--) {
            code.add(new VarInsnNode(types.get(i).getOpcode(Opcodes.ISTORE), slots[i]));
        }
        return code;
    }

    /** A push of one of the values, counted from below. */
    public AbstractInsnNode load(int index) {
        return new VarInsnNode(types.get(index).getOpcode(Opcodes.ILOAD), slots[index]);
    }

    /** Code that pushes the values again. */
    public InsnList load() {
        InsnList code = new InsnList();
        for (int i = 0; i < slots.length; i++) {
            code.add(load(i));
        }
        return code;
    }

    /** Code that pushes the values again for the last time. */
    public InsnList restore() {
        InsnList code = load();
        code.add(forget());
        return code;
    }

    /** Code behind the last use of the values. */
    public InsnList forget() {
        InsnList code = new InsnList();
        for (int i = 0; inferred && i < slots.length; i++) {
            if (types.get(i).getSort() >= Type.ARRAY) {
                code.add(MethodEdit.op(Opcodes.ICONST_0));
                code.add(new VarInsnNode(Opcodes.ISTORE, slots[i]));
            }
        }
        return code;
    }
}
