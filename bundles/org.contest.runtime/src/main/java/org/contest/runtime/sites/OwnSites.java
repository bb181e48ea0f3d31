/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Tells sites in the program's own code from sites in its libraries and the JDK. */
public final class OwnSites {

    private static final SiteSet SITES = new SiteSet();
    /** Class names with dots. */
    private static final Set<String> CLASSES = ConcurrentHashMap.newKeySet();

    private OwnSites() {
    }

    /** Marks a class, and its sites {@code base} to {@code base + count - 1}, as own code. Called by the agent. */
    public static void add(String className, int base, int count) {
        SITES.add(base, count);
        CLASSES.add(className);
    }

    /** True for a class of own code, by its name with dots. */
    public static boolean isOwn(String className) {
        return CLASSES.contains(className);
    }

    /** True when some class is own code. */
    public static boolean any() {
        return !CLASSES.isEmpty();
    }

    /** True for a site in own code. */
    public static boolean contains(int site) {
        return SITES.contains(site);
    }
}
