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
import java.util.stream.Stream;
import org.contest.instrument.Treatment;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.AddedMembers;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods of own code that libraries may call, as those of a Runnable, bodies of lambdas, and what a method reference
 * in the same class names: when they return, the thread is in the call of a library again in which it was before, also
 * when they throw.
 */
final class CallbackRule implements BodyRule {

    private static final Set<String> OF_OBJECT = Set.of("hashCode", "equals", "toString");

    @Override
    public void apply(MethodEdit edit) {
        if (edit.treatment() == Treatment.OWN && edit.needs().calls() && isCallback(edit) && calls(edit.method())) {
            new Wrapper(edit).wrap(Code.call(Hook.CALLED_BACK), new InsnList(),
                border -> Code.of(border, Hook.RETURNS.call()));
        }
    }

    private static boolean isCallback(MethodEdit edit) {
        MethodNode method = edit.method();
        if (method.name.startsWith("<")) {
            return false;
        }
        if ((method.access & Opcodes.ACC_SYNTHETIC) != 0) {
            return method.name.startsWith("lambda$") || method.name.startsWith(AddedMembers.REFERENCE_PREFIX)
                || isReferred(edit);
        }
        boolean overrides = (method.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) == 0
            && (hasAncestors(edit) || OF_OBJECT.contains(method.name));
        return overrides || isReferred(edit);
    }

    /** True for a method that a lambda or a method reference in its class names. */
    private static boolean isReferred(MethodEdit edit) {
        return edit.type().methods.stream().flatMap(method -> Stream.of(method.instructions.toArray()))
            .anyMatch(node -> node instanceof InvokeDynamicInsnNode dynamic
                && Stream.of(dynamic.bsmArgs).anyMatch(argument -> isOf(argument, edit)));
    }

    private static boolean isOf(Object argument, MethodEdit edit) {
        return argument instanceof Handle handle && handle.getOwner().equals(edit.type().name)
            && handle.getName().equals(edit.method().name) && handle.getDesc().equals(edit.method().desc);
    }

    private static boolean hasAncestors(MethodEdit edit) {
        return !edit.type().interfaces.isEmpty() || !"java/lang/Object".equals(edit.type().superName);
    }

    private static boolean calls(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof MethodInsnNode call && !call.owner.startsWith("org/contest/runtime/")) {
                return true;
            }
        }
        return false;
    }
}
