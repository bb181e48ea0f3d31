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

/** Which field of its object a site accesses, by the hash of the field's simple name; 0 where a site tells no field. */
public final class SiteVariables {

    /** By site; copied on growth under the class monitor; a reader may see an older, shorter one. */
    private static volatile int[] variables = new int[1024];

    private SiteVariables() {
    }

    /** Notes the variables of the sites from {@code base} on. Called by the agent. */
    public static synchronized void add(int base, int[] ofSites) {
        int[] grown = variables;
        if (base + ofSites.length > grown.length) {
            grown = Arrays.copyOf(grown, Math.max(base + ofSites.length, grown.length * 2));
        }
        System.arraycopy(ofSites, 0, grown, base, ofSites.length);
        variables = grown;
    }

    /** The variable of a site, or 0. */
    public static int of(int site) {
        int[] now = variables;
        return site >= 0 && site < now.length ? now[site] : 0;
    }
}
