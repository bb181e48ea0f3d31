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
import org.contest.instrument.types.Hierarchy.Member;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Operations on threads. A call whose static owner overrides the method is left alone: the event is the override's
 * call of Thread's own method.
 */
final class ThreadRule implements InstructionRule {

    private static final String THREAD = "java/lang/Thread";

    private static final ReplacedCalls CONTAINER_CALLS = new ReplacedCalls(THREAD)
        .put("start(Ljava/lang/Thread;Ljdk/internal/vm/ThreadContainer;)V", Hook.START_IN, EventKind.THREAD_START);

    private static final ReplacedCalls STATIC_CALLS = new ReplacedCalls(THREAD)
        .put("sleep(J)V", Hook.SLEEP, EventKind.SLEEP)
        .put("sleep(JI)V", Hook.SLEEP_NANOS, EventKind.SLEEP)
        .put("sleep(Ljava/time/Duration;)V", Hook.SLEEP_DURATION, EventKind.SLEEP)
        .put("yield()V", Hook.YIELD, EventKind.YIELD)
        .put("onSpinWait()V", Hook.ON_SPIN_WAIT, EventKind.SPIN)
        .put("interrupted()Z", Hook.INTERRUPTED, EventKind.INTERRUPTED)
        .put("holdsLock(Ljava/lang/Object;)Z", Hook.HOLDS_LOCK, EventKind.THREAD_STATE);

    private static final ReplacedCalls VIRTUAL_CALLS = new ReplacedCalls(THREAD)
        .put("start()V", Hook.START, EventKind.THREAD_START)
        .put("join()V", Hook.JOIN, EventKind.JOIN)
        .put("join(J)V", Hook.JOIN_MILLIS, EventKind.JOIN)
        .put("join(JI)V", Hook.JOIN_MILLIS_NANOS, EventKind.JOIN)
        .put("join(Ljava/time/Duration;)Z", Hook.JOIN_DURATION, EventKind.JOIN)
        .put("interrupt()V", Hook.INTERRUPT, EventKind.INTERRUPT)
        .put("isInterrupted()Z", Hook.IS_INTERRUPTED, EventKind.INTERRUPTED)
        .put("isAlive()Z", Hook.IS_ALIVE, EventKind.THREAD_STATE)
        .put("getState()Ljava/lang/Thread$State;", Hook.GET_STATE, EventKind.THREAD_STATE);

    private static final ReplacedCalls SUPER_CALLS = new ReplacedCalls(THREAD)
        .put("start()V", Hook.SUPER_START, EventKind.THREAD_START)
        .put("interrupt()V", Hook.SUPER_INTERRUPT, EventKind.INTERRUPT)
        .put("join()V", Hook.JOIN, EventKind.JOIN)
        .put("join(J)V", Hook.JOIN_MILLIS, EventKind.JOIN)
        .put("join(JI)V", Hook.JOIN_MILLIS_NANOS, EventKind.JOIN)
        .put("isAlive()Z", Hook.IS_ALIVE, EventKind.THREAD_STATE);

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call)) {
            return false;
        }
        if (call.owner.equals("jdk/internal/access/JavaLangAccess") && CONTAINER_CALLS.contains(call)) {
            CONTAINER_CALLS.replace(call, true, edit);
            return true;
        }
        ReplacedCalls calls = switch (call.getOpcode()) {
        case Opcodes.INVOKESTATIC -> STATIC_CALLS;
        case Opcodes.INVOKEVIRTUAL -> VIRTUAL_CALLS;
        case Opcodes.INVOKESPECIAL -> SUPER_CALLS;
        default -> null;
        };
        if (calls == null || !calls.contains(call) || !isThreads(call, edit)) {
            return false;
        }
        calls.replace(call, false, edit);
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
