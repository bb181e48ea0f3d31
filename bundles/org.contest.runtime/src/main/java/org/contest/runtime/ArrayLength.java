/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.reflect.Array;

/** The length of an array of any type; {@link Array#getLength} is native code for all compilers but the last. */
public final class ArrayLength {

    private ArrayLength() {
    }

    /**
     * As {@link Array#getLength}.
     *
     * @throws IllegalArgumentException when it is no array
     */
    public static int of(Object array) {
        if (array instanceof Object[] objects) {
            return objects.length;
        } else if (array instanceof int[] ints) {
            return ints.length;
        } else if (array instanceof long[] longs) {
            return longs.length;
        } else if (array instanceof byte[] bytes) {
            return bytes.length;
        }
        return Array.getLength(array);
    }
}
