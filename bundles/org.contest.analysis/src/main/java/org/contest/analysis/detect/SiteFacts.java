/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;

/** What detectors ask of a program location, as numbers: looked up once for each location. */
final class SiteFacts {

    private static final int FACTS = 5;
    private static final int VARIABLE = 0;
    private static final int TYPE = 1;
    private static final int OWNER = 2;
    private static final int METHOD = 3;
    private static final int FLAGS = 4;

    private final SiteTable sites;
    private final Map<String, Integer> names = new HashMap<>();
    /** Some numbers for each site, all of them 0 for one that nobody asked for. */
    private int[] facts = new int[0];

    SiteFacts(SiteTable sites) {
        this.sites = sites;
    }

    /** True when these are the facts of a table. */
    boolean isOf(SiteTable table) {
        return sites == table;
    }

    /** True when some location is a fence. */
    boolean haveFences() {
        return sites.has(EventKind.FENCE);
    }

    /** The site itself. */
    Site site(int id) {
        return sites.site(id);
    }

    /**
     * True for a write of an array's element in a constructor and a read of it through a final field of that class:
     * who reads the field sees what the constructor wrote, however the object was published (JLS 17.5).
     */
    boolean isFrozen(int written, int read) {
        Site reader = sites.site(read);
        Site writer = sites.site(written);
        return reader.kind() == EventKind.ARRAY_READ && writer.kind() == EventKind.ARRAY_WRITE && reader.isInFinal()
            && writer.methodName().equals("<init>") && reader.object().startsWith(writer.className() + '.')
            && reader.object().lastIndexOf('.') == writer.className().length();
    }

    /** True in the program's own code. */
    boolean isOwn(int site) {
        return has(site, SiteFlags.OWN);
    }

    /** True for a location that has one of these bits of {@link SiteFlags}. */
    boolean has(int site, int flags) {
        return site >= 0 && (fact(site, FLAGS) & flags) != 0;
    }

    /** The number of the variable that a site accesses. */
    int variable(int site) {
        return fact(site, VARIABLE);
    }

    /** The number of the class that a site is in. */
    int type(int site) {
        return fact(site, TYPE);
    }

    /** The number of the class that declares the variable of a site. */
    int owner(int site) {
        return fact(site, OWNER);
    }

    /** The number of the method that a site is in. */
    int method(int site) {
        return fact(site, METHOD);
    }

    private int fact(int site, int which) {
        int at = site * FACTS;
        if (at >= facts.length || facts[at] == 0) {
            learn(site);
        }
        return facts[at + which];
    }

    private void learn(int id) {
        int at = id * FACTS;
        if (at >= facts.length) {
            facts = Arrays.copyOf(facts, Math.max(at + FACTS, 2 * facts.length + 64 * FACTS));
        }
        Site site = sites.site(id).unnamed();
        String variable = site.variable();
        String owner = variable.substring(0, Math.max(0, variable.lastIndexOf('.')));
        facts[at + VARIABLE] = number(variable);
        facts[at + TYPE] = number(site.className());
        facts[at + OWNER] = number(owner);
        facts[at + METHOD] = number(site.className() + '.' + site.method());
        facts[at + FLAGS] = SiteFlags.of(site, owner, sites.isOwn(id));
    }

    /** From 1. */
    private int number(String name) {
        return names.computeIfAbsent(name, n -> names.size() + 1);
    }
}
