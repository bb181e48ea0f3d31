/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A debugger that stops in a hook before or behind the body of a method sees {@code this} and the parameters: the
 * ranges in which they are visible were those of the body. Without {@code this} it shows nothing of the frame.
 */
public final class VisibleParameters {

    private final MethodNode method;
    private final List<LocalVariableNode> fromEntry = new ArrayList<>();
    private final List<LocalVariableNode> toEnd = new ArrayList<>();

    /** Of a method that is not changed yet. */
    public VisibleParameters(MethodNode method) {
        this.method = method;
        boolean keepsThis = (method.access & Opcodes.ACC_STATIC) == 0 && !writesThis();
        for (LocalVariableNode variable : method.localVariables == null ? List.<LocalVariableNode>of()
            : method.localVariables) {
            if (!hasCode(method.instructions.getFirst(), variable.start)) {
                fromEntry.add(variable);
            }
            if (keepsThis && variable.index == 0 && !hasCode(variable.end, null)) {
                toEnd.add(variable);
            }
        }
    }

    private boolean writesThis() {
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof VarInsnNode store && store.var == 0 && store.getOpcode() >= Opcodes.ISTORE) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasCode(AbstractInsnNode from, AbstractInsnNode to) {
        for (AbstractInsnNode node = from; node != null && node != to; node = node.getNext()) {
            if (node.getOpcode() >= 0) {
                return true;
            }
        }
        return false;
    }

    /** The method has been changed: what was visible in the whole body is so in all code. */
    public void widen() {
        if (method.localVariables == null || fromEntry.isEmpty()) {
            return;
        }
        LabelNode first = new LabelNode();
        LabelNode last = new LabelNode();
        method.instructions.insert(first);
        method.instructions.add(last);
        fromEntry.forEach(variable -> variable.start = first);
        toEnd.forEach(variable -> variable.end = last);
    }
}
