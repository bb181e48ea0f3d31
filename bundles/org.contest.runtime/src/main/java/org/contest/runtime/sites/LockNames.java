/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.sites;

import org.contest.protocol.JdkNames;
import org.contest.protocol.Site;

/** Locks in words, for what is told of threads that wait for them. */
public final class LockNames {

    private static final String LOCKS = "java.util.concurrent.locks.";

    private LockNames() {
    }

    /**
     * The name that the program has at a place for a lock, in brackets, as {@code  (Cache.lock)}; empty for none. A
     * library that is called takes other locks than the object with the method.
     */
    public static String named(int site) {
        Site at = SiteNames.site(site);
        String name = at.kind().isCall() && !JdkNames.isOfJdk(at.member()) ? "" : SiteNames.object(site);
        return name.isEmpty() ? "" : " (" + name + ')';
    }

    /** True where the program takes a lock itself, and so has its name: inside another call it is another object. */
    private static boolean takesLock(Site site) {
        String member = site.member();
        return !site.kind().isCall()
            || member.startsWith(LOCKS) && member.substring(member.lastIndexOf('.')).matches("\\.(lock|tryLock).*");
    }

    /**
     * Where a lock was taken, in brackets, as {@code  (since Cache.get:8)}, with the name that the program had for it
     * there where that is another one; empty where the place is not known.
     *
     * @param wantedAt where another thread wants it
     */
    public static String since(int takenAt, int wantedAt) {
        String place = SiteNames.of(takenAt);
        String name = takesLock(SiteNames.site(takenAt)) ? SiteNames.object(takenAt) : "";
        boolean isOther = !name.isEmpty() && !name.equals(SiteNames.object(wantedAt));
        return place.isEmpty() ? "" : " (since " + place + (isOther ? ", there named " + name : "") + ')';
    }

    /** The class that the program knows: the JDK's locks wait in classes of their own inside. */
    public static String type(String type) {
        int inside = type.indexOf('$');
        boolean isPart = inside >= 0 && type.startsWith("java.util.concurrent.");
        if (isPart && type.endsWith("ConditionObject")) {
            return "signal of a condition";
        }
        return isPart && type.endsWith("Sync") ? type.substring(0, inside) : type;
    }
}
