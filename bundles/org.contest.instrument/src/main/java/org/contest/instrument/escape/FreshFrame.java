/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.escape;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Values at one instruction, and the set of allocations that have escaped when it is reached. */
final class FreshFrame extends Frame<FreshValue> {

    /** Constructors known to leave {@code this} alone. */
    private static final String HARMLESS_SUPER = "java/lang/Object";

    private long escaped;

    FreshFrame(int locals, int stack) {
        super(locals, stack);
    }

    FreshFrame(Frame<? extends FreshValue> frame) {
        super(frame);
    }

    @Override
    public Frame<FreshValue> init(Frame<? extends FreshValue> frame) {
        escaped = ((FreshFrame) frame).escaped;
        return super.init(frame);
    }

    @Override
    public boolean merge(Frame<? extends FreshValue> frame, Interpreter<FreshValue> interpreter)
        throws AnalyzerException {
        long before = escaped;
        escaped |= ((FreshFrame) frame).escaped;
        return super.merge(frame, interpreter) | before != escaped;
    }

    void escapeAll() {
        escaped = -1;
    }

    boolean isUnescaped(FreshValue value) {
        return value.equals(FreshValue.PROBES) || value.isAllocation() && (escaped & 1L << value.allocation()) == 0;
    }

    private void escape(FreshValue value) {
        if (value.isAllocation()) {
            escaped |= 1L << value.allocation();
        }
    }

    private FreshValue fromTop(int depth) {
        return getStack(getStackSize() - 1 - depth);
    }

    @Override
    public void execute(AbstractInsnNode node, Interpreter<FreshValue> interpreter) throws AnalyzerException {
        FreshValue initialized = null;
        switch (node.getOpcode()) {
        case Opcodes.PUTFIELD, Opcodes.PUTSTATIC, Opcodes.AASTORE, Opcodes.ARETURN, Opcodes.ATHROW ->
            escape(fromTop(0));
        case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC, Opcodes.INVOKEINTERFACE ->
            initialized = call((MethodInsnNode) node);
        case Opcodes.INVOKEDYNAMIC ->
            escapeArguments(Type.getArgumentTypes(((InvokeDynamicInsnNode) node).desc).length);
        default -> {
            // lets nothing escape
        }
        }
        super.execute(node, interpreter);
        if (initialized != null && initialized.allocation() == FreshValue.UNINITIALIZED_THIS) {
            substitute(initialized, new FreshValue(1, FreshInterpreter.THIS));
        }
        allocated(node);
    }

    /** Returns the object under construction when the call is of a constructor. */
    private FreshValue call(MethodInsnNode call) {
        int arguments = Type.getArgumentTypes(call.desc).length;
        escapeArguments(arguments);
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return null;
        }
        FreshValue receiver = fromTop(arguments);
        boolean constructor = call.name.equals("<init>");
        if (!constructor || !call.owner.equals(HARMLESS_SUPER)) {
            escape(receiver);
            if (receiver.allocation() == FreshValue.UNINITIALIZED_THIS) {
                escaped |= 1L << FreshInterpreter.THIS;
            }
        }
        return constructor ? receiver : null;
    }

    private void escapeArguments(int count) {
        for (int i = 0; i < count; i++) {
            escape(fromTop(i));
        }
    }

    /** A new object replaces the one that the same allocation made before, of which nothing is known any more. */
    private void allocated(AbstractInsnNode node) {
        FreshValue made = getStackSize() == 0 ? null : fromTop(0);
        if (made == null || !made.isAllocation() || !isAllocation(node)) {
            return;
        }
        substitute(made, FreshValue.ONE);
        setStack(getStackSize() - 1, made);
        escaped &= ~(1L << made.allocation());
    }

    private static boolean isAllocation(AbstractInsnNode node) {
        return switch (node.getOpcode()) {
        case Opcodes.NEW, Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.MULTIANEWARRAY -> true;
        default -> false;
        };
    }

    private void substitute(FreshValue from, FreshValue to) {
        for (int i = 0; i < getLocals(); i++) {
            if (getLocal(i).equals(from)) {
                setLocal(i, to);
            }
        }
        for (int i = 0; i < getStackSize(); i++) {
            if (getStack(i).equals(from)) {
                setStack(i, to);
            }
        }
    }
}
