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
 * Learns which variables threads share: those that a second thread accesses (Stoller 2002, section 4: unshared until
 * found otherwise). A table by identity hash without locks: now and then two variables are taken for one.
 */
final class SharedVariables {

    private static final int SIZE = 1 << 14;
    private static final int SHARED = -1;

    private final int[] users = new int[SIZE];
    private volatile int known;

    private static int slot(int object) {
        return (object ^ object >>> 15) & SIZE - 1;
    }

    /** Notes an access; true when the variable is shared. */
    boolean access(NoiseThread t, int object) {
        int slot = slot(object);
        int user = users[slot];
        if (user == t.index + 1) {
            return false;
        }
        if (user == 0) {
            users[slot] = t.index + 1;
            return false;
        }
        if (user != SHARED) {
            users[slot] = SHARED;
            known = known + 1;
        }
        return true;
    }

    /** Number of variables found shared, about. */
    int known() {
        return known;
    }
}
