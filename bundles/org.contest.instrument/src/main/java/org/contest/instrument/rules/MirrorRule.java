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

/** Where the JDK tells a program about its methods and stacks: what instrumentation added is taken out. */
final class MirrorRule implements BodyRule {

    private static final String METHODS = "jdk/internal/reflect/Reflection.filterMethods";
    private static final String STACK_TRACE = "java/lang/Throwable.getOurStackTrace";

    @Override
    public void apply(MethodEdit edit) {
        switch (edit.type().name + '.' + edit.method().name) {
        case METHODS -> beforeReturns(edit, true, Hook.METHODS);
        case STACK_TRACE -> beforeReturns(edit, false, Hook.STACK_TRACE);
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
}
