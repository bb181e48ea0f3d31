/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.escape;

import org.objectweb.asm.tree.AbstractInsnNode;

/** What the escape analysis knows of the reference that an access goes through. */
public interface Freshness {

    /** Nothing is known: every object may be shared, and none is uninitialized. */
    Freshness UNKNOWN = new Freshness() {
        @Override
        public boolean isUnescaped(AbstractInsnNode access) {
            return false;
        }

        @Override
        public boolean isUninitialized(AbstractInsnNode access) {
            return false;
        }
    };

    /** True when the object or array that a field or array instruction accesses has not left its creating thread. */
    boolean isUnescaped(AbstractInsnNode access);

    /** True when it is {@code this} before the call of another constructor, which no hook can take. */
    boolean isUninitialized(AbstractInsnNode access);
}
