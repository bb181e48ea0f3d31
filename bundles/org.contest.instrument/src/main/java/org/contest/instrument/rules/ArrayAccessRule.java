/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import static org.contest.instrument.edit.MethodEdit.op;

import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.Reduction;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Shared access of an array element, of every element type. */
final class ArrayAccessRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        int opcode = instruction.getOpcode();
        boolean load = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
        boolean store = opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        if (!load && !store) {
            return false;
        }
        if (edit.freshness().isUnescaped(instruction)) {
            edit.reductions().remove(Reduction.UNESCAPED_ARRAY);
            return true;
        }
        edit.reductions().keep();
        String type = TYPES[opcode - (load ? Opcodes.IALOAD : Opcodes.IASTORE)];
        boolean wide = opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE;
        String name = Receiver.ofArray(instruction, load ? 1 : wide ? 3 : 2, edit);
        AbstractInsnNode site = edit.site(load ? EventKind.ARRAY_READ : EventKind.ARRAY_WRITE,
            Site.named(type, name));
        if (!edit.needs().accesses()) {
            return true;
        }
        if (load) {
            edit.before(instruction, op(Opcodes.DUP2), site, edit.thread(), Hook.BEFORE_ARRAY_READ.call());
        } else {
            beforeStore(instruction, wide, site, edit);
        }
        if (edit.needs().afterAccesses()) {
            edit.after(instruction, edit.thread(), Hook.AFTER_ACCESS.call());
        }
        return true;
    }

    private static final String[] TYPES = {"int[]", "long[]", "float[]", "double[]", "Object[]", "byte[]", "char[]",
        "short[]"};

    /** Array and index lie below the value on the stack. */
    private static void beforeStore(AbstractInsnNode store, boolean wide, AbstractInsnNode site, MethodEdit edit) {
        if (wide) {
            edit.before(store, op(Opcodes.DUP2_X2), op(Opcodes.POP2), op(Opcodes.DUP2_X2), site, edit.thread(),
                Hook.BEFORE_ARRAY_WRITE.call());
        } else {
            edit.before(store, op(Opcodes.DUP_X2), op(Opcodes.POP), op(Opcodes.DUP2_X1), site, edit.thread(),
                Hook.BEFORE_ARRAY_WRITE.call());
        }
    }
}
