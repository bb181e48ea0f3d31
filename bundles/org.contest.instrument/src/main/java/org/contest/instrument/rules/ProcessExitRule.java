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
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The end of the JVM, in Runtime itself: whoever asks for it, a library or by reflection, is seen. */
final class ProcessExitRule implements BodyRule {

    @Override
    public void apply(MethodEdit edit) {
        MethodNode method = edit.method();
        if (edit.type().name.equals("java/lang/Runtime") && method.desc.equals("(I)V")
            && (method.name.equals("exit") || method.name.equals("halt"))) {
            edit.atLine(Lines.first(method));
            if (method.name.equals("halt")) {
                method.instructions.insert(Hook.HALTING.call());
            }
            method.instructions.insert(Code.of(new VarInsnNode(Opcodes.ILOAD, 1),
                edit.site(EventKind.PROCESS_EXIT, "java.lang.Runtime." + method.name), Hook.EXITING.call()));
            edit.markChanged();
        }
    }
}
