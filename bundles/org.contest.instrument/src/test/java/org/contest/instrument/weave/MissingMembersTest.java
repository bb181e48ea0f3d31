/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Nothing of the JDK is missing silently. */
class MissingMembersTest {

    private static ClassNode runtime(String... methods) {
        ClassNode type = new ClassNode();
        type.version = Opcodes.V17;
        type.name = "java/lang/Runtime";
        for (String method : methods) {
            type.methods.add(new MethodNode(Opcodes.ACC_PUBLIC, method, "(I)V", null, null));
        }
        return type;
    }

    @Test
    void a_method_that_is_gone_is_named_with_what_is_lost() {
        assertEquals(List.of("halt: this JDK has no such member, so what happens there is not seen"),
            MissingMembers.of(runtime("exit")));
    }

    @Test
    void a_class_that_has_all_is_not_told_of() {
        assertEquals(List.of(), MissingMembers.of(runtime("exit", "halt")));
    }
}
