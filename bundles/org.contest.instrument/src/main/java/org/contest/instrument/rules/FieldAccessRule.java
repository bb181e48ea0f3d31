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

import java.util.List;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.escape.CoverageProbes;
import org.contest.instrument.types.Hierarchy.Member;
import org.contest.protocol.EventKind;
import org.contest.protocol.Reduction;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** Shared access by getfield, putfield, getstatic and putstatic (Stoller 2002, section 3). Final fields are none. */
final class FieldAccessRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof FieldInsnNode access)) {
            return false;
        }
        Member field = edit.hierarchy().field(access.owner, access.name, access.desc);
        if (field != null && field.is(Opcodes.ACC_FINAL)) {
            InitializedClass.await(access, edit);
            edit.reductions().remove(Reduction.FINAL_FIELD);
        } else if (edit.freshness().isUninitialized(access) || edit.freshness().isUnescaped(access)) {
            edit.reductions().remove(Reduction.UNESCAPED_OBJECT);
        } else if (!CoverageProbes.isName(access.name)) {
            edit.reductions().keep();
            hook(access, field, edit);
        }
        return true;
    }

    private static void hook(FieldInsnNode access, Member field, MethodEdit edit) {
        boolean isVolatile = field != null && field.is(Opcodes.ACC_VOLATILE);
        String owner = field == null ? access.owner : field.owner();
        String variable = owner.replace('/', '.') + '.' + access.name;
        AbstractInsnNode site = edit.site(kind(access.getOpcode(), isVolatile), variable);
        if (isVolatile ? edit.needs().operations() : edit.needs().accesses()) {
            before(access, isVolatile, variable, site, edit);
        }
        if (isVolatile ? edit.needs().afterOperations() : edit.needs().afterAccesses()) {
            edit.after(access, edit.thread(),
                (isVolatile ? Hook.AFTER_VOLATILE_ACCESS : Hook.AFTER_ACCESS).call());
        }
    }

    private static EventKind kind(int opcode, boolean isVolatile) {
        return switch (opcode) {
        case Opcodes.GETFIELD -> isVolatile ? EventKind.VOLATILE_READ : EventKind.READ;
        case Opcodes.PUTFIELD -> isVolatile ? EventKind.VOLATILE_WRITE : EventKind.WRITE;
        case Opcodes.GETSTATIC -> isVolatile ? EventKind.STATIC_VOLATILE_READ : EventKind.STATIC_READ;
        default -> isVolatile ? EventKind.STATIC_VOLATILE_WRITE : EventKind.STATIC_WRITE;
        };
    }

    private static void before(FieldInsnNode access, boolean isVolatile, String variable, AbstractInsnNode site,
        MethodEdit edit) {
        switch (access.getOpcode()) {
        case Opcodes.GETFIELD -> {
            Hook hook = isVolatile ? Hook.BEFORE_VOLATILE_READ : Hook.BEFORE_READ;
            edit.before(access, op(Opcodes.DUP), site, edit.thread(), hook.call());
        }
        case Opcodes.PUTFIELD -> {
            Hook hook = isVolatile ? Hook.BEFORE_VOLATILE_WRITE : Hook.BEFORE_WRITE;
            beforeWrite(access, hook, site, edit);
        }
        default -> {
            AbstractInsnNode number = MethodEdit.number(variable.hashCode());
            List<AbstractInsnNode> code = InitializedClass.push(access, edit);
            if (code.isEmpty()) {
                edit.before(access, number, site, edit.thread(), staticHook(access, isVolatile).call());
            } else {
                AbstractInsnNode kind = MethodEdit.number(kind(access.getOpcode(), isVolatile).ordinal());
                code.addAll(List.of(number, kind, site, Hook.BEFORE_STATIC_ACCESS.call()));
                edit.before(access, code.toArray(AbstractInsnNode[]::new));
            }
        }
        }
    }

    private static Hook staticHook(FieldInsnNode access, boolean isVolatile) {
        if (access.getOpcode() == Opcodes.GETSTATIC) {
            return isVolatile ? Hook.BEFORE_STATIC_VOLATILE_READ : Hook.BEFORE_STATIC_READ;
        }
        return isVolatile ? Hook.BEFORE_STATIC_VOLATILE_WRITE : Hook.BEFORE_STATIC_WRITE;
    }

    /** The owner lies below the value on the stack. */
    private static void beforeWrite(FieldInsnNode access, Hook hook, AbstractInsnNode site, MethodEdit edit) {
        if (Type.getType(access.desc).getSize() == 1) {
            edit.before(access, op(Opcodes.DUP2), op(Opcodes.POP), site, edit.thread(), hook.call());
        } else {
            edit.before(access, op(Opcodes.DUP2_X1), op(Opcodes.POP2), op(Opcodes.DUP_X2), site, edit.thread(),
                hook.call());
        }
    }
}
