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

/**
 * Sites in the classes of the JDK in which a lock notes who has it: by plain writes, from which a trace tells which
 * locks a thread holds.
 */
public final class LockNotes {

    private static final Set<String> CLASSES = Set.of("java.util.concurrent.locks.AbstractOwnableSynchronizer",
        "java.util.concurrent.locks.ReentrantReadWriteLock$Sync");

    private static final SiteSet SITES = new SiteSet();

    private LockNotes() {
    }

    /** Marks the sites of a class of the JDK, if it is such a one. Called by the agent. */
    public static void add(String className, int base, int count) {
        if (CLASSES.contains(className)) {
            SITES.add(base, count);
        }
    }

    /** True for a site in such a class. */
    public static boolean contains(int site) {
        return SITES.contains(site);
    }
}
