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
 * Keeps {@code this} in the stack map frames of a method that never overwrites it: compilers (Kotlin's) drop it from
 * the frames behind its last use, where a hook at the exit needs it again.
 */
final class ThisFrames {

    private final String owner;
    private final Map<FrameNode, List<Object>> locals = new LinkedHashMap<>();
    private boolean complete = true;

    private ThisFrames(String owner) {
        this.owner = owner;
    }

    /** Puts {@code this} back into each frame that has nothing in its place. */
    static void keep(MethodNode method, String owner) {
        ThisFrames frames = new ThisFrames(owner);
        frames.collect(method);
        if (!frames.complete) {
            frames.locals.forEach(frames::rewrite);
        }
    }

    private void collect(MethodNode method) {
        List<Object> now = initial(method);
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof FrameNode frame) {
                now = next(now, frame);
                locals.put(frame, now);
                complete &= !now.isEmpty() && now.get(0) != Opcodes.TOP;
            }
        }
    }

    private List<Object> initial(MethodNode method) {
        List<Object> initial = new ArrayList<>();
        initial.add(owner);
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
        if (fixed.isEmpty()) {
            fixed.add(owner);
        } else if (fixed.get(0) == Opcodes.TOP) {
            fixed.set(0, owner);
        }
        frame.stack = frame.stack == null ? List.of() : frame.stack;
        frame.local = fixed;
        frame.type = Opcodes.F_FULL;
    }
}
