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
import org.contest.instrument.edit.HookTable;
import org.contest.instrument.edit.InsteadOf;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** The methods of a JDK class whose calls hooks replace: the operands stay, the site is added. */
final class ReplacedCalls {

    /** In the site, the class whose method it is. */
    private final String toldAs;
    private final Map<String, InsteadOf> dispatched = new HashMap<>();
    private final Map<String, InsteadOf> direct = new HashMap<>();

    private ReplacedCalls(String owner, String toldAs, boolean ofEnvironment) {
        this.toldAs = toldAs.replace('/', '.');
        for (InsteadOf row : HookTable.of(owner)) {
            if ((row.event().category() == EventKind.Category.ENVIRONMENT) == ofEnvironment) {
                if (row.calls() != InsteadOf.Calls.DIRECT) {
                    dispatched.put(row.method(), row);
                }
                if (row.calls() != InsteadOf.Calls.DISPATCHED) {
                    direct.put(row.method(), row);
                }
            }
        }
    }

    /** The operations of a class, given by internal name. */
    static ReplacedCalls of(String owner) {
        return new ReplacedCalls(owner, owner, false);
    }

    /** The operations of a class, told as if they were another's. */
    static ReplacedCalls of(String owner, String toldAs) {
        return new ReplacedCalls(owner, toldAs, false);
    }

    /** What a class tells of the environment. */
    static ReplacedCalls ofEnvironment(String owner) {
        return new ReplacedCalls(owner, owner, true);
    }

    private InsteadOf find(MethodInsnNode call) {
        return (call.getOpcode() == Opcodes.INVOKESPECIAL ? direct : dispatched).get(call.name + call.desc);
    }

    /** True when a hook replaces such a call of a method of this name and descriptor. */
    boolean contains(MethodInsnNode call) {
        return find(call) != null;
    }

    /** A push of the id of a new site of the call. */
    AbstractInsnNode site(MethodInsnNode call, MethodEdit edit) {
        return edit.site(find(call).event(), toldAs + '.' + call.name);
    }

    /** Replaces the call; a receiver that the hook does not take is dropped when {@code dropReceiver}. */
    void replace(MethodInsnNode call, boolean dropReceiver, MethodEdit edit) {
        InsteadOf row = find(call);
        AbstractInsnNode site = site(call, edit);
        if (row.event().category() == EventKind.Category.ENVIRONMENT && !edit.needs().operations()) {
            return;
        }
        if (dropReceiver) {
            edit.replace(call, site, row.hook().call(), MethodEdit.op(Opcodes.POP));
        } else {
            edit.replace(call, site, row.hook().call());
        }
    }
}
