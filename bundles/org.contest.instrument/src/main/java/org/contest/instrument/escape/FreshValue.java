/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.escape;

import org.objectweb.asm.tree.analysis.Value;

/**
 * What a local or stack slot holds: anything, or surely the object that one allocation of this method made last.
 *
 * @param size 1 or 2 slots
 * @param allocation number of the allocation, or one of the constants
 */
record FreshValue(int size, int allocation) implements Value {

    /** Not known to be fresh. */
    static final int ANY = -1;
    /** {@code this} of a constructor, before the other constructor returned. */
    static final int UNINITIALIZED_THIS = -2;

    /** The probes of coverage, wherever they go: their elements are told of no more than those of a fresh array. */
    static final FreshValue PROBES = new FreshValue(1, -3);
    static final FreshValue ONE = new FreshValue(1, ANY);
    static final FreshValue TWO = new FreshValue(2, ANY);

    @Override
    public int getSize() {
        return size;
    }

    boolean isAllocation() {
        return allocation >= 0;
    }
}
