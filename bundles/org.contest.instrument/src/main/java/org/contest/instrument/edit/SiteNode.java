/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.Map;
import org.contest.instrument.SiteMarks;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** Pushes the id of a site: a marked constant that {@link SiteMarks} replaces when the class gets its base. */
final class SiteNode extends AbstractInsnNode {

    private final int mark;

    SiteNode(int mark) {
        super(Opcodes.LDC);
        this.mark = mark;
    }

    @Override
    public int getType() {
        return LDC_INSN;
    }

    @Override
    public void accept(MethodVisitor visitor) {
        visitor.visitLdcInsn(mark);
    }

    @Override
    public AbstractInsnNode clone(Map<LabelNode, LabelNode> clonedLabels) {
        return new SiteNode(mark);
    }
}
