/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.escape;

import java.util.IdentityHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The intraprocedural escape analysis (Stoller 2002, sections 2 and 3.2): an object made here is unshared until a
 * reference to it is stored, passed, returned or thrown. So is {@code this} of a constructor, from the return of
 * Object's constructor on; another super constructor may have leaked it.
 */
public final class EscapeAnalysis implements Freshness {

    private final Map<AbstractInsnNode, Boolean> unescaped = new IdentityHashMap<>();
    private final Map<AbstractInsnNode, Boolean> uninitialized = new IdentityHashMap<>();

    private EscapeAnalysis() {
    }

    /**
     * Analyzes a method that accesses fields or arrays and makes objects; others have nothing to find.
     *
     * @throws AnalyzerException when the code is not valid
     */
    public static Freshness of(String owner, MethodNode method) throws AnalyzerException {
        boolean constructor = method.name.equals("<init>");
        if (!hasAccesses(method) || !constructor && !hasAllocations(method)) {
            return UNKNOWN;
        }
        EscapeAnalysis result = new EscapeAnalysis();
        Analyzer<FreshValue> analyzer = new Analyzer<>(new FreshInterpreter(constructor)) {
            @Override
            protected Frame<FreshValue> newFrame(int locals, int stack) {
                return new FreshFrame(locals, stack);
            }

            @Override
            protected Frame<FreshValue> newFrame(Frame<? extends FreshValue> frame) {
                return new FreshFrame(frame);
            }
        };
        Frame<FreshValue>[] frames = analyzer.analyze(owner, method);
        for (int i = 0; i < frames.length; i++) {
            if (frames[i] != null) {
                result.look(method.instructions.get(i), (FreshFrame) frames[i]);
            }
        }
        return result;
    }

    private static boolean hasAccesses(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (targetDepth(node) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasAllocations(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            switch (node.getOpcode()) {
            case Opcodes.NEW, Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> {
                return true;
            }
            default -> {
                if (CoverageProbes.areGotBy(node)) {
                    return true;
                }
            }
            }
        }
        return false;
    }

    /** How deep below the top of the stack the accessed object lies, or -1 when nothing is accessed. */
    private static int targetDepth(AbstractInsnNode node) {
        int opcode = node.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            return 1;
        }
        if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            return 2;
        }
        if (node instanceof MethodInsnNode call) {
            return ArrayOperations.isCopy(call) ? ArrayOperations.ABOVE_SOURCE : ArrayOperations.argumentsAbove(call);
        }
        return opcode == Opcodes.GETFIELD ? 0 : opcode == Opcodes.PUTFIELD ? 1 : -1;
    }

    private void look(AbstractInsnNode node, FreshFrame frame) {
        int depth = targetDepth(node);
        if (depth < 0) {
            return;
        }
        FreshValue target = fromTop(frame, depth);
        boolean isCopy = node instanceof MethodInsnNode call && ArrayOperations.isCopy(call);
        if (target.allocation() == FreshValue.UNINITIALIZED_THIS) {
            uninitialized.put(node, true);
        } else if (frame.isUnescaped(target)
            && (!isCopy || frame.isUnescaped(fromTop(frame, ArrayOperations.ABOVE_TARGET)))) {
            unescaped.put(node, true);
        }
    }

    private static FreshValue fromTop(FreshFrame frame, int depth) {
        return frame.getStack(frame.getStackSize() - 1 - depth);
    }

    @Override
    public boolean isUnescaped(AbstractInsnNode access) {
        return unescaped.containsKey(access);
    }

    @Override
    public boolean isUninitialized(AbstractInsnNode access) {
        return uninitialized.containsKey(access);
    }
}
