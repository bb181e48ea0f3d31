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
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * Which locations of a recorded run are those of a class that has other bytes now, as from another compiler. Locations
 * that stand for each other have one number; all others have their own.
 */
public final class RecordedSites {

    /** By site: the number that it is compared by, plus one, or 0 for itself; copied on growth under the monitor. */
    private static volatile int[] numbers = new int[0];
    private static volatile int changes;
    private static final SiteSet MADE = new SiteSet();
    private static final Set<String> CLASSES = new ConcurrentSkipListSet<>();

    private RecordedSites() {
    }

    /**
     * Notes a class that is not the recorded one. Called by the agent, before the class does anything.
     *
     * @param sites of this class and of those that were recorded with its name
     * @param same by site: the number that it is compared by
     */
    public static synchronized void add(String className, int[] sites, int[] same) {
        int[] grown = Arrays.copyOf(numbers, Math.max(numbers.length, Arrays.stream(sites).max().orElse(-1) + 1));
        for (int i = 0; i < sites.length; i++) {
            grown[sites[i]] = same[i] + 1;
        }
        numbers = grown;
        changes++;
        if (sites.length > 0 && ProgramSites.contains(sites[0])) {
            CLASSES.add(className);
        }
    }

    /** Notes a location of this run that only a compiler has made. Called by the agent. */
    public static void addMade(int site) {
        MADE.add(site, 1);
    }

    /** True for a location that is not in the source, in a class that was not recorded so. */
    public static boolean isMade(int site) {
        return MADE.contains(site);
    }

    /** True when a location of this run is a recorded one. */
    public static boolean areSame(int site, int recorded) {
        return site == recorded || compared(site) == compared(recorded);
    }

    /** How often locations have got other numbers to be compared by. */
    public static int changes() {
        return changes;
    }

    /** The number that a location is compared by: those that stand for each other have the same. */
    public static int compared(int site) {
        int[] now = numbers;
        return site >= 0 && site < now.length && now[site] != 0 ? now[site] - 1 : site;
    }

    /** True for a location of a class that is not the recorded one. */
    public static boolean isOther(int site) {
        int[] now = numbers;
        return site >= 0 && site < now.length && now[site] != 0;
    }

    /** The names of the program's classes that are not the recorded ones. */
    public static List<String> classes() {
        return List.copyOf(CLASSES);
    }
}
