/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** Pushes the id of a site, which is known only when all sites of the class are: base plus ordinal. */
final class SiteNode extends AbstractInsnNode {

    private final ClassSites sites;
    private final int ordinal;

    SiteNode(ClassSites sites, int ordinal) {
        super(Opcodes.LDC);
        this.sites = sites;
        this.ordinal = ordinal;
    }

    @Override
    public int getType() {
        return LDC_INSN;
    }

    @Override
    public void accept(MethodVisitor visitor) {
        push(visitor, sites.base() + ordinal);
    }

    static void push(MethodVisitor visitor, int value) {
        if (value >= -1 && value <= 5) {
            visitor.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value == (byte) value) {
            visitor.visitIntInsn(Opcodes.BIPUSH, value);
        } else if (value == (short) value) {
            visitor.visitIntInsn(Opcodes.SIPUSH, value);
        } else {
            visitor.visitLdcInsn(value);
        }
    }

    @Override
    public AbstractInsnNode clone(Map<LabelNode, LabelNode> clonedLabels) {
        return new SiteNode(sites, ordinal);
    }
}
