/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.Arrays;

/** Sets of numbers as sorted arrays. */
final class Sets {

    private Sets() {
    }

    /** The first numbers of an array, which is sorted for it, each once and none that is 0. */
    static int[] of(int[] numbers, int size) {
        Arrays.sort(numbers, 0, size);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (numbers[i] != 0 && (kept == 0 || numbers[kept - 1] != numbers[i])) {
                numbers[kept++] = numbers[i];
            }
        }
        return Arrays.copyOf(numbers, kept);
    }
}
