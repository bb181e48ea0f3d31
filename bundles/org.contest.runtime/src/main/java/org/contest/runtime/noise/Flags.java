/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

/** What a run has covered, by hash: by chance two things share a flag, and one of them is thought to be covered. */
final class Flags {

    private static final int SIZE = 1 << 14;
    private static final int MIX = 0x9E3779B9;

    private final boolean[] set = new boolean[SIZE];

    private static int slot(int one, int other) {
        int mixed = (one * 31 + other) * MIX;
        return mixed >>> 18;
    }

    boolean has(int one, int other) {
        return set[slot(one, other)];
    }

    void add(int one, int other) {
        set[slot(one, other)] = true;
    }
}
