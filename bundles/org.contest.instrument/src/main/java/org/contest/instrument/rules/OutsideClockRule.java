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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The looks at the clock by which the JDK measures time limits of its own, as in sockets and its client for HTTP.
 * Threads measure their sleeps by real time: noise makes them sleep, and outside time does not pass meanwhile.
 */
final class OutsideClockRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (instruction instanceof MethodInsnNode call && call.owner.equals("java/lang/System")
            && call.name.equals("nanoTime")) {
            edit.replace(call, Hook.OUTSIDE_NANOS.call());
        }
        return false;
    }
}
