/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import java.util.Set;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.types.Hierarchy.Member;
import org.contest.protocol.EventKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Accesses through Atomic* classes, field updaters, VarHandle and Unsafe, of every mode. Methods that take a function
 * are no single access; their loops are instrumented from inside.
 */
final class AtomicRule implements InstructionRule {

    private static final String PACKAGE = "java/util/concurrent/atomic/";
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";
    private static final Set<String> ATOMICS = Set.of(PACKAGE + "AtomicBoolean", PACKAGE + "AtomicInteger",
        PACKAGE + "AtomicLong", PACKAGE + "AtomicReference", PACKAGE + "AtomicIntegerArray",
        PACKAGE + "AtomicLongArray", PACKAGE + "AtomicReferenceArray");
    /** An update of these has a hook inside as well, on the same object, for callers that have none. */
    private static final Set<String> TOLD_INSIDE = Set.of(PACKAGE + "AtomicInteger", PACKAGE + "AtomicLong",
        PACKAGE + "AtomicReference", PACKAGE + "AtomicIntegerFieldUpdater", PACKAGE + "AtomicLongFieldUpdater",
        PACKAGE + "AtomicReferenceFieldUpdater");
    private static final Set<String> UPDATERS = Set.of(PACKAGE + "AtomicIntegerFieldUpdater",
        PACKAGE + "AtomicLongFieldUpdater", PACKAGE + "AtomicReferenceFieldUpdater");

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call) || call.getOpcode() == Opcodes.INVOKESTATIC
            || call.getOpcode() == Opcodes.INVOKEINTERFACE) {
            return false;
        }
        AtomicMode mode = AtomicMode.of(call.name);
        int target = mode == null ? -1 : targetArgument(call, mode, edit);
        if (target < 0) {
            return false;
        }
        String receiver = edit.treatment().isProgram() ? Receiver.of(call, edit) : "";
        AbstractInsnNode site = Code.site(mode.kind(), call, receiver, edit);
        if (edit.needs().operations()) {
            edit.beforeWithTarget(call, Type.getArgumentTypes(call.desc), target, hook(call, mode, edit), site,
                edit.thread());
        }
        // after the event, which others may come before
        if (target == 0 && call.owner.equals(VAR_HANDLE) && edit.needs().control() && !edit.treatment().isJdk()) {
            edit.beforeWithTarget(call, Type.getArgumentTypes(call.desc), 0, Hook.BEFORE_ACCESS);
        }
        if (edit.needs().afterOperations()) {
            edit.after(call, edit.thread(), Hook.AFTER_VOLATILE_ACCESS.call());
        }
        return true;
    }

    private static Hook hook(MethodInsnNode call, AtomicMode mode, MethodEdit edit) {
        boolean isUpdate = mode.kind() == EventKind.ATOMIC_UPDATE;
        return isUpdate && TOLD_INSIDE.contains(declaringClass(call, edit)) ? Hook.BEFORE_ATOMIC_CALL : mode.hook();
    }

    /** How many arguments, from the receiver on, lie below the spilled ones; the target is the last of these. */
    private static int targetArgument(MethodInsnNode call, AtomicMode mode, MethodEdit edit) {
        if (call.owner.equals(VAR_HANDLE)) {
            return varHandleTarget(Type.getArgumentTypes(call.desc), mode);
        }
        if (call.owner.endsWith("/misc/Unsafe")) {
            return call.desc.startsWith("(Ljava/lang/Object;J") ? 1 : -1;
        }
        String owner = declaringClass(call, edit);
        if (UPDATERS.contains(owner)) {
            return 1;
        }
        return ATOMICS.contains(owner) && call.desc.indexOf("Operator;") < 0 ? 0 : -1;
    }

    private static String declaringClass(MethodInsnNode call, MethodEdit edit) {
        if (call.owner.startsWith("java/") || call.getOpcode() != Opcodes.INVOKEVIRTUAL) {
            return call.owner;
        }
        Member method = edit.hierarchy().method(call.owner, call.name + call.desc);
        return method == null ? call.owner : method.owner();
    }

    /** A variable of an object is named by that object; a static variable by its handle. */
    private static int varHandleTarget(Type[] arguments, AtomicMode mode) {
        int coordinates = arguments.length - mode.values();
        return coordinates > 0 && arguments[0].getSort() >= Type.ARRAY ? 1 : 0;
    }
}
