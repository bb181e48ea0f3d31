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
import org.contest.protocol.TellingClasses;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnList;

/** Synchronized methods of JDK classes: each is one operation, and nothing inside it is an event of the program. */
final class AtomicMethods {

    private AtomicMethods() {
    }

    static boolean tellThemselves(String type) {
        return TellingClasses.has(type.replace('/', '.'));
    }

    /** True for a method that is one. */
    static boolean has(MethodEdit edit) {
        return edit.treatment().hasAtomicMethods() && (edit.method().access & Opcodes.ACC_SYNCHRONIZED) != 0;
    }

    /** What stands at the entry of one. */
    static InsnList entry(MethodEdit edit) {
        boolean tells = tellThemselves(edit.type().name) && (edit.method().access & Opcodes.ACC_STATIC) == 0;
        return tells ? Code.of(Code.load(0), Hook.ENTER_ATOMIC.call()) : Code.call(Hook.ENTER_QUIET);
    }
}
