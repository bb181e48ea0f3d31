/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.Arrays;

/** The calls of libraries that a trace tells of: where they were made. */
final class Calls {

    private int size;
    private int[] sites = new int[16];
    private int[] depths = new int[16];

    /** A new call; returns its number. */
    int add(int site, int depth) {
        if (size == sites.length) {
            sites = Arrays.copyOf(sites, 2 * size);
            depths = Arrays.copyOf(depths, 2 * size);
        }
        sites[size] = site;
        depths[size] = depth;
        return size++;
    }

    int size() {
        return size;
    }

    int site(int call) {
        java.util.Objects.checkIndex(call, size);
        return sites[call];
    }

    int depth(int call) {
        java.util.Objects.checkIndex(call, size);
        return depths[call];
    }
}
