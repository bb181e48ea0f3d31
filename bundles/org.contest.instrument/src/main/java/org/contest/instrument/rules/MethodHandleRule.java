/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.ArrayList;
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
 * Concurrent events by method handles, where the program asks for them. The calls stay, since the JDK looks at the
 * caller; the handle that they give is exchanged where it stands for an event, and so are the bytes of hidden classes.
 */
final class MethodHandleRule implements InstructionRule {

    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String HANDLES = "java/lang/invoke/MethodHandles";
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    private static final Set<String> FINDERS = Set.of("findVirtual", "findStatic", "findSpecial", "findGetter",
        "findSetter", "findStaticGetter", "findStaticSetter", "unreflect", "unreflectSpecial", "unreflectGetter",
        "unreflectSetter");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!edit.treatment().isProgram() || !(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        return switch (call.owner) {
        case LOOKUP -> lookup(call, edit);
        case HANDLES -> handles(call, edit);
        case VAR_HANDLE -> call.name.equals("toMethodHandle") && found(call, Hook.ACCESS_HANDLE, VAR_HANDLE, edit);
        default -> false;
        };
    }

    private static boolean lookup(MethodInsnNode call, MethodEdit edit) {
        if (FINDERS.contains(call.name)) {
            edit.after(call, Code.site(EventKind.LIBRARY_CALL, call, edit), Hook.HANDLE.call());
            return true;
        } else if (call.name.equals("bind")) {
            return found(call, Hook.BOUND_HANDLE, null, edit);
        }
        return call.name.startsWith("defineHiddenClass") && hiddenClass(call, edit);
    }

    private static boolean handles(MethodInsnNode call, MethodEdit edit) {
        return switch (call.name) {
        case "arrayElementGetter", "arrayElementSetter" -> {
            edit.after(call, Code.site(EventKind.LIBRARY_CALL, call, edit), Hook.ELEMENT_HANDLE.call());
            yield true;
        }
        case "varHandleInvoker", "varHandleExactInvoker" -> found(call, Hook.INVOKER, null, edit);
        default -> false;
        };
    }

    /** The hook takes what the call has found, and from what: the arguments, and the receiver when it has a type. */
    private static boolean found(MethodInsnNode call, Hook hook, String receiver, MethodEdit edit) {
        List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(call.desc)));
        if (receiver != null) {
            types.add(0, Type.getObjectType(receiver));
        }
        Spill operands = edit.spill(types);
        InsnList before = operands.store();
        before.add(operands.load());
        InsnList after = operands.restore();
        after.add(Code.of(Code.site(EventKind.LIBRARY_CALL, call, edit), hook.call()));
        edit.insertBefore(call, before);
        edit.insertAfter(call, after);
        return true;
    }

    /** The JVM asks no agent about a hidden class. */
    private static boolean hiddenClass(MethodInsnNode call, MethodEdit edit) {
        List<Type> arguments = List.of(Type.getArgumentTypes(call.desc));
        Spill others = edit.spill(arguments.subList(1, arguments.size()));
        InsnList code = others.store();
        code.add(Code.of(MethodEdit.op(Opcodes.DUP2), Hook.HIDDEN_CLASS.call(), MethodEdit.op(Opcodes.SWAP),
            MethodEdit.op(Opcodes.POP)));
        code.add(others.restore());
        edit.insertBefore(call, code);
        return true;
    }
}
