/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.Hook;
import org.contest.instrument.MethodEdit;
import org.contest.instrument.types.Hierarchy.Member;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of the program on synchronized methods of JDK classes, such as Vector, Hashtable and StringBuffer: each is one
 * atomic operation (what Delamaro's RRTools could not control). The static owner decides (Stoller 2002, section 3.1).
 */
final class LibraryCallRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (edit.treatment().isJdk() || !(instruction instanceof MethodInsnNode call)
            || call.getOpcode() == Opcodes.INVOKESTATIC || call.getOpcode() == Opcodes.INVOKEINTERFACE
            || call.name.equals("<init>") || !isSharedLibrary(call.owner)) {
            return false;
        }
        Member method = edit.hierarchy().method(call.owner, call.name + call.desc);
        if (method == null || !method.is(Opcodes.ACC_SYNCHRONIZED) || method.is(Opcodes.ACC_STATIC)) {
            return false;
        }
        AbstractInsnNode site = edit.site(EventKind.LIBRARY_CALL, method.owner().replace('/', '.') + '.' + call.name);
        edit.beforeWithTarget(call, Type.getArgumentTypes(call.desc), 0, Hook.BEFORE_LIBRARY_CALL, site);
        return true;
    }

    private static boolean isSharedLibrary(String owner) {
        return owner.startsWith("java/util/") || owner.equals("java/lang/StringBuffer")
            || owner.startsWith("java/io/") && !owner.equals("java/io/PrintStream");
    }
}
