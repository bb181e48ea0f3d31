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
import org.contest.protocol.EventKind;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Tells the thread which call of a library it is in, before the call: what happens inside is one operation of the
 * program. What the thread was in before need not come back after the call: own code tells its next call, and
 * {@link CallbackRule} sees to a library that called the program.
 */
final class CallSiteRule implements InstructionRule {

    private static final String OBJECT = "java/lang/Object";

    @Override
    public boolean apply(AbstractInsnNode instruction, MethodEdit edit) {
        if (instruction instanceof MethodInsnNode call
            && LibraryCalls.mayHaveEvents(callee(call, edit), edit.type().name) && !isQuiet(call, edit)) {
            AbstractInsnNode site = Code.site(EventKind.CALL, callee(call, edit), Receiver.of(call, edit), edit);
            if (edit.needs().calls()) {
                edit.before(call, site, edit.thread(), Hook.CALLS.call());
            }
        }
        return false;
    }

    /** The method that is called: one that the class has inherited is of its superclass, which may be a library's. */
    private static MethodInsnNode callee(MethodInsnNode call, MethodEdit edit) {
        ClassNode type = edit.type();
        boolean inherited = call.owner.equals(type.name) && !OBJECT.equals(type.superName)
            && Code.declared(call, type) == null;
        return inherited ? new MethodInsnNode(call.getOpcode(), type.superName, call.name, call.desc, call.itf) : call;
    }

    /** An initializer that only makes objects of the JDK has no events, and stays so. */
    private static boolean isQuiet(MethodInsnNode call, MethodEdit edit) {
        return edit.method().name.equals("<clinit>") && QuietCalls.has(call);
    }
}
