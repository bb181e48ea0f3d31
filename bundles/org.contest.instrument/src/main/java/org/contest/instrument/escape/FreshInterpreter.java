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
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows fresh references through copies; every other operation makes an unknown value of the right size. */
final class FreshInterpreter extends Interpreter<FreshValue> {

    /** Allocations beyond this number are taken as escaped, so that a set of them is one long. */
    static final int MOST_ALLOCATIONS = 62;
    /** The number of {@code this} of a constructor. */
    static final int THIS = 0;

    private final boolean constructor;
    private final Map<AbstractInsnNode, Integer> allocations = new IdentityHashMap<>();

    FreshInterpreter(boolean constructor) {
        super(Opcodes.ASM9);
        this.constructor = constructor;
    }

    private FreshValue allocation(AbstractInsnNode node) {
        int number = allocations.computeIfAbsent(node, key -> allocations.size() + 1);
        return number < MOST_ALLOCATIONS ? new FreshValue(1, number) : FreshValue.ONE;
    }

    private static FreshValue ofSize(int size) {
        return size == 2 ? FreshValue.TWO : FreshValue.ONE;
    }

    @Override
    public FreshValue newValue(Type type) {
        if (type == Type.VOID_TYPE) {
            return null;
        }
        return type == null ? FreshValue.ONE : ofSize(type.getSize());
    }

    @Override
    public FreshValue newParameterValue(boolean isInstance, int local, Type type) {
        return constructor && isInstance && local == 0 ? new FreshValue(1, FreshValue.UNINITIALIZED_THIS)
            : newValue(type);
    }

    /** What a call in the protected block did to its arguments is not known in the handler. */
    @Override
    public FreshValue newExceptionValue(TryCatchBlockNode block, Frame<FreshValue> handler, Type type) {
        ((FreshFrame) handler).escapeAll();
        return FreshValue.ONE;
    }

    @Override
    public FreshValue newOperation(AbstractInsnNode node) {
        return switch (node.getOpcode()) {
        case Opcodes.NEW -> allocation(node);
        case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> FreshValue.TWO;
        case Opcodes.LDC -> constant((LdcInsnNode) node);
        case Opcodes.GETSTATIC -> ofSize(Type.getType(((FieldInsnNode) node).desc).getSize());
        default -> FreshValue.ONE;
        };
    }

    private FreshValue constant(LdcInsnNode node) {
        if (node.cst instanceof org.objectweb.asm.ConstantDynamic dynamic) {
            return CoverageProbes.areGotBy(node) ? FreshValue.PROBES : ofSize(dynamic.getSize());
        }
        return node.cst instanceof Long || node.cst instanceof Double ? FreshValue.TWO : FreshValue.ONE;
    }

    @Override
    public FreshValue copyOperation(AbstractInsnNode node, FreshValue value) {
        return value;
    }

    @Override
    public FreshValue unaryOperation(AbstractInsnNode node, FreshValue value) {
        return switch (node.getOpcode()) {
        case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> allocation(node);
        case Opcodes.CHECKCAST -> value;
        case Opcodes.LNEG, Opcodes.DNEG, Opcodes.I2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2L, Opcodes.F2D,
            Opcodes.D2L -> FreshValue.TWO;
        case Opcodes.GETFIELD -> ofSize(Type.getType(((FieldInsnNode) node).desc).getSize());
        default -> FreshValue.ONE;
        };
    }

    @Override
    public FreshValue binaryOperation(AbstractInsnNode node, FreshValue first, FreshValue second) {
        return switch (node.getOpcode()) {
        case Opcodes.LALOAD, Opcodes.DALOAD, Opcodes.LADD, Opcodes.DADD, Opcodes.LSUB, Opcodes.DSUB, Opcodes.LMUL,
            Opcodes.DMUL, Opcodes.LDIV, Opcodes.DDIV, Opcodes.LREM, Opcodes.DREM, Opcodes.LSHL, Opcodes.LSHR,
            Opcodes.LUSHR, Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR -> FreshValue.TWO;
        default -> FreshValue.ONE;
        };
    }

    @Override
    public FreshValue ternaryOperation(AbstractInsnNode node, FreshValue first, FreshValue second,
        FreshValue third) {
        return null;
    }

    @Override
    public FreshValue naryOperation(AbstractInsnNode node, List<? extends FreshValue> values) {
        if (node instanceof MethodInsnNode call) {
            return CoverageProbes.areGotBy(node) ? FreshValue.PROBES : newValue(Type.getReturnType(call.desc));
        }
        if (node instanceof InvokeDynamicInsnNode dynamic) {
            return newValue(Type.getReturnType(dynamic.desc));
        }
        return allocation(node); // multianewarray
    }

    @Override
    public void returnOperation(AbstractInsnNode node, FreshValue value, FreshValue expected) {
        // nothing to check
    }

    @Override
    public FreshValue merge(FreshValue first, FreshValue second) {
        if (first.equals(second)) {
            return first;
        }
        return first.size() == 2 && second.size() == 2 ? FreshValue.TWO : FreshValue.ONE;
    }
}
