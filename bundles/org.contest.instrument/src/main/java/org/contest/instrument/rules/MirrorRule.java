/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.VarInsnNode;

/** Where the JDK tells about a program's methods and stacks: what instrumentation added is taken out. */
final class MirrorRule implements BodyRule {

    private static final String METHODS = "jdk/internal/reflect/Reflection.filterMethods";
    private static final String STACK_TRACE = "java/lang/Throwable.getOurStackTrace";
    private static final String THREAD_STACK = "java/lang/Thread.getStackTrace";
    private static final String ALL_STACKS = "java/lang/Thread.getAllStackTraces";
    private static final String SERIALIZED = "java/lang/invoke/SerializedLambda.<init>";
    /** Arguments of that constructor: what the reference is to. */
    private static final int KIND = 5;
    private static final int OWNER = 6;
    private static final int NAME = 7;
    private static final int DESCRIPTOR = 8;

    @Override
    public void apply(MethodEdit edit) {
        switch (edit.type().name + '.' + edit.method().name) {
        case METHODS -> beforeReturns(edit, true, Hook.METHODS);
        case STACK_TRACE -> beforeReturns(edit, false, Hook.STACK_TRACE);
        case THREAD_STACK -> beforeReturns(edit, true, Hook.THREAD_STACK);
        case ALL_STACKS -> beforeReturns(edit, false, Hook.ALL_STACK_TRACES);
        case SERIALIZED -> serialized(edit);
        default -> {
            // tells nothing
        }
        }
    }

    private static void beforeReturns(MethodEdit edit, boolean withFirstArgument, Hook hook) {
        for (AbstractInsnNode node : edit.method().instructions.toArray()) {
            if (node.getOpcode() == Opcodes.ARETURN) {
                InsnList code = new InsnList();
                if (withFirstArgument) {
                    code.add(Code.load(0));
                    code.add(MethodEdit.op(Opcodes.SWAP));
                }
                code.add(hook.call());
                edit.method().instructions.insertBefore(node, code);
                edit.markChanged();
            }
        }
    }

    /** The name is exchanged last, since it says what the rest was. */
    private static void serialized(MethodEdit edit) {
        InsnList code = Code.of(Code.load(NAME), new VarInsnNode(Opcodes.ILOAD, KIND), Hook.REFERRED_KIND.call(),
            new VarInsnNode(Opcodes.ISTORE, KIND));
        code.add(exchanged(OWNER, Hook.REFERRED_OWNER));
        code.add(exchanged(DESCRIPTOR, Hook.REFERRED_DESCRIPTOR));
        code.add(Code.of(Code.load(NAME), Hook.REFERRED_NAME.call(), new VarInsnNode(Opcodes.ASTORE, NAME)));
        edit.method().instructions.insert(code);
        edit.markChanged();
    }

    private static InsnList exchanged(int argument, Hook hook) {
        return Code.of(Code.load(NAME), Code.load(argument), hook.call(), new VarInsnNode(Opcodes.ASTORE, argument));
    }
}
