/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

import java.util.function.Predicate;
import org.contest.protocol.jdk.JdkFacts;

/** Sites in classes of the JDK that are looked at in a way of their own. */
public enum JdkSites {

    /** In classes that are not safe for threads by themselves, such as ArrayList and HashMap. */
    UNSAFE(type -> type.startsWith("java/util/") && !JdkFacts.SAFE.begins(type)),

    /** Where a lock notes who has it: by plain writes, from which a trace tells which locks a thread holds. */
    LOCK_NOTES(JdkFacts.LOCK_NOTES::has);

    private static final JdkSites[] ALL = values();

    private final Predicate<String> types;
    private final SiteSet sites = new SiteSet();

    JdkSites(Predicate<String> types) {
        this.types = types;
    }

    /** Marks the sites of a class of the JDK, by its name with dots. Called by the agent. */
    public static void add(String className, int base, int count) {
        String type = className.replace('.', '/');
        for (JdkSites some : ALL) {
            if (some.types.test(type)) {
                some.sites.add(base, count);
            }
        }
    }

    /** True for such a site. */
    public boolean contains(int site) {
        return sites.contains(site);
    }
}
