/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.HashMap;
import java.util.Map;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What the program asks its environment: clocks, random numbers, identity hash codes and thread ids. */
final class EnvironmentRule implements InstructionRule {

    private static final Map<String, ReplacedCalls> BY_OWNER = byOwner("java/lang/System", "java/lang/Math",
        "java/lang/StrictMath", "java/lang/Thread", "java/lang/Object");

    /** In the clock of java.time. */
    private static final String ADJUSTMENT = "jdk/internal/misc/VM.getNanoTimeAdjustment";

    private static Map<String, ReplacedCalls> byOwner(String... owners) {
        Map<String, ReplacedCalls> calls = new HashMap<>();
        for (String owner : owners) {
            calls.put(owner, ReplacedCalls.ofEnvironment(owner));
        }
        return calls;
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
        ReplacedCalls calls = BY_OWNER.get(call.owner);
        if (calls == null || !calls.contains(call)) {
            return false;
        }
        calls.replace(call, false, edit);
        return true;
    }
}
