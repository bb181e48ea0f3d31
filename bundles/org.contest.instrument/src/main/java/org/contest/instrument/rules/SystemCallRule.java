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
import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The calls of the operating system by which threads wait for each other: in sockets, channels and selectors of the
 * JDK, in native transports, and of the program's for processes, for each of which the JDK has a thread that waits.
 */
final class SystemCallRule implements InstructionRule {

    /** Where the native transports of Netty wait, also in copies of Netty with other names. */
    private static final String EPOLL = "io/netty/channel/epoll/Native";
    private static final String KQUEUE = "io/netty/channel/kqueue/Native";
    private static final Set<String> NETTY_WAITS = Set.of("epollWait", "epollBusyWait", "keventWait");

    private static final String NET = "sun/nio/ch/Net";
    private static final String POLLER = "sun/nio/ch/Poller";
    private static final Map<String, Hook> POLLS = Map.of("poll(IIJLjava/util/function/BooleanSupplier;)V", Hook.POLL,
        "pollSelector(IJ)V", Hook.POLL_SELECTOR, "stopPoll(II)V", Hook.STOP_POLL);

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (instruction instanceof MethodInsnNode call) {
            if (is(call, JdkFacts.ACTS, JdkFacts.PROCESS_ACTS, edit)) {
                surround(call, call.owner, Hook.BEGIN_ACTING_CALL, edit);
            } else if (is(call, JdkFacts.WAITS, JdkFacts.PROCESS_WAITS, edit) || isNetty(call)) {
                surround(timed(call, edit), call.owner, Hook.BEGIN_SYSTEM_CALL, edit);
            } else if (call.owner.equals(POLLER)) {
                poll(call, edit);
            }
        }
        return false;
    }

    /** Waits of virtual threads, and what ends them. */
    private static void poll(MethodInsnNode call, MethodEdit edit) {
        Hook hook = POLLS.get(call.name + call.desc);
        if (hook != null && edit.treatment().isJdk()) {
            MethodInsnNode poll = hook.call();
            edit.replace(call, poll);
            if (hook != Hook.STOP_POLL) {
                surround(poll, POLLER, Hook.BEGIN_SYSTEM_CALL, edit);
            }
        }
    }

    /** The call itself, or what waits in its place on the time of the run. */
    private static MethodInsnNode timed(MethodInsnNode call, MethodEdit edit) {
        if (!call.owner.equals(NET) || !call.name.equals("poll")) {
            return call;
        }
        MethodInsnNode poll = Hook.POLL_FILE.call();
        edit.replace(call, poll);
        return poll;
    }

    private static boolean is(MethodInsnNode call, JdkFacts inJdk, JdkFacts inProgram, MethodEdit edit) {
        return (edit.treatment().isJdk() ? inJdk : inProgram).has(call.owner, call.name);
    }

    private static boolean isNetty(MethodInsnNode call) {
        return NETTY_WAITS.contains(call.name) && (call.owner.endsWith(EPOLL) || call.owner.endsWith(KQUEUE));
    }

    private static void surround(MethodInsnNode call, String owner, Hook before, MethodEdit edit) {
        edit.before(call, edit.site(EventKind.OUTSIDE, owner.replace('/', '.')), before.call());
        edit.after(call, Hook.END_SYSTEM_CALL.call());
    }
}
