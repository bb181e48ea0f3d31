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
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;

/**
 * Class initialization: events for classes and interfaces of the program, an untraced region for those of the JDK and
 * for {@linkplain QuietInitializer quiet} ones.
 */
final class ClassInitRule implements BodyRule {

    private static final int CLASS_CONSTANT_SINCE = Opcodes.V1_5;

    @Override
    public void apply(MethodEdit edit) {
        if (!edit.method().name.equals("<clinit>")) {
            return;
        }
        if (edit.treatment().isJdk()) {
            UntracedRegionRule.ignore(edit);
            return;
        }
        if (QuietInitializer.isQuiet(edit.type(), edit.method())) {
            quiet(edit);
            return;
        }
        String variable = edit.type().name.replace('/', '.');
        edit.atLine(Lines.first(edit.method()));
        AbstractInsnNode begin = edit.site(EventKind.CLASS_INIT_BEGIN, variable);
        edit.atLine(Lines.last(edit.method()));
        AbstractInsnNode end = edit.site(EventKind.CLASS_INIT_END, variable);
        if (!edit.needs().operations()) {
            return;
        }
        if ((edit.type().version & 0xFFFF) < CLASS_CONSTANT_SINCE) {
            edit.type().version = CLASS_CONSTANT_SINCE;
        }
        new Wrapper(edit).wrap(Code.of(type(edit), begin, Hook.CLASS_INIT_BEGIN.call()), new InsnList(),
            border -> Code.of(border, type(edit), edit.again(end), Hook.CLASS_INIT_END.call()));
    }

    private static AbstractInsnNode type(MethodEdit edit) {
        return new LdcInsnNode(Type.getObjectType(edit.type().name));
    }

    /** No events; but who wants to run the program again learns what the class begins with. */
    private static void quiet(MethodEdit edit) {
        for (AbstractInsnNode node : edit.method().instructions.toArray()) {
            if (Wrapper.isReturn(node)) {
                edit.before(node, new LdcInsnNode(Type.getObjectType(edit.type().name)), Hook.INITIALIZED.call());
            }
        }
        UntracedRegionRule.ignore(edit);
    }
}
