/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The name of the object on which a method is called, where the code says one: a field, as {@code Cache.pool}. Looks
 * back from the call through code without jumps that pushes the arguments.
 */
final class Receiver {

    private Receiver() {
    }

    /** The name, or an empty text. */
    static String of(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC || call.name.equals("<init>")) {
            return "";
        }
        int above = (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1;
        AbstractInsnNode node = call.getPrevious();
        while (node != null && StackEffect.isKnown(node)) {
            int pushed = StackEffect.pushed(node);
            if (pushed > above) {
                return node instanceof FieldInsnNode field && pushed == 1 ? name(field) : "";
            }
            above += StackEffect.popped(node) - pushed;
            node = node.getPrevious();
        }
        return "";
    }

    private static String name(FieldInsnNode field) {
        return field.owner.substring(field.owner.lastIndexOf('/') + 1) + '.' + field.name;
    }
}
