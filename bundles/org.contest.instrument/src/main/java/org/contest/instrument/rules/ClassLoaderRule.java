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
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** Class loaders find the runtime, whatever they ask their parents for. */
final class ClassLoaderRule implements BodyRule {

    private static final String LOAD = "loadClass(Ljava/lang/String;)Ljava/lang/Class;";

    @Override
    public void apply(MethodEdit edit) {
        MethodNode method = edit.method();
        if (!edit.type().name.equals("java/lang/ClassLoader") || !LOAD.equals(method.name + method.desc)) {
            return;
        }
        LabelNode other = new LabelNode();
        InsnList code = Code.of(Code.load(1), Hook.IS_OF_RUNTIME.call(), new JumpInsnNode(Opcodes.IFEQ, other),
            Code.load(1), Hook.OF_RUNTIME.call(), MethodEdit.op(Opcodes.ARETURN), other,
            new FrameNode(Opcodes.F_SAME, 0, null, 0, null));
        method.instructions.insert(code);
        edit.markChanged();
    }
}
