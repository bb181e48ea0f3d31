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
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The calls of the operating system by which threads wait for each other: in sockets, channels and selectors of the
 * JDK, and of the program's for processes, for each of which the JDK has a thread that waits.
 */
final class OutsideRule implements InstructionRule {

    /** What others wait for, and does not wait as a rule: names of methods by the class that is called. */
    private static final Map<String, Set<String>> ACTS = acts();

    /** What may wait. */
    private static final Map<String, Set<String>> WAITS = Map.of(
        "sun/nio/ch/Net", Set.of("accept", "poll", "pollConnect", "pollConnectNow"),
        "sun/nio/ch/NativeDispatcher", Set.of("read", "readv"),
        "sun/nio/ch/SocketDispatcher", Set.of("read", "readv"),
        "sun/nio/ch/IOUtil", Set.of("read", "drain", "drain1"),
        "sun/nio/ch/EPoll", Set.of("wait"),
        "sun/nio/ch/PollSelectorImpl", Set.of("poll"),
        "sun/nio/ch/UnixDomainSockets", Set.of("accept"),
        "sun/nio/ch/DatagramChannelImpl", Set.of("receive0"),
        "java/lang/ProcessHandleImpl", Set.of("waitForProcessExit0"));

    private static final Set<String> PROCESSES = Set.of("java/lang/Process", "java/lang/ProcessHandle");
    private static final Set<String> PROCESS_ACTS = Set.of("destroy", "destroyForcibly");
    private static final Set<String> PROCESS_WAITS = Set.of("waitFor", "exitValue", "isAlive", "onExit");

    private static Map<String, Set<String>> acts() {
        Set<String> transfers = Set.of("write", "writev", "close", "preClose");
        return Map.of(
            "sun/nio/ch/Net", Set.of("connect", "shutdown"),
            "sun/nio/ch/NativeDispatcher", transfers, "sun/nio/ch/SocketDispatcher", transfers,
            "sun/nio/ch/IOUtil", Set.of("write", "write1"), "sun/nio/ch/EventFD", Set.of("set"),
            "sun/nio/ch/UnixDomainSockets", Set.of("connect"),
            "sun/nio/ch/DatagramChannelImpl", Set.of("send0"));
    }

    private static final String POLLER = "sun/nio/ch/Poller";
    private static final Map<String, Hook> POLLS = Map.of("poll(IIJLjava/util/function/BooleanSupplier;)V", Hook.POLL,
        "pollSelector(IJ)V", Hook.POLL_SELECTOR, "stopPoll(II)V", Hook.STOP_POLL);

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (instruction instanceof MethodInsnNode call) {
            if (is(call, ACTS, PROCESS_ACTS, edit)) {
                surround(call, call.owner, Hook.ACT_OUTSIDE, edit);
            } else if (is(call, WAITS, PROCESS_WAITS, edit)) {
                surround(call, call.owner, Hook.GO_OUTSIDE, edit);
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
                surround(poll, POLLER, Hook.GO_OUTSIDE, edit);
            }
        }
    }

    private static boolean is(MethodInsnNode call, Map<String, Set<String>> inJdk, Set<String> ofProcess,
        MethodEdit edit) {
        return edit.treatment().isJdk() ? inJdk.getOrDefault(call.owner, Set.of()).contains(call.name)
            : PROCESSES.contains(call.owner) && ofProcess.contains(call.name);
    }

    private static void surround(MethodInsnNode call, String owner, Hook before, MethodEdit edit) {
        edit.before(call, edit.site(EventKind.OUTSIDE, owner.replace('/', '.')), before.call());
        edit.after(call, Hook.COME_BACK.call());
    }
}
