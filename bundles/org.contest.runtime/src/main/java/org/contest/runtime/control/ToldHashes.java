/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.Arrays;
import org.contest.runtime.IntIndex;

/**
 * The identity hash codes that a replay has told the program: an object keeps the one that was told first. Where the
 * replay makes more calls than the recorded run, or fewer, the trace has at one of them what another object had, and a
 * table of the program would not find again what it has put.
 */
final class ToldHashes {

    private final IntIndex objects = new IntIndex();
    private int[] told = new int[16];

    /**
     * What is told for an object.
     *
     * @param real the hash code that it has in this JVM
     * @param proposed what is told unless something else was before
     */
    int of(int real, int proposed) {
        int known = objects.find(real);
        if (known >= 0) {
            return told[known];
        }
        int index = objects.of(real);
        if (index == told.length) {
            told = Arrays.copyOf(told, 2 * index);
        }
        told[index] = proposed;
        return proposed;
    }
}
