/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.escape;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What JaCoCo adds to a class: an array of probes, which all threads set. It is nothing of the program. */
public final class CoverageProbes {

    private static final String PREFIX = "$jacoco";

    private CoverageProbes() {
    }

    /** True for the name of an added field, method or constant. */
    public static boolean isName(String name) {
        return name.startsWith(PREFIX);
    }

    /** True for an instruction that gets the array. */
    static boolean areGotBy(AbstractInsnNode node) {
        return node instanceof MethodInsnNode call ? call.getOpcode() == Opcodes.INVOKESTATIC && isName(call.name)
            : node instanceof LdcInsnNode load && load.cst instanceof ConstantDynamic constant
                && isName(constant.getName());
    }
}
