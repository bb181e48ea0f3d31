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
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Concurrent events by reflection, where the program asks for them. The calls stay, since the JDK looks at the caller;
 * a method that stands for an event is exchanged, with its arguments.
 */
final class ReflectionRule implements InstructionRule {

    private static final String FIELD = "java/lang/reflect/Field";
    private static final String METHOD = "java/lang/reflect/Method";
    private static final String ARRAY = "java/lang/reflect/Array";

    private static final String INVOKE = "invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
    private static final Set<String> VALUES = Set.of("", "Boolean", "Byte", "Char", "Short", "Int", "Long", "Float",
        "Double");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!edit.treatment().isProgram() || !(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        return switch (call.owner) {
        case METHOD -> invoke(call, edit);
        case FIELD -> access(call, Hook.BEFORE_FIELD_READ, Hook.BEFORE_FIELD_WRITE, edit);
        case ARRAY -> access(call, Hook.BEFORE_ELEMENT_READ, Hook.BEFORE_ELEMENT_WRITE, edit);
        default -> false;
        };
    }

    /** The method and its arguments are exchanged together. */
    private static boolean invoke(MethodInsnNode call, MethodEdit edit) {
        if (!INVOKE.equals(call.name + call.desc)) {
            return false;
        }
        Spill operands = edit.spill(List.of(Type.getArgumentTypes(call.desc)));
        InsnList code = operands.store();
        code.add(Code.of(MethodEdit.op(Opcodes.DUP), operands.load(0), operands.load(1), Hook.INVOKED.call(),
            MethodEdit.op(Opcodes.DUP_X1), operands.load(0), operands.load(1),
            Code.site(EventKind.LIBRARY_CALL, call, edit), Hook.ARGUMENTS.call(), operands.load(0),
            MethodEdit.op(Opcodes.SWAP)));
        code.add(operands.forget());
        edit.insertBefore(call, code);
        return true;
    }

    private static boolean access(MethodInsnNode call, Hook read, Hook write, MethodEdit edit) {
        boolean isRead = call.name.startsWith("get");
        if (!isRead && !call.name.startsWith("set") || !VALUES.contains(call.name.substring(3))
            || isRead && Type.getReturnType(call.desc).getSort() == Type.VOID) {
            return false;
        }
        EventKind kind = isRead ? EventKind.ATOMIC_READ : EventKind.ATOMIC_WRITE;
        AbstractInsnNode site = Code.site(kind, call, edit);
        if (edit.needs().operations()) {
            before(call, isRead ? 0 : 1, site, isRead ? read : write, edit);
        }
        if (edit.needs().afterOperations()) {
            edit.after(call, edit.thread(), Hook.AFTER_VOLATILE_ACCESS.call());
        }
        return true;
    }

    /** Field and object, or array and index, lie below the value that is written. */
    private static void before(MethodInsnNode call, int values, AbstractInsnNode site, Hook hook, MethodEdit edit) {
        List<Type> arguments = List.of(Type.getArgumentTypes(call.desc));
        Spill value = edit.spill(arguments.subList(arguments.size() - values, arguments.size()));
        InsnList code = value.store();
        code.add(Code.of(MethodEdit.op(Opcodes.DUP2), site, hook.call()));
        code.add(value.restore());
        edit.insertBefore(call, code);
    }
}
