/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

/**
 * Tells sites in the program's classes from sites in JDK classes. A thread that nobody started under our eyes (a
 * finalizer, a cleaner) becomes a program thread when it reaches a program site, and is ignored before.
 */
public final class ProgramSites {

    private static final SiteSet SITES = new SiteSet();

    private ProgramSites() {
    }

    /** Marks the sites {@code base} to {@code base + count - 1} as sites of the program. Called by the agent. */
    public static void add(int base, int count) {
        SITES.add(base, count);
    }

    /** True for a site in a class of the program. */
    public static boolean contains(int site) {
        return SITES.contains(site);
    }
}
