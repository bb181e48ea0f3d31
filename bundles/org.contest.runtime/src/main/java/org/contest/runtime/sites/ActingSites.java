/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

/** Sites of calls of the operating system that have been made, others wait for, and that do not wait as a rule. */
public final class ActingSites {

    private static final SiteSet SITES = new SiteSet();

    private ActingSites() {
    }

    /** Such a call is made. */
    public static void add(int site) {
        if (!SITES.contains(site)) {
            SITES.add(site, 1);
        }
    }

    /** True for the site of such a call. */
    public static boolean contains(int site) {
        return SITES.contains(site);
    }
}
