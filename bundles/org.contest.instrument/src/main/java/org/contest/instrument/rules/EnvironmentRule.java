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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What the program asks its environment: clocks, identity hash codes and thread ids. */
final class EnvironmentRule implements InstructionRule {

    private static final String SYSTEM = "java/lang/System";

    private static final ReplacedCalls SYSTEM_CALLS = new ReplacedCalls(SYSTEM)
        .put("nanoTime()J", Hook.NANO_TIME, EventKind.NANO_TIME)
        .put("currentTimeMillis()J", Hook.CURRENT_TIME, EventKind.CURRENT_TIME)
        .put("identityHashCode(Ljava/lang/Object;)I", Hook.IDENTITY_HASH, EventKind.IDENTITY_HASH);

    private static final ReplacedCalls OBJECT_CALLS = new ReplacedCalls("java/lang/Object")
        .put("hashCode()I", Hook.IDENTITY_HASH, EventKind.IDENTITY_HASH);

    private static final ReplacedCalls MATH_CALLS = new ReplacedCalls("java/lang/Math")
        .put("random()D", Hook.RANDOM, EventKind.RANDOM_SEED);

    private static final ReplacedCalls THREAD_CALLS = new ReplacedCalls("java/lang/Thread")
        .put("threadId()J", Hook.THREAD_ID, EventKind.THREAD_ID)
        .put("getId()J", Hook.THREAD_ID, EventKind.THREAD_ID);

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        if (call.owner.equals(SYSTEM) && SYSTEM_CALLS.contains(call)) {
            SYSTEM_CALLS.replace(call, false, edit);
            return true;
        }
        if (call.owner.endsWith("/VM") && call.name.equals("getNanoTimeAdjustment")) {
            edit.before(call, MethodEdit.op(Opcodes.DUP2));
            edit.after(call, edit.site(EventKind.INSTANT, "java.time.Clock"), Hook.SINCE_START.call());
            return true;
        }
        if (call.name.equals("random") && call.owner.endsWith("Math") && MATH_CALLS.contains(call)) {
            MATH_CALLS.replace(call, false, edit);
            return true;
        }
        if (call.owner.equals("java/lang/Thread") && THREAD_CALLS.contains(call)) {
            THREAD_CALLS.replace(call, false, edit);
            return true;
        }
        if (call.getOpcode() == Opcodes.INVOKESPECIAL && call.owner.equals("java/lang/Object")
            && OBJECT_CALLS.contains(call)) {
            OBJECT_CALLS.replace(call, false, edit);
            return true;
        }
        return false;
    }
}
