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
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Where a class has the JVM load native code, in Runtime itself: all ways to ask for it lead there. */
final class NativeLibraryRule implements BodyRule {

    @Override
    public void apply(MethodEdit edit) {
        MethodNode method = edit.method();
        if (edit.type().name.equals("java/lang/Runtime")
            && (method.name.equals("load0") || method.name.equals("loadLibrary0"))) {
            method.instructions.insert(Code.of(new VarInsnNode(Opcodes.ALOAD, 1), Hook.HAS_NATIVE_CODE.call()));
            edit.markChanged();
        }
    }
}
