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
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Small pieces of code. */
final class Code {

    private Code() {
    }

    static InsnList of(AbstractInsnNode... nodes) {
        InsnList list = new InsnList();
        for (AbstractInsnNode node : nodes) {
            list.add(node);
        }
        return list;
    }

    static AbstractInsnNode load(int slot) {
        return new VarInsnNode(Opcodes.ALOAD, slot);
    }

    static InsnList call(Hook hook) {
        return of(hook.call());
    }

    /** The method of a class that a call names; null where the class does not declare it, or another one is called. */
    static MethodNode declared(MethodInsnNode call, ClassNode type) {
        if (call.owner.equals(type.name)) {
            for (MethodNode method : type.methods) {
                if (method.name.equals(call.name) && method.desc.equals(call.desc)) {
                    return method;
                }
            }
        }
        return null;
    }

    /** A push of the id of a new site, which tells the method that is called. */
    static AbstractInsnNode site(EventKind kind, MethodInsnNode call, MethodEdit edit) {
        return site(kind, call, "", edit);
    }

    /** Likewise, with the name of the object that the call is about; an empty one for none. */
    static AbstractInsnNode site(EventKind kind, MethodInsnNode call, String object, MethodEdit edit) {
        return edit.site(kind, Site.named(call.owner.replace('/', '.') + '.' + call.name, object));
    }
}
