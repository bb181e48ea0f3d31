/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.weave;

import java.util.ArrayList;
import java.util.List;
import org.contest.instrument.Reductions;
import org.contest.instrument.edit.ClassEdit;
import org.contest.instrument.edit.ClassSites;
import org.contest.instrument.edit.MethodEdit;
import org.contest.protocol.AddedMembers;
import org.contest.protocol.ReferredMethod;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Turns a method reference whose method is a concurrent event, such as {@code lock::notifyAll} or
 * {@code counter::get}, or may initialize a class of the program, such as {@code Settings::new}, into a lambda that
 * calls the method, as the compiler could have done: then there is an instruction to put a hook at.
 */
final class MethodReferences {

    private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";
    private static final int IMPLEMENTATION = 1;
    private static final int FLAGS = 3;
    private static final int SERIALIZABLE = 1;

    private final ClassEdit owner;
    private final List<MethodNode> added = new ArrayList<>();

    private MethodReferences(ClassEdit owner) {
        this.owner = owner;
    }

    /** Does it in all methods of a class of the program. Returns true when there was one. */
    static boolean unfold(ClassEdit owner) {
        if (!owner.treatment().isProgram()) {
            return false;
        }
        MethodReferences references = new MethodReferences(owner);
        for (MethodNode method : owner.node().methods) {
            references.unfold(method);
        }
        owner.node().methods.addAll(references.added);
        return !references.added.isEmpty();
    }

    private void unfold(MethodNode method) {
        int line = -1;
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LineNumberNode number) {
                line = number.line;
            } else if (node instanceof InvokeDynamicInsnNode dynamic && isReference(dynamic)) {
                MethodNode lambda = lambda(dynamic, line);
                if (hasEvent(lambda)) {
                    added.add(lambda);
                    dynamic.bsmArgs[IMPLEMENTATION] = handle(lambda);
                }
            }
        }
    }

    private static boolean isReference(InvokeDynamicInsnNode dynamic) {
        return dynamic.bsm.getOwner().equals(FACTORY) && dynamic.bsmArgs.length > IMPLEMENTATION
            && dynamic.bsmArgs[IMPLEMENTATION] instanceof Handle handle && opcode(handle) >= 0;
    }

    private static boolean isSerializable(InvokeDynamicInsnNode dynamic) {
        return dynamic.bsmArgs.length > FLAGS && dynamic.bsmArgs[FLAGS] instanceof Integer flags
            && (flags & SERIALIZABLE) != 0;
    }

    /** A serialized lambda names its method, which another JVM has to find: the runtime tells it the one it was. */
    private String name(InvokeDynamicInsnNode dynamic, Handle handle) {
        String name = AddedMembers.REFERENCE_PREFIX + added.size();
        return isSerializable(dynamic)
            ? new ReferredMethod(handle.getTag(), handle.getOwner(), handle.getName(), handle.getDesc()).added(name)
            : name;
    }

    private static int opcode(Handle handle) {
        return switch (handle.getTag()) {
        case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
        case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
        case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
        case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
        default -> -1; // a call on super, which the compiler makes a lambda of
        };
    }

    private MethodNode lambda(InvokeDynamicInsnNode dynamic, int line) {
        Handle handle = (Handle) dynamic.bsmArgs[IMPLEMENTATION];
        Type[] parameters = parameters(handle, Type.getArgumentTypes(dynamic.desc));
        boolean creates = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        Type result = creates ? Type.getObjectType(handle.getOwner()) : Type.getReturnType(handle.getDesc());
        MethodNode lambda = new MethodNode(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            name(dynamic, handle), Type.getMethodDescriptor(result, parameters), null, null);
        if (line >= 0) {
            LabelNode label = new LabelNode();
            lambda.instructions.add(label);
            lambda.instructions.add(new LineNumberNode(line, label));
        }
        if (creates) {
            lambda.instructions.add(new TypeInsnNode(Opcodes.NEW, handle.getOwner()));
            lambda.instructions.add(MethodEdit.op(Opcodes.DUP));
        }
        for (Type parameter : parameters) {
            lambda.instructions.add(new VarInsnNode(parameter.getOpcode(Opcodes.ILOAD), lambda.maxLocals));
            lambda.maxLocals += parameter.getSize();
        }
        lambda.instructions.add(new MethodInsnNode(opcode(handle), handle.getOwner(), handle.getName(),
            handle.getDesc(), handle.isInterface()));
        lambda.instructions.add(MethodEdit.op(result.getOpcode(Opcodes.IRETURN)));
        lambda.maxStack = Math.max(lambda.maxLocals + (creates ? 2 : 0), result.getSize());
        return lambda;
    }

    /** The receiver first; what is captured has its type from the place of the reference. */
    private static Type[] parameters(Handle handle, Type[] captured) {
        List<Type> parameters = new ArrayList<>();
        if (handle.getTag() == Opcodes.H_INVOKEVIRTUAL || handle.getTag() == Opcodes.H_INVOKEINTERFACE) {
            parameters.add(Type.getObjectType(handle.getOwner()));
        }
        parameters.addAll(List.of(Type.getArgumentTypes(handle.getDesc())));
        for (int i = 0; i < captured.length; i++) {
            parameters.set(i, captured[i]);
        }
        return parameters.toArray(new Type[0]);
    }

    /** Tries the rules on it. */
    private boolean hasEvent(MethodNode lambda) {
        ClassSites sites = new ClassSites(owner.node().name, owner.sites().mark());
        MethodNode trial = new MethodNode(lambda.access, lambda.name, lambda.desc, null, null);
        lambda.accept(trial);
        ClassEdit edit = new ClassEdit(owner.node(), owner.treatment(), owner.style(), owner.options(),
            owner.hierarchy(), sites, new Reductions(), owner.tight());
        return Instrumenter.instructions(edit, trial) || sites.count() > 0;
    }

    private Handle handle(MethodNode lambda) {
        boolean ofInterface = (owner.node().access & Opcodes.ACC_INTERFACE) != 0;
        return new Handle(Opcodes.H_INVOKESTATIC, owner.node().name, lambda.name, lambda.desc, ofInterface);
    }
}
