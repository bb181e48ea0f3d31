/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import static org.contest.instrument.edit.MethodEdit.op;

import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import java.util.ArrayList;
import org.contest.instrument.Style;
import org.contest.protocol.AddedMembers;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Synchronized methods of the program become bodies between enter and exit, so that a hook can come before the monitor
 * is taken. A native method, and one that overwrites {@code this}, keeps its flag.
 */
final class SynchronizedMethodRule implements BodyRule {

    /** An annotation and a class constant need this class file version; nothing else changes since its predecessors. */
    private static final int ANNOTATION_SINCE = Opcodes.V1_5;

    @Override
    public void apply(MethodEdit edit) {
        MethodNode method = edit.method();
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) == 0 || edit.treatment().isJdk()
            || !isStatic && Wrapper.writesSlotZero(method)) {
            return;
        }
        edit.atLine(Lines.first(method));
        AbstractInsnNode enter = edit.site(EventKind.MONITOR_ENTER,
            isStatic ? simple(edit.type().name) + ".class" : "this");
        edit.atLine(Lines.last(method));
        AbstractInsnNode exit = edit.site(EventKind.MONITOR_EXIT, "");
        if (edit.needs().operations()) {
            wrap(edit, isStatic, enter, exit);
        }
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('/') + 1);
    }

    private static void wrap(MethodEdit edit, boolean isStatic, AbstractInsnNode enter, AbstractInsnNode exit) {
        MethodNode method = edit.method();
        method.access &= ~Opcodes.ACC_SYNCHRONIZED;
        mark(method);
        if ((edit.type().version & 0xFFFF) < ANNOTATION_SINCE) {
            edit.type().version = ANNOTATION_SINCE;
        }
        boolean model = edit.style() == Style.MODEL;
        int slot = isStatic && !model ? edit.newLocal() : 0;
        Wrapper wrapper = isStatic && model ? new Wrapper(edit)
            : new Wrapper(edit, slot, isStatic ? "java/lang/Class" : edit.type().name);
        wrapper.wrap(enterCode(edit, enter, model, slot), insideCode(edit, enter, model, slot),
            border -> exitCode(edit, edit.again(exit), model, slot, border));
    }

    /** For the reflection of the program. First, where the runtime looks for it. */
    private static void mark(MethodNode method) {
        if (method.visibleAnnotations == null) {
            method.visibleAnnotations = new ArrayList<>();
        }
        method.visibleAnnotations.add(0, new AnnotationNode(AddedMembers.SYNCHRONIZED));
    }

    private static AbstractInsnNode monitor(MethodEdit edit) {
        boolean isStatic = (edit.method().access & Opcodes.ACC_STATIC) != 0;
        return isStatic ? new LdcInsnNode(Type.getObjectType(edit.type().name)) : Code.load(0);
    }

    /** The JIT compiles a real exit only where it sees that the same reference was entered: so a local holds it. */
    private static InsnList enterCode(MethodEdit edit, AbstractInsnNode site, boolean model, int slot) {
        if (model) {
            return Code.of(monitor(edit), site, Hook.LOCK.call());
        }
        InsnList code = new InsnList();
        if ((edit.method().access & Opcodes.ACC_STATIC) != 0) {
            code.add(monitor(edit));
            code.add(new VarInsnNode(Opcodes.ASTORE, slot));
        }
        code.add(Code.of(Code.load(slot), op(Opcodes.DUP), site, edit.thread(), Hook.BEFORE_MONITOR_ENTER.call(),
            op(Opcodes.MONITORENTER)));
        return code;
    }

    private static InsnList insideCode(MethodEdit edit, AbstractInsnNode site, boolean model, int slot) {
        return model ? new InsnList()
            : Code.of(Code.load(slot), edit.again(site), edit.thread(), Hook.AFTER_MONITOR_ENTER.call());
    }

    private static InsnList exitCode(MethodEdit edit, AbstractInsnNode site, boolean model, int slot,
        LabelNode border) {
        if (model) {
            return Code.of(monitor(edit), site, Hook.UNLOCK.call(), border);
        }
        return Code.of(Code.load(slot), op(Opcodes.DUP), site, edit.thread(), Hook.BEFORE_MONITOR_EXIT.call(),
            op(Opcodes.MONITOREXIT), border, Code.load(slot), edit.again(site), edit.thread(),
            Hook.AFTER_MONITOR_EXIT.call());
    }
}
