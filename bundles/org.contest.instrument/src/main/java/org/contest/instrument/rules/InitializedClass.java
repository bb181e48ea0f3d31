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
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.types.Hierarchy;
import org.contest.instrument.types.Hierarchy.Member;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The class of the program that an instruction initializes when nobody has yet (JLS 12.4.1, JVMS 5.5). Only a
 * controlled JVM asks: the thread may have to wait for another that initializes the class.
 */
final class InitializedClass {

    private static final int CLASS_CONSTANT_SINCE = Opcodes.V1_5;

    private InitializedClass() {
    }

    /** Has the thread wait right before the instruction; no event, so no site. */
    static void await(AbstractInsnNode instruction, MethodEdit edit) {
        List<AbstractInsnNode> code = push(instruction, edit);
        if (!code.isEmpty()) {
            code.add(Hook.BEFORE_INITIALIZATION.call());
            edit.beforeCreation(instruction, code.toArray(AbstractInsnNode[]::new));
        }
    }

    /** Code that pushes the class; empty when there is nothing to wait for. */
    static List<AbstractInsnNode> push(AbstractInsnNode instruction, MethodEdit edit) {
        List<AbstractInsnNode> code = new ArrayList<>();
        String named = edit.needs().control() && !edit.treatment().isJdk()
            && (edit.type().version & 0xFFFF) >= CLASS_CONSTANT_SINCE ? named(instruction) : null;
        String initialized = named == null ? null : initialized(instruction, named, edit.hierarchy());
        int above = initialized == null ? -1 : edit.hierarchy().distance(named, initialized);
        if (above >= 0 && mayWait(initialized, edit)) {
            code.add(new LdcInsnNode(Type.getObjectType(named)));
            for (int i = 0; i < above; i++) {
                code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, "java/lang/Class", "getSuperclass",
                    "()Ljava/lang/Class;", false));
            }
        }
        return code;
    }

    /** The class that the instruction names, or null when it initializes none. */
    private static String named(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
        case Opcodes.NEW -> ((TypeInsnNode) instruction).desc;
        case Opcodes.INVOKESTATIC -> ((MethodInsnNode) instruction).owner;
        case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> ((FieldInsnNode) instruction).owner;
        default -> null;
        };
    }

    /** The class that declares the member: the one named, or one above; null when unknown. */
    private static String initialized(AbstractInsnNode instruction, String named, Hierarchy hierarchy) {
        if (instruction instanceof TypeInsnNode) {
            return named;
        }
        Member member = instruction instanceof FieldInsnNode field ? hierarchy.field(named, field.name, field.desc)
            : hierarchy.method(named, ((MethodInsnNode) instruction).name + ((MethodInsnNode) instruction).desc);
        return member == null ? null : member.owner();
    }

    /** A static method or a constructor runs only where its class is initialized, or by the thread that does it. */
    private static boolean mayWait(String initialized, MethodEdit edit) {
        MethodNode method = edit.method();
        boolean behind = (method.access & Opcodes.ACC_STATIC) != 0 || method.name.equals("<init>");
        return edit.hasInitializer(initialized)
            && !(behind && edit.hierarchy().isSubclass(edit.type().name, initialized));
    }
}
