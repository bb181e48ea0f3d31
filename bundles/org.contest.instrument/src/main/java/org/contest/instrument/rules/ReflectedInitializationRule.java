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
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.edit.Spill;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Reflection that initializes a class which only the objects of the call name. */
final class ReflectedInitializationRule implements InstructionRule {

    private static final int CLASS_CONSTANT_SINCE = Opcodes.V1_5;

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (edit.treatment().isProgram() && edit.needs().control()
            && instruction instanceof MethodInsnNode call) {
            switch (call.owner + '.' + call.name + call.desc) {
            case "java/lang/Class.forName(Ljava/lang/String;)Ljava/lang/Class;" -> forName(call, edit);
            case "java/lang/Class.forName(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;" ->
                forNameBy(call, edit);
            case "java/lang/Class.newInstance()Ljava/lang/Object;" ->
                edit.before(call, MethodEdit.op(Opcodes.DUP), Hook.BEFORE_INITIALIZATION.call());
            case "java/lang/reflect/Constructor.newInstance([Ljava/lang/Object;)Ljava/lang/Object;" ->
                edit.before(call, MethodEdit.op(Opcodes.DUP2), MethodEdit.op(Opcodes.POP),
                    Hook.BEFORE_CONSTRUCTION.call());
            case "java/lang/invoke/MethodHandles$Lookup.ensureInitialized(Ljava/lang/Class;)Ljava/lang/Class;" ->
                edit.before(call, MethodEdit.op(Opcodes.DUP), Hook.BEFORE_INITIALIZATION.call());
            default -> {
                // initializes nothing
            }
            }
        }
        return false;
    }

    /** The loader is that of the calling class. */
    private static void forName(MethodInsnNode call, MethodEdit edit) {
        if ((edit.type().version & 0xFFFF) >= CLASS_CONSTANT_SINCE) {
            edit.before(call, MethodEdit.op(Opcodes.DUP), new LdcInsnNode(Type.getObjectType(edit.type().name)),
                Hook.BEFORE_FOR_NAME_HERE.call());
        }
    }

    private static void forNameBy(MethodInsnNode call, MethodEdit edit) {
        Spill values = edit.spill(List.of(Type.getArgumentTypes(call.desc)));
        InsnList code = values.store();
        code.add(values.load());
        code.add(Hook.BEFORE_FOR_NAME.call());
        code.add(values.restore());
        edit.insertBefore(call, code);
    }
}
