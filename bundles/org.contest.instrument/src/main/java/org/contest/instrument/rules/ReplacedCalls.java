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

/** A table of JDK methods whose calls a hook replaces: the operands stay, the site is added. */
final class ReplacedCalls {

    private record Replacement(Hook hook, EventKind kind) {
    }

    private final String owner;
    private final Map<String, Replacement> table = new HashMap<>();

    /** A table of methods of one class, given by internal name. */
    ReplacedCalls(String owner) {
        this.owner = owner;
    }

    /** Adds a method by name and descriptor. */
    ReplacedCalls put(String method, Hook hook, EventKind kind) {
        table.put(method, new Replacement(hook, kind));
        return this;
    }

    /** True when a method of this name and descriptor is in the table. */
    boolean contains(MethodInsnNode call) {
        return table.containsKey(call.name + call.desc);
    }

    /** A push of the id of a new site of the call. */
    AbstractInsnNode site(MethodInsnNode call, MethodEdit edit) {
        return edit.site(table.get(call.name + call.desc).kind, owner.replace('/', '.') + '.' + call.name);
    }

    /** Replaces the call; a receiver that the hook does not take is dropped when {@code dropReceiver}. */
    void replace(MethodInsnNode call, boolean dropReceiver, MethodEdit edit) {
        Replacement replacement = table.get(call.name + call.desc);
        AbstractInsnNode site = site(call, edit);
        if (replacement.kind.category() == EventKind.Category.ENVIRONMENT && !edit.needs().operations()) {
            return;
        }
        if (dropReceiver) {
            edit.replace(call, site, replacement.hook.call(), MethodEdit.op(Opcodes.POP));
        } else {
            edit.replace(call, site, replacement.hook.call());
        }
    }
}
