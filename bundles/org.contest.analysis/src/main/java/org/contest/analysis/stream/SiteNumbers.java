/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.Arrays;
import org.contest.analysis.coverage.Identities;
import org.contest.analysis.coverage.Location;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;

/** The numbers of abstract identities that sites of one table have. Not safe for several threads. */
public final class SiteNumbers {

    private static final int FIRST_SITES = 1024;

    private final SiteTable table;
    private final Identities identities;
    private int[] locations = new int[FIRST_SITES];
    private int[] methods = new int[FIRST_SITES];
    private int[] variables = new int[FIRST_SITES];
    private boolean[] own = new boolean[FIRST_SITES];

    /** Numbers of the sites of a table, which may grow. */
    public SiteNumbers(SiteTable table, Identities identities) {
        this.table = table;
        this.identities = identities;
    }

    /** The table. */
    public SiteTable table() {
        return table;
    }

    /** The site itself. */
    public Site site(int site) {
        return table.site(site);
    }

    /** Its location; 0 for no site. */
    public int location(int site) {
        return isKnown(site) ? locations[site] : 0;
    }

    /** The location that is its method; 0 for no site. */
    public int method(int site) {
        return isKnown(site) ? methods[site] : 0;
    }

    /** The name of its variable; 0 for none. */
    public int variable(int site) {
        return isKnown(site) ? variables[site] : 0;
    }

    /** True when it is in the program's own code, not in a library of the JDK. */
    public boolean isOwn(int site) {
        return isKnown(site) && own[site];
    }

    private boolean isKnown(int site) {
        if (site < 0) {
            return false;
        }
        if (site >= locations.length) {
            grow(Math.max(site + 1, 2 * locations.length));
        }
        if (locations[site] == 0) {
            learn(site);
        }
        return true;
    }

    private void grow(int length) {
        locations = Arrays.copyOf(locations, length);
        methods = Arrays.copyOf(methods, length);
        variables = Arrays.copyOf(variables, length);
        own = Arrays.copyOf(own, length);
    }

    private void learn(int number) {
        Site site = table.site(number);
        variables[number] = site.variable().isEmpty() ? 0 : identities.name(site.variable());
        methods[number] = identities.location(Location.ofMethod(site.className(), site.method()));
        own[number] = table.isOwn(number);
        locations[number] = identities.location(
            new Location(site.className(), site.method(), site.line(), site.kind().name(), site.variable()));
    }
}
