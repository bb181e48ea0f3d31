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

import java.util.Map;
import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Monitors of JDK classes that are the JVM's own and no events: what they order is told, so that what they guard is no
 * race. For blocks, synchronized methods and waits alike; nothing inside them is hidden, as a callback of the program.
 */
final class UnseenLockRule implements InstructionRule, BodyRule {

    private static final Set<String> LOCKS =
        Set.of("java/util/concurrent/locks/Lock", "java/util/concurrent/locks/ReentrantLock");

    private static final Map<String, Hook> WAITS =
        Map.of("()V", Hook.AWAIT_SIGNAL, "(J)V", Hook.AWAIT_MILLIS, "(JI)V", Hook.AWAIT_NANOS);

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        switch (instruction.getOpcode()) {
        case Opcodes.MONITORENTER -> {
            edit.before(instruction, op(Opcodes.DUP));
            edit.after(instruction, Hook.HAS_TAKEN.call());
            MonitorRule.moveHandlerBorder(instruction, instruction.getNext(), edit);
        }
        case Opcodes.MONITOREXIT -> edit.before(instruction, op(Opcodes.DUP), Hook.GIVES_BACK.call());
        case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE -> call((MethodInsnNode) instruction, edit);
        default -> {
        }
        }
        return false;
    }

    private static void call(MethodInsnNode call, MethodEdit edit) {
        if (LOCKS.contains(call.owner) && call.desc.equals("()V")) {
            ofLock(call, edit);
        } else if (JdkFacts.COMPUTED.has(call.owner, call.name)) {
            edit.after(call, Code.load(0), Hook.GIVES_BACK.call());
        } else {
            await(call, edit);
        }
    }

    /** A lock is an object whose own events are hidden in a library, but not what it orders. */
    private static void ofLock(MethodInsnNode call, MethodEdit edit) {
        if (call.name.startsWith("lock")) {
            edit.before(call, op(Opcodes.DUP));
            edit.after(call, Hook.HAS_TAKEN.call());
        } else if (call.name.equals("unlock")) {
            edit.before(call, op(Opcodes.DUP), Hook.GIVES_BACK.call());
        }
    }

    private static void await(MethodInsnNode call, MethodEdit edit) {
        Hook hook = call.name.equals("wait") && call.owner.equals("java/lang/Object") ? WAITS.get(call.desc) : null;
        if (hook != null) {
            edit.replace(call, hook.call());
        }
    }

    @Override
    public void apply(MethodEdit edit) {
        boolean tells = JdkFacts.HANDED_OVER.has(edit.type().name, edit.method().name);
        if (tells || JdkFacts.FOUND.has(edit.type().name, edit.method().name)) {
            InsnList entry = tells ? Code.of(Code.load(0), Hook.GIVES_BACK.call()) : new InsnList();
            new Wrapper(edit).wrap(entry, new InsnList(),
                border -> Code.of(border, Code.load(0), Hook.HAS_TAKEN.call()));
            return;
        }
        int access = edit.method().access;
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        if (!edit.treatment().isOrdering(edit.type().name) || (access & Opcodes.ACC_SYNCHRONIZED) == 0
            || (access & Opcodes.ACC_NATIVE) != 0 || !isStatic && Wrapper.writesSlotZero(edit.method())) {
            return;
        }
        InsnList entry = Code.of(monitor(isStatic, edit), Hook.HAS_TAKEN.call());
        new Wrapper(edit).wrap(entry, new InsnList(),
            border -> Code.of(border, monitor(isStatic, edit), Hook.GIVES_BACK.call()));
    }

    private static AbstractInsnNode monitor(boolean isStatic, MethodEdit edit) {
        return isStatic ? new LdcInsnNode(Type.getObjectType(edit.type().name)) : Code.load(0);
    }
}
