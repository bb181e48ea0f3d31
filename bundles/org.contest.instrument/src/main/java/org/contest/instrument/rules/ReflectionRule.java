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
import org.contest.instrument.Treatment;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Concurrent events by reflection and method handles, where the program asks for them. The calls stay, since the JDK
 * looks at the caller; what they are given or give is exchanged where it stands for an event.
 */
final class ReflectionRule implements InstructionRule {

    private static final String FIELD = "java/lang/reflect/Field";
    private static final String METHOD = "java/lang/reflect/Method";
    private static final String ARRAY = "java/lang/reflect/Array";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";

    private static final String INVOKE = "invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
    private static final Set<String> VALUES = Set.of("", "Boolean", "Byte", "Char", "Short", "Int", "Long", "Float",
        "Double");
    private static final Set<String> FINDERS = Set.of("findVirtual", "findStatic", "findGetter", "findSetter",
        "findStaticGetter", "findStaticSetter", "unreflect", "unreflectGetter", "unreflectSetter");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (edit.treatment() != Treatment.PROGRAM || !(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        switch (call.owner) {
        case METHOD -> {
            return invoke(call, edit);
        }
        case FIELD -> {
            return access(call, Hook.BEFORE_FIELD_READ, Hook.BEFORE_FIELD_WRITE, edit);
        }
        case ARRAY -> {
            return access(call, Hook.BEFORE_ELEMENT_READ, Hook.BEFORE_ELEMENT_WRITE, edit);
        }
        case LOOKUP -> {
            return find(call, edit) || hiddenClass(call, edit);
        }
        default -> {
            return false;
        }
        }
    }

    private static AbstractInsnNode site(EventKind kind, MethodInsnNode call, MethodEdit edit) {
        return edit.site(kind, call.owner.replace('/', '.') + '.' + call.name);
    }

    /** The method and its arguments are exchanged together. */
    private static boolean invoke(MethodInsnNode call, MethodEdit edit) {
        if (!INVOKE.equals(call.name + call.desc)) {
            return false;
        }
        int receiver = edit.temporaries(2);
        int arguments = receiver + 1;
        edit.before(call, store(arguments), store(receiver), MethodEdit.op(Opcodes.DUP), Code.load(receiver),
            Code.load(arguments), Hook.INVOKED.call(), MethodEdit.op(Opcodes.DUP_X1), Code.load(receiver),
            Code.load(arguments), site(EventKind.LIBRARY_CALL, call, edit), Hook.ARGUMENTS.call(), store(arguments),
            Code.load(receiver), Code.load(arguments));
        return true;
    }

    private static AbstractInsnNode store(int slot) {
        return new VarInsnNode(Opcodes.ASTORE, slot);
    }

    private static boolean access(MethodInsnNode call, Hook read, Hook write, MethodEdit edit) {
        boolean isRead = call.name.startsWith("get");
        if (!isRead && !call.name.startsWith("set") || !VALUES.contains(call.name.substring(3))
            || isRead && Type.getReturnType(call.desc).getSort() == Type.VOID) {
            return false;
        }
        EventKind kind = isRead ? EventKind.ATOMIC_READ : EventKind.ATOMIC_WRITE;
        AbstractInsnNode site = site(kind, call, edit);
        if (edit.needs().operations()) {
            Type[] arguments = Type.getArgumentTypes(call.desc);
            Type value = isRead ? null : arguments[arguments.length - 1];
            before(call, value, site, isRead ? read : write, edit);
        }
        if (edit.needs().afterOperations()) {
            edit.after(call, edit.again(site), Hook.AFTER_VOLATILE_ACCESS.call());
        }
        return true;
    }

    /** Field and object, or array and index, lie below the value that is written. */
    private static void before(MethodInsnNode call, Type value, AbstractInsnNode site, Hook hook, MethodEdit edit) {
        int slot = value == null ? 0 : edit.temporaries(value.getSize());
        InsnList code = new InsnList();
        if (value != null) {
            code.add(new VarInsnNode(value.getOpcode(Opcodes.ISTORE), slot));
        }
        code.add(Code.of(MethodEdit.op(Opcodes.DUP2), site, hook.call()));
        if (value != null) {
            code.add(new VarInsnNode(value.getOpcode(Opcodes.ILOAD), slot));
        }
        edit.method().instructions.insertBefore(call, code);
        edit.markChanged();
    }

    private static boolean find(MethodInsnNode call, MethodEdit edit) {
        if (!FINDERS.contains(call.name)) {
            return false;
        }
        edit.after(call, site(EventKind.LIBRARY_CALL, call, edit), Hook.HANDLE.call());
        return true;
    }

    /** The JVM asks no agent about a hidden class. */
    private static boolean hiddenClass(MethodInsnNode call, MethodEdit edit) {
        if (!call.name.startsWith("defineHiddenClass")) {
            return false;
        }
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int slot = edit.temporaries(arguments.length);
        InsnList code = new InsnList();
        for (int i = arguments.length - 1; i > 0; i--) {
            code.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ISTORE), slot + i));
        }
        code.add(Code.of(MethodEdit.op(Opcodes.DUP2), Hook.HIDDEN_CLASS.call(), MethodEdit.op(Opcodes.SWAP),
            MethodEdit.op(Opcodes.POP)));
        for (int i = 1; i < arguments.length; i++) {
            code.add(new VarInsnNode(arguments[i].getOpcode(Opcodes.ILOAD), slot + i));
        }
        edit.method().instructions.insertBefore(call, code);
        edit.markChanged();
        return true;
    }
}
