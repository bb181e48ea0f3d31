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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Keeps a local that hooks need at the exits of a method in all stack map frames: {@code this}, which compilers
 * (Kotlin's) drop from the frames behind its last use, or one that hooks brought with them.
 */
final class KeptLocal {

    private final int slot;
    private final String type;
    private final Map<FrameNode, List<Object>> locals = new LinkedHashMap<>();
    private boolean complete = true;

    private KeptLocal(int slot, String type) {
        this.slot = slot;
        this.type = type;
    }

    /** Puts the local into each frame that has nothing in its place, when one has. */
    static void keep(MethodNode method, String owner, int slot, String type) {
        KeptLocal kept = new KeptLocal(slot, type);
        kept.collect(method, owner);
        if (!kept.complete) {
            kept.locals.forEach(kept::rewrite);
        }
    }

    private void collect(MethodNode method, String owner) {
        List<Object> now = initial(method, owner);
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof FrameNode frame) {
                now = next(now, frame);
                locals.put(frame, now);
                complete &= slot == 0 && !now.isEmpty() && now.get(0) != Opcodes.TOP;
            }
        }
    }

    private static List<Object> initial(MethodNode method, String owner) {
        List<Object> initial = new ArrayList<>();
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            initial.add(method.name.equals("<init>") ? Opcodes.UNINITIALIZED_THIS : owner);
        }
        for (Type type : Type.getArgumentTypes(method.desc)) {
            initial.add(switch (type.getSort()) {
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.LONG -> Opcodes.LONG;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.ARRAY, Type.OBJECT -> type.getInternalName();
            default -> Opcodes.INTEGER;
            });
        }
        return initial;
    }

    /** The locals of a frame, given those of the frame before (JVMS 4.7.4). */
    private static List<Object> next(List<Object> before, FrameNode frame) {
        List<Object> after = new ArrayList<>(before);
        switch (frame.type) {
        case Opcodes.F_FULL, Opcodes.F_NEW -> {
            after.clear();
            after.addAll(frame.local);
        }
        case Opcodes.F_APPEND -> after.addAll(frame.local);
        case Opcodes.F_CHOP -> after.subList(after.size() - frame.local.size(), after.size()).clear();
        default -> {
            // the same locals
        }
        }
        return after;
    }

    private void rewrite(FrameNode frame, List<Object> present) {
        List<Object> fixed = new ArrayList<>(present);
        int at = 0;
        for (int passed = 0; passed < slot; passed++) {
            if (at == fixed.size()) {
                fixed.add(Opcodes.TOP);
            }
            if (fixed.get(at) == Opcodes.LONG || fixed.get(at) == Opcodes.DOUBLE) {
                passed++;
            }
            at++;
        }
        if (at == fixed.size()) {
            fixed.add(type);
        } else if (fixed.get(at) == Opcodes.TOP) {
            fixed.set(at, type);
        }
        frame.stack = frame.stack == null ? List.of() : frame.stack;
        frame.local = fixed;
        frame.type = Opcodes.F_FULL;
    }
}
