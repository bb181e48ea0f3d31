/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** First and last source line of a method, or -1. */
final class Lines {

    private Lines() {
    }

    static int first(MethodNode method) {
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return -1;
    }

    static int last(MethodNode method) {
        int last = -1;
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LineNumberNode number) {
                last = Math.max(last, number.line);
            }
        }
        return last;
    }
}
