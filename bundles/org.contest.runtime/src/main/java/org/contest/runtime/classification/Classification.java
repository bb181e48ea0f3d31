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
import java.util.Map;
import java.util.TreeMap;
import org.contest.runtime.IntIndex;
import org.contest.runtime.sites.ProgramSites;
import org.contest.runtime.sites.SiteKeys;

/**
 * The classification of variables, refined by what happens (Stoller 2002, section 3.2): it begins with unshared, and a
 * violation moves a variable to a class of more care, for good. A variable is the set of sites that have accessed a
 * common location, directly or by way of other sites: so a violation tells of every access that was part of it.
 */
public final class Classification {

    private static final byte UNSEEN = 0;
    private static final VariableClass[] CLASSES = VariableClass.values();
    private static final int[] NONE = {};
    private static final Classification JVM = new Classification();

    /** By site: another site of the same variable, itself for the one that stands for all. */
    private int[] parents = new int[0];
    /** By site that stands for its variable: the class's ordinal plus 1. */
    private byte[] classes = new byte[0];
    /** Hashes of the names of classes with variables that were accessed in ways that do not tell which. */
    final IntIndex accessedAsAWhole = new IntIndex();
    /** By class: how many of the program's sites; empty since it changed. */
    private int[] counts = NONE;

    /** What all runs of this JVM have shown, for reports. */
    public static Classification ofJvm() {
        return JVM;
    }

    /** A site was reached. */
    void see(int site) {
        reserve(site);
        if (classes[site] == UNSEEN) {
            classes[site] = 1;
            counts = NONE;
        }
    }

    private void reserve(int site) {
        int before = parents.length;
        if (site >= before) {
            int length = Math.max(site + 1, Math.max(256, before * 2));
            parents = Arrays.copyOf(parents, length);
            classes = Arrays.copyOf(classes, length);
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

    // ---- from run to run

    /** Adds what another classification has. */
    public void add(Classification other) {
        for (int site = other.nextSite(0); site >= 0; site = other.nextSite(site + 1)) {
            int variable = other.find(site);
            see(site);
            see(variable);
            join(variable, site);
            raise(site, CLASSES[other.classes[variable] - 1]);
        }
    }

    /** The first site from a number on that was seen, or -1. */
    private int nextSite(int from) {
        for (int site = from; site < classes.length; site++) {
            if (classes[site] != UNSEEN) {
                return site;
            }
        }
        return -1;
    }

    /** Appends a line for each variable: its class, and the keys of its sites. */
    public void format(StringBuilder text) {
        Map<Integer, StringBuilder> lines = new TreeMap<>();
        for (int site = nextSite(0); site >= 0; site = nextSite(site + 1)) {
            int variable = find(site);
            StringBuilder line = lines.get(variable);
            if (line == null) {
                line = new StringBuilder("variable ").append(classes[variable] - 1);
                lines.put(variable, line);
            }
            line.append(' ').append(SiteKeys.of(site));
        }
        for (StringBuilder line : lines.values()) {
            text.append(line).append('\n');
        }
    }
}
