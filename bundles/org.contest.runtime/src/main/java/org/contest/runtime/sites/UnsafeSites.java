/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

import org.contest.protocol.jdk.JdkFacts;

/** Sites in classes of the JDK that are not safe for threads by themselves, such as ArrayList and HashMap. */
public final class UnsafeSites {

    private static final String UTIL = "java/util/";

    private static final SiteSet SITES = new SiteSet();

    private UnsafeSites() {
    }

    /** Marks the sites of a class of the JDK, if it is such a one. Called by the agent. */
    public static void add(String className, int base, int count) {
        if (isUnsafe(className.replace('.', '/'))) {
            SITES.add(base, count);
        }
    }

    private static boolean isUnsafe(String name) {
        return name.startsWith(UTIL) && !JdkFacts.SAFE.begins(name);
    }

    /** True for a site in such a class. */
    public static boolean contains(int site) {
        return SITES.contains(site);
    }
}
