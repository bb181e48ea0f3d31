/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

/** A set of sites that grows; asked from any thread without a lock. */
final class SiteSet {

    /** Copied on growth under the monitor; a reader may see an older, shorter one. */
    private volatile long[] bits = new long[256];

    /** Adds the sites {@code base} to {@code base + count - 1}. */
    synchronized void add(int base, int count) {
        long[] grown = bits;
        if (base + count >>> 6 >= grown.length) {
            grown = java.util.Arrays.copyOf(grown, Math.max((base + count >>> 6) + 1, grown.length * 2));
        }
        for (int site = base; site < base + count; site++) {
            grown[site >>> 6] |= 1L << site;
        }
        bits = grown;
    }

    boolean contains(int site) {
        long[] now = bits;
        return site >= 0 && site >>> 6 < now.length && (now[site >>> 6] & 1L << site) != 0;
    }
}
