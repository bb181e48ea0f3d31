/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.List;
import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.edit.Spill;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;

/** Handles whose first use initializes a class; a controlled JVM has them ask (decision 012). */
final class HandleInitializationRule implements InstructionRule {

    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final Set<String> FINDERS = Set.of("findStatic", "findConstructor", "findStaticGetter", "unreflect",
        "unreflectConstructor", "unreflectGetter");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (edit.treatment().isProgram() && edit.needs().control()
            && instruction instanceof MethodInsnNode call) {
            switch (call.owner) {
            case LOOKUP -> lookup(call, edit);
            case "java/lang/invoke/MethodHandles" -> reflect(call, edit);
            case "java/lang/invoke/LambdaMetafactory" -> lambda(call, edit);
            default -> {
                // makes no handle
            }
            }
        }
        return false;
    }

    private static void lookup(MethodInsnNode call, MethodEdit edit) {
        if (FINDERS.contains(call.name)) {
            edit.after(call, Hook.ASKING.call());
        } else if (call.name.equals("findStaticVarHandle")) {
            variable(call, Hook.BEFORE_VARIABLE, Hook.VARIABLE, edit);
        } else if (call.name.equals("unreflectVarHandle")) {
            variable(call, Hook.BEFORE_FIELD_VARIABLE, Hook.FIELD_VARIABLE, edit);
        } else if (call.name.equals("revealDirect")) {
            edit.before(call, Hook.ORIGINAL.call());
        }
    }

    private static void variable(MethodInsnNode call, Hook first, Hook then, MethodEdit edit) {
        Spill operands = edit.spill(List.of(Type.getArgumentTypes(call.desc)));
        InsnList before = operands.store();
        before.add(operands.load(0));
        before.add(first.call());
        before.add(operands.load());
        InsnList after = operands.restore();
        after.add(then.call());
        edit.insertBefore(call, before);
        edit.insertAfter(call, after);
    }

    private static void reflect(MethodInsnNode call, MethodEdit edit) {
        if (call.name.equals("reflectAs")) {
            edit.before(call, Hook.ORIGINAL.call());
        }
    }

    /** What becomes a lambda has to be a handle as the JDK makes it. */
    private static void lambda(MethodInsnNode call, MethodEdit edit) {
        if (call.name.equals("metafactory")) {
            edit.before(call, MethodEdit.op(Opcodes.SWAP), Hook.ORIGINAL.call(), MethodEdit.op(Opcodes.SWAP));
        } else if (call.name.equals("altMetafactory")) {
            edit.before(call, Hook.ORIGINALS.call());
        }
    }
}
