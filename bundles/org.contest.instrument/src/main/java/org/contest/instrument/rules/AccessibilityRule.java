/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Whether a reflected member skips the checks of the language is a variable of that member: setAccessible writes it,
 * and calls of members that are not public read it. Libraries share members between threads.
 */
final class AccessibilityRule implements InstructionRule {

    private static final Set<String> OWNERS = Set.of("java/lang/reflect/AccessibleObject", "java/lang/reflect/Method",
        "java/lang/reflect/Field", "java/lang/reflect/Constructor");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (edit.treatment().isProgram() && edit.needs().operations()
            && instruction instanceof MethodInsnNode call && OWNERS.contains(call.owner)) {
            switch (call.name + call.desc) {
            case "setAccessible(Z)V" -> below(call, EventKind.ATOMIC_WRITE, Hook.BEFORE_ACCESSIBLE_WRITE, edit);
            case "trySetAccessible()Z" -> top(call, EventKind.ATOMIC_WRITE, Hook.BEFORE_ACCESSIBLE_WRITE, edit);
            case "isAccessible()Z" -> top(call, EventKind.ATOMIC_READ, Hook.BEFORE_ACCESSIBLE_READ, edit);
            case "canAccess(Ljava/lang/Object;)Z" ->
                below(call, EventKind.ATOMIC_READ, Hook.BEFORE_ACCESSIBLE_READ, edit);
            case "newInstance([Ljava/lang/Object;)Ljava/lang/Object;" ->
                below(call, EventKind.ATOMIC_READ, Hook.BEFORE_CHECKED_CALL, edit);
            case "invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;" ->
                invoke(call, edit);
            default -> {
                // asks for no check
            }
            }
        }
        return false;
    }

    /** The member is the only operand. */
    private static void top(MethodInsnNode call, EventKind kind, Hook hook, MethodEdit edit) {
        InsnList code = Code.of(MethodEdit.op(Opcodes.DUP));
        code.add(event(kind, hook, call, edit));
        edit.insertBefore(call, code);
    }

    /** The member lies below an argument of one slot. */
    private static void below(MethodInsnNode call, EventKind kind, Hook hook, MethodEdit edit) {
        InsnList code = Code.of(MethodEdit.op(Opcodes.DUP2), MethodEdit.op(Opcodes.POP));
        code.add(event(kind, hook, call, edit));
        edit.insertBefore(call, code);
    }

    /** The member lies below the receiver and the arguments. */
    private static void invoke(MethodInsnNode call, MethodEdit edit) {
        InsnList code = Code.of(MethodEdit.op(Opcodes.DUP2_X1), MethodEdit.op(Opcodes.POP2),
            MethodEdit.op(Opcodes.DUP_X2));
        code.add(event(EventKind.ATOMIC_READ, Hook.BEFORE_CHECKED_CALL, call, edit));
        edit.insertBefore(call, code);
    }

    /** The event is over before the call: what is called has events of its own. */
    private static InsnList event(EventKind kind, Hook hook, MethodInsnNode call, MethodEdit edit) {
        InsnList code = Code.of(Code.site(kind, call, edit), hook.call());
        if (edit.needs().afterOperations()) {
            code.add(Code.of(edit.thread(), Hook.AFTER_VOLATILE_ACCESS.call()));
        }
        return code;
    }
}
