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
import org.contest.protocol.EventKind;

/**
 * What an access method does, told by its name: the JDK names them alike in VarHandle, Unsafe and Atomic*.
 *
 * @param kind read, write or update
 * @param hook the hook before it
 * @param values number of trailing arguments that are values, not coordinates, in VarHandle's form
 */
record AtomicMode(EventKind kind, Hook hook, int values) {

    private static final AtomicMode READ = new AtomicMode(EventKind.ATOMIC_READ, Hook.BEFORE_ATOMIC_READ, 0);
    private static final AtomicMode WRITE = new AtomicMode(EventKind.ATOMIC_WRITE, Hook.BEFORE_ATOMIC_WRITE, 1);
    private static final AtomicMode UPDATE = new AtomicMode(EventKind.ATOMIC_UPDATE, Hook.BEFORE_ATOMIC_UPDATE, 1);
    private static final AtomicMode COMPARE = new AtomicMode(EventKind.ATOMIC_UPDATE, Hook.BEFORE_ATOMIC_UPDATE, 2);

    /** The mode of a method name, or null when it is no access. */
    static AtomicMode of(String name) {
        if (name.startsWith("compareAnd") || name.startsWith("weakCompareAnd")) {
            return COMPARE;
        }
        if (name.startsWith("getAnd") || name.endsWith("AndGet")) {
            return UPDATE;
        }
        if (name.startsWith("get") || name.endsWith("Value")) {
            return isAccessor(name, "get") ? READ : null;
        }
        if (name.startsWith("set") || name.startsWith("put") || name.equals("lazySet")) {
            return isAccessor(name, name.substring(0, 3)) ? WRITE : null;
        }
        return null;
    }

    /** Not {@code getClass} and the like; {@code setMemory} works on no variable. */
    private static boolean isAccessor(String name, String prefix) {
        return !name.equals("getClass") && !name.equals(prefix + "Memory") && !name.equals("getUnsafe");
    }
}
