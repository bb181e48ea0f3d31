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

/** Which method of own code a site is in, as a number that tells methods apart; 0 where it is in none. */
public final class SiteMethods {

    private static final int FIRST = 1024;
    /** Column of the method in a line of a site. */
    private static final int COLUMN = 3;

    /** By site; copied on growth under the class monitor; a reader may see an older, shorter one. */
    private static volatile int[] methods = new int[FIRST];

    private SiteMethods() {
    }

    /**
     * Notes the methods of the sites from {@code base} on. Called by the agent.
     *
     * @param count number of sites
     * @param lines of the sites, as the table of sites has them
     */
    public static synchronized void add(String className, int base, int count, byte[] lines) {
        int[] grown = methods;
        if (base + count > grown.length) {
            grown = Arrays.copyOf(grown, Math.max(base + count, grown.length * 2));
        }
        int site = base;
        int column = 0;
        int hash = className.hashCode();
        for (byte letter : lines) {
            if (letter == '\n') {
                if (site < base + count && column > COLUMN) {
                    grown[site++] = hash == 0 ? 1 : hash;
                }
                column = 0;
                hash = className.hashCode();
            } else if (letter == '\t') {
                column++;
            } else if (column == COLUMN) {
                hash = 31 * hash + letter;
            }
        }
        methods = grown;
    }

    /** The method of a site, or 0. */
    public static int of(int site) {
        int[] now = methods;
        return site >= 0 && site < now.length ? now[site] : 0;
    }
}
