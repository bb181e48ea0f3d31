/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.Map;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What the program asks its environment: clocks, random numbers, identity hash codes and thread ids. */
final class EnvironmentRule implements InstructionRule {

    private static final Map<String, ReplacedCalls> BY_OWNER = Map.of(
        "java/lang/System", new ReplacedCalls("java/lang/System")
            .put("nanoTime()J", Hook.NANO_TIME, EventKind.NANO_TIME)
            .put("currentTimeMillis()J", Hook.CURRENT_TIME, EventKind.CURRENT_TIME)
            .put("identityHashCode(Ljava/lang/Object;)I", Hook.IDENTITY_HASH, EventKind.IDENTITY_HASH),
        "java/lang/Math", random("java/lang/Math"), "java/lang/StrictMath", random("java/lang/StrictMath"),
        "java/lang/Thread", new ReplacedCalls("java/lang/Thread")
            .put("threadId()J", Hook.THREAD_ID, EventKind.THREAD_ID)
            .put("getId()J", Hook.THREAD_ID, EventKind.THREAD_ID));

    private static final String OBJECT = "java/lang/Object";
    /** Called by {@code super.hashCode()}; other calls may come to an override. */
    private static final ReplacedCalls SUPER_CALLS = new ReplacedCalls(OBJECT)
        .put("hashCode()I", Hook.IDENTITY_HASH, EventKind.IDENTITY_HASH);

    /** In the clock of java.time. */
    private static final String ADJUSTMENT = "jdk/internal/misc/VM.getNanoTimeAdjustment";

    private static ReplacedCalls random(String owner) {
        return new ReplacedCalls(owner).put("random()D", Hook.RANDOM, EventKind.RANDOM_SEED);
    }

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        if (edit.treatment().isJdk() && ADJUSTMENT.equals(call.owner + '.' + call.name)) {
            edit.before(call, MethodEdit.op(Opcodes.DUP2));
            edit.after(call, edit.site(EventKind.INSTANT, "java.time.Clock"), Hook.SINCE_START.call());
            return true;
        }
        ReplacedCalls calls = call.owner.equals(OBJECT) && call.getOpcode() == Opcodes.INVOKESPECIAL ? SUPER_CALLS
            : BY_OWNER.get(call.owner);
        if (calls == null || !calls.contains(call)) {
            return false;
        }
        calls.replace(call, false, edit);
        return true;
    }
}
