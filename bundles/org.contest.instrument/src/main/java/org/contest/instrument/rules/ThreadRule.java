/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.types.Hierarchy.Member;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Operations on threads. A call whose static owner overrides the method is left alone: the event is the override's
 * call of Thread's own method.
 */
final class ThreadRule implements InstructionRule {

    private static final String THREAD = "java/lang/Thread";

    private static final String ACCESS = "jdk/internal/access/JavaLangAccess";

    private static final ReplacedCalls CALLS = ReplacedCalls.of(THREAD);
    /** By which executors and thread flocks start their threads. */
    private static final ReplacedCalls CONTAINER_CALLS = ReplacedCalls.of(ACCESS, THREAD);

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        if (call.owner.equals(ACCESS) && CONTAINER_CALLS.contains(call)) {
            CONTAINER_CALLS.replace(call, true, edit);
            return true;
        }
        if (call.getOpcode() == Opcodes.INVOKEINTERFACE || !CALLS.contains(call) || !isThreads(call, edit)) {
            return false;
        }
        CALLS.replace(call, false, edit);
        return true;
    }

    private static boolean isThreads(MethodInsnNode call, MethodEdit edit) {
        if (call.owner.equals(THREAD)) {
            return true;
        }
        Member method = edit.hierarchy().method(call.owner, call.name + call.desc);
        return method != null && method.owner().equals(THREAD);
    }
}
