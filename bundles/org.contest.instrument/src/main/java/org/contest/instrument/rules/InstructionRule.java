/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import org.contest.instrument.edit.MethodEdit;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Puts the hooks of one kind of event around single instructions. */
public interface InstructionRule {

    /** Edits the code around an instruction; false when the rules behind this one are to look at it as well. */
    boolean apply(AbstractInsnNode instruction, MethodEdit edit);
}
