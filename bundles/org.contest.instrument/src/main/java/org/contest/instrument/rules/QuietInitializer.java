/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.HashSet;
import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.escape.CoverageProbes;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells class initializers that only make what a class begins with: constants, locks, empty collections, its own
 * enum constants. They run no code of another class of the program, wait for nothing and share nothing before they
 * end, so that no schedule shows in them: they are no events, and what they make can be put back for another run.
 */
final class QuietInitializer {

    private static final String JDK = "java/";
    private static final String CONSTRUCTOR = "<init>";
    private static final Set<String> HOOKS_BESIDE = Set.of(Hook.THREAD.owner(), Hook.BEFORE_READ.owner(),
        Hook.LOCK.owner(), Hook.INITIALIZED.owner());

    private final ClassNode type;
    private final Set<MethodNode> seen = new HashSet<>();

    private QuietInitializer(ClassNode type) {
        this.type = type;
    }

    /** True when the class initializer of a class is one. */
    static boolean isQuiet(ClassNode type, MethodNode initializer) {
        return (type.version & 0xFFFF) >= Opcodes.V1_5 && new QuietInitializer(type).isQuiet(initializer);
    }

    private boolean isQuiet(MethodNode method) {
        if (!seen.add(method)) {
            return true;
        }
        for (AbstractInsnNode node : method.instructions) {
            if (!isQuiet(node)) {
                return false;
            }
        }
        return (method.access & (Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_NATIVE)) == 0;
    }

    private boolean isQuiet(AbstractInsnNode node) {
        if (node instanceof FieldInsnNode field) {
            return field.owner.equals(type.name)
                || field.owner.startsWith(JDK) && field.getOpcode() == Opcodes.GETSTATIC;
        } else if (node instanceof MethodInsnNode call) {
            return call.owner.equals(type.name) ? CoverageProbes.isName(call.name) || isQuietOwn(call)
                : isBeside(call) || QuietCalls.has(call);
        } else if (node instanceof InvokeDynamicInsnNode lambda) {
            return lambda.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory");
        } else if (node instanceof LdcInsnNode constant) {
            return !(constant.cst instanceof ConstantDynamic dynamic)
                || CoverageProbes.isName(dynamic.getName());
        }
        return node.getOpcode() != Opcodes.MONITORENTER;
    }

    /** A hook beside an instruction, which tells itself: the code was instrumented before. */
    private static boolean isBeside(MethodInsnNode call) {
        return HOOKS_BESIDE.contains(call.owner) && !call.name.equals(Hook.LOCK.method());
    }

    /** A method that no other class can have put in place of this one. */
    private boolean isQuietOwn(MethodInsnNode call) {
        boolean fixed = call.getOpcode() == Opcodes.INVOKESTATIC || call.name.equals(CONSTRUCTOR);
        MethodNode method = fixed ? Code.declared(call, type) : null;
        return method != null && isQuiet(method);
    }
}
