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

    private static final Set<String> TRANSFERS = Set.of("read", "readv", "write", "writev", "close", "preClose");

    /** Names of methods by the class that is called. */
    private static final Map<String, Set<String>> CALLS = Map.of(
        "sun/nio/ch/Net", Set.of("accept", "connect", "poll", "pollConnect", "pollConnectNow", "shutdown"),
        "sun/nio/ch/NativeDispatcher", TRANSFERS, "sun/nio/ch/SocketDispatcher", TRANSFERS,
        "sun/nio/ch/IOUtil", Set.of("read", "write", "drain", "drain1", "write1"),
        "sun/nio/ch/EPoll", Set.of("wait"), "sun/nio/ch/EventFD", Set.of("set"),
        "sun/nio/ch/PollSelectorImpl", Set.of("poll"),
        "sun/nio/ch/UnixDomainSockets", Set.of("accept", "connect"),
        "sun/nio/ch/DatagramChannelImpl", Set.of("receive0", "send0"),
        "java/lang/ProcessHandleImpl", Set.of("waitForProcessExit0"));

    private static final Set<String> PROCESS =
        Set.of("waitFor", "exitValue", "isAlive", "onExit", "destroy", "destroyForcibly");
    private static final Map<String, Set<String>> CALLS_OF_PROGRAM =
        Map.of("java/lang/Process", PROCESS, "java/lang/ProcessHandle", PROCESS);

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        Map<String, Set<String>> calls = edit.treatment().isJdk() ? CALLS : CALLS_OF_PROGRAM;
        if (instruction instanceof MethodInsnNode call
            && calls.getOrDefault(call.owner, Set.of()).contains(call.name)) {
            edit.before(call, edit.site(EventKind.OUTSIDE, call.owner.replace('/', '.')), Hook.GO_OUTSIDE.call());
            edit.after(call, Hook.COME_BACK.call());
        }
        return false;
    }
}
