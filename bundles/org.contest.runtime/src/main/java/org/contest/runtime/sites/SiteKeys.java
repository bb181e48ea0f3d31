/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

import java.util.Arrays;

/** A number for each site that is the same in every JVM, whatever ids its classes have there. */
public final class SiteKeys {

    private static final int FACTOR = 0x9E3779B9;

    /** By site; copied on growth under the class monitor; a reader may see an older, shorter one. */
    private static volatile int[] keys = new int[1024];

    private SiteKeys() {
    }

    /** Notes the sites of a class from {@code base} on. Called by the agent. */
    public static synchronized void add(int base, int count, String className, String crc) {
        int[] grown = keys;
        if (base + count > grown.length) {
            grown = Arrays.copyOf(grown, Math.max(base + count, grown.length * 2));
        }
        int first = className.hashCode() * 31 + crc.hashCode();
        for (int i = 0; i < count; i++) {
            int mixed = (first + i) * FACTOR;
            grown[base + i] = mixed ^ mixed >>> 15 | 1;
        }
        keys = grown;
    }

    /** The key of a site; the site itself where no class has it. */
    public static int of(int site) {
        int[] now = keys;
        return site >= 0 && site < now.length && now[site] != 0 ? now[site] : site;
    }
}
