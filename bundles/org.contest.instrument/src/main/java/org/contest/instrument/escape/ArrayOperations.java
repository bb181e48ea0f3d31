/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.escape;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Methods of the JDK that work on many elements of an array: System.arraycopy, clone, and those of Arrays. */
public final class ArrayOperations {

    /** Arguments of arraycopy above each array. */
    static final int ABOVE_SOURCE = 4;
    static final int ABOVE_TARGET = 2;

    /** They make a view, or take several values for an array. */
    private static final Set<String> VIEWS = Set.of("asList", "stream", "spliterator");

    private ArrayOperations() {
    }

    /** True for System.arraycopy. */
    public static boolean isCopy(MethodInsnNode call) {
        return call.owner.equals("java/lang/System") && call.name.equals("arraycopy");
    }

    /** How many arguments lie above the array that the call works on; -1 for every other call, and for arraycopy. */
    public static int argumentsAbove(MethodInsnNode call) {
        if (call.owner.startsWith("[")) {
            return call.name.equals("clone") ? 0 : -1;
        }
        if (!call.owner.equals("java/util/Arrays") || call.getOpcode() != Opcodes.INVOKESTATIC
            || VIEWS.contains(call.name)) {
            return -1;
        }
        Type[] arguments = Type.getArgumentTypes(call.desc);
        return arguments.length > 0 && arguments[0].getSort() == Type.ARRAY ? arguments.length - 1 : -1;
    }
}
