/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.Hook;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.types.Hierarchy.Member;
import org.contest.protocol.EventKind;
import org.contest.protocol.jdk.JdkFacts;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of the program on synchronized methods of JDK classes, such as Vector, Hashtable and StringBuffer: each is one
 * atomic operation (what Delamaro's RRTools could not control). The static owner decides (Stoller 2002, section 3.1);
 * of a static method the monitor is its class.
 */
final class LibraryCallRule implements InstructionRule {

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (!(instruction instanceof MethodInsnNode call) || call.name.equals("<init>")) {
            return false;
        }
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            ofClass(call, edit);
            return false;
        }
        if (edit.treatment().isJdk()) {
            return callsItself(call, edit);
        }
        if (JdkFacts.ANY_COLLECTION.has(call.owner)) {
            return collection(call, edit);
        }
        if (call.getOpcode() == Opcodes.INVOKEINTERFACE || !isSharedLibrary(call.owner)) {
            return false;
        }
        return synchronizedMethod(call, edit);
    }

    private static boolean synchronizedMethod(MethodInsnNode call, MethodEdit edit) {
        Member method = edit.hierarchy().method(call.owner, call.name + call.desc);
        if (!isSynchronized(method)) {
            return false;
        }
        hook(call, Hook.BEFORE_LIBRARY_CALL, method.owner(), edit);
        return true;
    }

    /** The monitor is that of the class. The JDK has some, such as Locale.setDefault; none in java.lang. */
    private static void ofClass(MethodInsnNode call, MethodEdit edit) {
        boolean mayBe = call.owner.startsWith("java") && !call.owner.startsWith("java/lang/")
            && !edit.treatment().isJdk() && (edit.type().version & 0xFFFF) >= Opcodes.V1_5;
        Member method = mayBe ? edit.hierarchy().method(call.owner, call.name + call.desc) : null;
        if (method != null && method.is(Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_STATIC | Opcodes.ACC_PUBLIC)) {
            AbstractInsnNode site = Code.site(EventKind.LIBRARY_CALL, call, edit);
            if (edit.needs().operations()) {
                edit.before(call, new LdcInsnNode(Type.getObjectType(method.owner())), site,
                    Hook.BEFORE_LIBRARY_CALL.call());
            }
        }
    }

    /** {@code Vector.contains} is not synchronized, but calls a method of its own that is. */
    private static boolean callsItself(MethodInsnNode call, MethodEdit edit) {
        return call.owner.equals(edit.type().name) && AtomicMethods.tellThemselves(call.owner)
            && synchronizedMethod(call, edit);
    }

    /** The receiver may be a Vector or a Hashtable: the hook looks (Stoller 2002, section 3.1, on interfaces). */
    private static boolean collection(MethodInsnNode call, MethodEdit edit) {
        String method = call.name + call.desc;
        if (call.getOpcode() == Opcodes.INVOKESPECIAL
            || !isSynchronized(edit.hierarchy().method("java/util/Vector", method))
                && !isSynchronized(edit.hierarchy().method("java/util/Hashtable", method))) {
            return false;
        }
        hook(call, Hook.BEFORE_COLLECTION_CALL, call.owner, edit);
        return true;
    }

    private static boolean isSynchronized(Member method) {
        return method != null && method.is(Opcodes.ACC_SYNCHRONIZED) && !method.is(Opcodes.ACC_STATIC);
    }

    private static void hook(MethodInsnNode call, Hook hook, String owner, MethodEdit edit) {
        AbstractInsnNode site = edit.site(EventKind.LIBRARY_CALL, owner.replace('/', '.') + '.' + call.name);
        if (edit.needs().operations()) {
            edit.beforeWithTarget(call, Type.getArgumentTypes(call.desc), 0, hook, site);
        }
    }

    private static boolean isSharedLibrary(String owner) {
        return owner.startsWith("java/util/") || owner.equals("java/lang/StringBuffer")
            || owner.startsWith("java/io/") && !owner.equals("java/io/PrintStream");
    }
}
