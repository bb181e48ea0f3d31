/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

import java.util.Arrays;
import org.contest.runtime.IntIndex;
import org.contest.runtime.ProgramSites;

/**
 * The classification of variables, refined from run to run (Stoller 2002, section 3.2): it begins with unshared, and a
 * violation moves a variable to a class of more care, for good. A variable is the set of sites that have accessed a
 * common location, directly or by way of other sites: so a violation tells of every access that was part of it.
 */
public final class Classification {

    private static final byte UNSEEN = 0;
    private static final VariableClass[] CLASSES = VariableClass.values();
    private static final int[] NONE = {};

    /** By site: another site of the same variable, itself for the one that stands for all. */
    private int[] parents = new int[0];
    /** By site that stands for its variable: the class's ordinal plus 1. */
    private byte[] classes = new byte[0];
    /** By site: the run that saw it first. */
    private int[] firstRuns = new int[0];
    /** Hashes of the names of classes with variables that were accessed in ways that do not tell which. */
    final IntIndex accessedAsAWhole = new IntIndex();
    private int run;
    /** By class: how many of the program's sites; empty since it changed. */
    private int[] counts = NONE;

    /** A site was reached. */
    void see(int site) {
        reserve(site);
        if (classes[site] == UNSEEN) {
            classes[site] = 1;
            counts = NONE;
            firstRuns[site] = run;
        }
    }

    private void reserve(int site) {
        int before = parents.length;
        if (site >= before) {
            int length = Math.max(site + 1, Math.max(256, before * 2));
            parents = Arrays.copyOf(parents, length);
            classes = Arrays.copyOf(classes, length);
            firstRuns = Arrays.copyOf(firstRuns, length);
            for (int i = before; i < length; i++) {
                parents[i] = i;
            }
        }
    }

    private int find(int site) {
        int at = site;
        while (parents[at] != at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    }

    /** Two sites, both seen, accessed the same location: their variables are one. */
    void join(int site, int other) {
        if (site == other) {
            return;
        }
        int to = find(site);
        int from = find(other);
        if (from != to) {
            parents[from] = to;
            classes[to] = (byte) Math.max(classes[to], classes[from]);
            counts = NONE;
        }
    }

    /** The variable of a site, which was seen, needs at least the care of a class. */
    void raise(int site, VariableClass least) {
        int variable = find(site);
        if (classes[variable] <= least.ordinal()) {
            classes[variable] = (byte) (least.ordinal() + 1);
            counts = NONE;
        }
    }

    /** The class of a site's variable; null when no run came by. */
    public VariableClass of(int site) {
        if (site < 0 || site >= classes.length || classes[site] == UNSEEN) {
            return null;
        }
        return CLASSES[classes[find(site)] - 1];
    }

    /** True when runs before this one came by, and none has shown the variable unprotected: no visible operation. */
    public boolean isInvisible(int site) {
        return site >= 0 && site < classes.length && classes[site] != UNSEEN && firstRuns[site] < run
            && classes[find(site)] <= VariableClass.PROTECTED.ordinal() + 1;
    }

    /** A run is over: what it saw counts for the next one. */
    public void runEnded() {
        run++;
    }

    /** How many of the program's sites access variables of a class. */
    public int count(VariableClass counted) {
        if (counts.length == 0) {
            int[] now = new int[CLASSES.length];
            for (int site = nextSite(0); site >= 0; site = nextSite(site + 1)) {
                now[of(site).ordinal()] += ProgramSites.contains(site) ? 1 : 0;
            }
            counts = now;
        }
        return counts[counted.ordinal()];
    }

    // ---- for the file

    /** Adds what another classification has of a site. */
    void add(int site, int variable, int least) {
        see(site);
        see(variable);
        join(variable, site);
        raise(site, CLASSES[least]);
    }

    /** The first site from a number on that was seen, or -1. */
    int nextSite(int from) {
        for (int site = from; site < classes.length; site++) {
            if (classes[site] != UNSEEN) {
                return site;
            }
        }
        return -1;
    }

    /** How many sites were seen. */
    int siteCount() {
        int count = 0;
        for (int site = nextSite(0); site >= 0; site = nextSite(site + 1)) {
            count++;
        }
        return count;
    }

    /** The site that stands for the variable of a site. */
    int variable(int site) {
        return find(site);
    }
}
