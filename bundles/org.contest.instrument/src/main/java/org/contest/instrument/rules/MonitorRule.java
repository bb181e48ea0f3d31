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
import org.contest.instrument.Style;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Synchronized blocks. The compiler's handler begins after monitorenter and ends after monitorexit; the hook after
 * monitorenter is taken into the handler and the one after monitorexit is kept out of it, so that an exception out of
 * a hook leaves the monitor balanced.
 */
final class MonitorRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        switch (instruction.getOpcode()) {
        case Opcodes.MONITORENTER -> enter(instruction, edit);
        case Opcodes.MONITOREXIT -> exit(instruction, edit);
        default -> {
            return false;
        }
        }
        return true;
    }

    private static void enter(AbstractInsnNode instruction, MethodEdit edit) {
        AbstractInsnNode site = edit.site(EventKind.MONITOR_ENTER, name(instruction, edit));
        if (edit.style() == Style.MODEL) {
            edit.replace(instruction, site, Hook.LOCK.call());
            return;
        }
        if (!edit.needs().operations()) {
            return;
        }
        edit.before(instruction, op(Opcodes.DUP), site, edit.thread(), Hook.BEFORE_MONITOR_ENTER.call(),
            op(Opcodes.DUP));
        MethodInsnNode last = Hook.AFTER_MONITOR_ENTER.call();
        edit.after(instruction, edit.again(site), edit.thread(), last);
        moveHandlerBorder(instruction, last, edit);
    }

    /** Locations in classes of the JDK have no names, so that they are alike in all JVMs that know its code. */
    private static String name(AbstractInsnNode instruction, MethodEdit edit) {
        return edit.treatment().isProgram() ? Receiver.ofMonitor(instruction, edit) : "";
    }

    private static void exit(AbstractInsnNode instruction, MethodEdit edit) {
        AbstractInsnNode site = edit.site(EventKind.MONITOR_EXIT, "");
        if (edit.style() == Style.MODEL) {
            edit.replace(instruction, site, Hook.UNLOCK.call());
            return;
        }
        if (!edit.needs().operations()) {
            return;
        }
        edit.before(instruction, op(Opcodes.DUP), site, edit.thread(), Hook.BEFORE_MONITOR_EXIT.call(),
            op(Opcodes.DUP));
        MethodInsnNode last = Hook.AFTER_MONITOR_EXIT.call();
        edit.after(instruction, edit.again(site), edit.thread(), last);
        moveHandlerBorder(instruction, last, edit);
    }

    /** Handlers that begin or end behind the last node of the hook after an instruction move before the hook. */
    static void moveHandlerBorder(AbstractInsnNode instruction, AbstractInsnNode last, MethodEdit edit) {
        AbstractInsnNode behind = last.getNext();
        if (!(behind instanceof LabelNode old)) {
            return;
        }
        LabelNode border = new LabelNode();
        boolean used = false;
        for (TryCatchBlockNode handler : edit.method().tryCatchBlocks) {
            if (handler.start == old && instruction.getOpcode() == Opcodes.MONITORENTER) {
                handler.start = border;
                used = true;
            } else if (handler.end == old && instruction.getOpcode() == Opcodes.MONITOREXIT) {
                handler.end = border;
                used = true;
            }
        }
        if (used) {
            edit.after(instruction, border);
        }
    }
}
