/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.List;
import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.edit.Spill;
import org.contest.instrument.escape.ArrayOperations;
import org.contest.protocol.EventKind;
import org.contest.protocol.Reduction;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Operations on many elements of an array: System.arraycopy, the array's clone, and the methods of Arrays. Each is one
 * access of the first element that it works on, and arraycopy one of each array.
 */
final class ArrayOperationRule implements InstructionRule {

    private static final Set<String> WRITES =
        Set.of("fill", "sort", "parallelSort", "setAll", "parallelSetAll", "parallelPrefix");

    private static final ReplacedCalls COPY = ReplacedCalls.of("java/lang/System");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        int above = ArrayOperations.argumentsAbove(call);
        if (above < 0 && !ArrayOperations.isCopy(call)) {
            return false;
        }
        if (edit.freshness().isUnescaped(call)) {
            edit.reductions().remove(Reduction.UNESCAPED_ARRAY);
            return true;
        }
        edit.reductions().keep();
        if (above < 0) {
            copy(call, edit);
        } else {
            List<Type> arguments = List.of(Type.getArgumentTypes(call.desc));
            access(call, WRITES.contains(call.name), arguments.subList(arguments.size() - above, arguments.size()),
                edit);
        }
        return true;
    }

    private static void copy(MethodInsnNode call, MethodEdit edit) {
        if (edit.needs().accesses()) {
            COPY.replace(call, false, edit);
        } else {
            COPY.site(call, edit);
        }
    }

    /** The array lies below {@code others}, which begin with from and to when the operation is on a range. */
    private static void access(MethodInsnNode call, boolean isWrite, List<Type> others, MethodEdit edit) {
        int words = others.stream().mapToInt(Type::getSize).sum();
        AbstractInsnNode site = Code.site(isWrite ? EventKind.ARRAY_WRITE : EventKind.ARRAY_READ, call,
            Receiver.ofArray(call, words, edit), edit);
        if (!edit.needs().accesses()) {
            return;
        }
        boolean range = others.size() > 1 && others.get(0) == Type.INT_TYPE && others.get(1) == Type.INT_TYPE;
        Spill spill = edit.spill(others);
        InsnList code = spill.store();
        code.add(Code.of(MethodEdit.op(Opcodes.DUP), range ? spill.load(0) : MethodEdit.op(Opcodes.ICONST_0),
            range ? spill.load(1) : MethodEdit.number(Integer.MAX_VALUE), site,
            (isWrite ? Hook.BEFORE_ELEMENTS_WRITE : Hook.BEFORE_ELEMENTS_READ).call()));
        code.add(spill.restore());
        edit.insertBefore(call, code);
        if (edit.needs().afterAccesses()) {
            edit.after(call, edit.thread(), Hook.AFTER_ACCESS.call());
        }
    }
}
