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
import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Waits of the JDK until a task is due, for which the thread that does it waits alone; and where it does the task. */
final class DelayRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (edit.treatment().isJdk() && instruction instanceof MethodInsnNode call
            && JdkFacts.DELAYS.has(edit.type().name, edit.method().name)) {
            if (isTimedWait(call)) {
                edit.before(call, Hook.BEFORE_DELAY.call());
            } else if (isTask(call)) {
                edit.before(call, Hook.BEFORE_TASK.call());
            }
        }
        return false; // the wait itself is an event
    }

    private static boolean isTimedWait(MethodInsnNode call) {
        return call.name.equals("awaitNanos") || call.name.equals("wait") && call.desc.equals("(J)V");
    }

    private static boolean isTask(MethodInsnNode call) {
        return call.owner.equals("java/util/concurrent/Callable") || call.owner.equals("java/util/TimerTask")
            && call.name.equals("run");
    }
}
