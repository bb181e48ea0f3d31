/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Puts code at the entry and at every exit of a method, also when it leaves by an exception, without new locals. The
 * part of the exit code behind {@link Exit#border} is outside the handler.
 */
final class Wrapper {

    private static final int FRAMES_SINCE = Opcodes.V1_6;
    private static final int NONE = -1;

    /** Makes the code of one exit. */
    interface Exit {
        /** New code; {@code border} is to be placed where the exit has happened. */
        InsnList code(LabelNode border);
    }

    private final MethodEdit edit;
    private final MethodNode method;
    private final int slot;
    private final String type;
    private final List<TryCatchBlockNode> handlers = new ArrayList<>();

    /** For exits that need nothing but {@code this}. */
    Wrapper(MethodEdit edit) {
        this(edit, hasThis(edit.method()) ? 0 : NONE, edit.type().name);
    }

    /** For exits that need the local in a slot. */
    Wrapper(MethodEdit edit, int slot, String type) {
        this.edit = edit;
        this.method = edit.method();
        this.slot = slot;
        this.type = type;
    }

    /** True when {@code this} or the first argument's slot is written, so that slot 0 is not {@code this} any more. */
    static boolean writesSlotZero(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof VarInsnNode store && store.var == 0 && store.getOpcode() >= Opcodes.ISTORE
                && store.getOpcode() <= Opcodes.ASTORE) {
                return true;
            }
        }
        return false;
    }

    /** Wraps the whole body; the code {@code inside} follows the entry, inside the handler. */
    void wrap(InsnList entry, InsnList inside, Exit exit) {
        if (slot != NONE) {
            KeptLocal.keep(method, edit.type().name, slot, type);
        }
        LabelNode handler = new LabelNode();
        LabelNode start = new LabelNode();
        entry.add(start);
        entry.add(inside);
        LabelNode from = start;
        AbstractInsnNode[] body = method.instructions.toArray();
        method.instructions.insert(entry);
        for (AbstractInsnNode node : body) {
            if (isReturn(node)) {
                from = exitAt(node, exit, from, handler);
            }
        }
        method.instructions.add(handlerCode(exit, from, handler));
        method.tryCatchBlocks.addAll(handlers);
        edit.markChanged();
    }

    private LabelNode exitAt(AbstractInsnNode node, Exit exit, LabelNode from, LabelNode handler) {
        LabelNode border = new LabelNode();
        LabelNode next = new LabelNode();
        method.instructions.insertBefore(node, exit.code(border));
        method.instructions.insert(node, next);
        if (hasCode(from, border)) {
            handlers.add(new TryCatchBlockNode(from, border, handler, null));
        }
        return next;
    }

    private InsnList handlerCode(Exit exit, LabelNode from, LabelNode handler) {
        LabelNode border = new LabelNode();
        InsnList code = new InsnList();
        if (hasCode(from, null)) {
            handlers.add(new TryCatchBlockNode(from, handler, handler, null));
        }
        code.add(handler);
        if ((edit.type().version & 0xFFFF) >= FRAMES_SINCE) {
            code.add(frame());
        }
        code.add(exit.code(border));
        code.add(new InsnNode(Opcodes.ATHROW));
        coverItself(code, handler, border);
        return code;
    }

    /**
     * As javac does it: the JIT refuses a method that an instruction can leave by an exception with its monitor held.
     */
    private void coverItself(InsnList code, LabelNode handler, LabelNode border) {
        for (AbstractInsnNode node = code.getFirst(); node != border; node = node.getNext()) {
            if (node.getOpcode() == Opcodes.MONITOREXIT) {
                handlers.add(new TryCatchBlockNode(handler, border, handler, null));
            }
        }
    }

    /** An empty range is not allowed in an exception table. */
    private static boolean hasCode(LabelNode from, LabelNode to) {
        for (AbstractInsnNode node = from; node != null && node != to; node = node.getNext()) {
            if (node.getOpcode() >= 0) {
                return true;
            }
        }
        return false;
    }

    private FrameNode frame() {
        Object[] locals = new Object[slot + 1];
        Arrays.fill(locals, Opcodes.TOP);
        if (slot != NONE) {
            locals[slot] = type;
        }
        return new FrameNode(Opcodes.F_FULL, locals.length, locals, 1,
            new Object[] {Type.getInternalName(Throwable.class)});
    }

    private static boolean hasThis(MethodNode method) {
        return (method.access & Opcodes.ACC_STATIC) == 0 && !writesSlotZero(method);
    }

    static boolean isReturn(AbstractInsnNode node) {
        return node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN;
    }
}
