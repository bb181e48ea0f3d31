/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

/**
 * Learns which variables are protected: only read, or accessed under one monitor always (Stoller 2002, section 3). Of
 * the monitors held at the first access the innermost is taken for that one. A table by identity hash without locks, as
 * {@link SharedVariables}: now and then two variables are taken for one, which is then less protected.
 */
final class ProtectedVariables {

    private static final int SIZE = 1 << 14;
    private static final int NONE = 0;
    private static final int READ = 1;
    private static final int WRITTEN = 2;

    private final int[] locks = new int[SIZE];
    private final byte[] uses = new byte[SIZE];

    /** Notes an access; true when the variable is protected as far as was seen. */
    boolean access(NoiseThread t, boolean write, int object) {
        int slot = (object ^ object >>> 15) & SIZE - 1;
        if (uses[slot] == NONE) {
            locks[slot] = t.monitor();
            uses[slot] = READ;
        }
        if (write) {
            uses[slot] = WRITTEN;
        }
        int lock = locks[slot];
        if (lock != NONE && !t.holds(lock)) {
            locks[slot] = NONE;
            lock = NONE;
        }
        return lock != NONE || uses[slot] == READ;
    }
}
