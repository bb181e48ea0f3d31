/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.noise;

import java.util.ArrayList;
import java.util.List;

/** The one list of noise placement heuristics: where, and at which executions of a location, noise is made. */
public enum Placement {
    /** Edelstein 2002; Fiedor 2014, section 4.1. */
    RANDOM_ALL("random-all", "before every event"),
    /** Fiedor 2014, section 4.1, after Ben-Asher 2006. */
    SHARED_VAR_ALL("sharedVar-all", "before accesses of variables that threads share"),
    /** As {@link #SHARED_VAR_ALL}. */
    SHARED_VAR_ONE("sharedVar-one", "before accesses of one variable, drawn from those that threads share"),
    /** Fiedor 2014, section 4.1, after Letko 2012. */
    COVERAGE("coverage", "before the first of two accesses of a variable by different threads, or before the lock that"
        + " both held; the more often a location is executed, the less often"),
    /** Edelstein 2002; Fiedor 2014, section 4.1. */
    METHOD_INTERRUPTED("method-interrupted",
        "inside methods that no other thread has interrupted yet; seldom in others"),
    /** As {@link #METHOD_INTERRUPTED}. */
    METHOD_PAIR("method-pair", "inside methods while another thread is in one that has not run in their midst yet;"
        + " seldom elsewhere"),
    /** Fiedor 2014, section 4.1, after Bron 2005. */
    SYNC_COVERAGE("sync-coverage", "before monitors are taken and while they are held, where nobody was blocked yet;"
        + " seldom elsewhere"),
    /** Fiedor 2014, section 4.1. */
    READ_WRITE("read-write", "strong before writes and weak before reads, or the other way round; reads, writes and"
        + " sync give each its own noise"),
    /** Fiedor 2014, section 4.1. */
    PATTERN("pattern", "before the second and later accesses of a variable within a method"),
    /** Stoller 2002, section 3. */
    VISIBLE_OPERATIONS("visible-operations", "where rstest schedules: before operations that may block or that choose,"
        + " and accesses that no lock protects"),
    /** Edelstein 2002, conclusion. */
    HISTORY("history", "as random-all, with long stretches without noise in between"),
    /** Yom-Tov 2007, section 3. */
    PLOCS("plocs", "at some program locations only: plocs: and their numbers, joined by commas"),
    /** No noise. */
    NONE("none", "nowhere");

    private final String text;
    private final String description;

    Placement(String text, String description) {
        this.text = text;
        this.description = description;
    }

    /** The name, as the papers have it. */
    public String text() {
        return text;
    }

    /** Where it makes noise, in words. */
    public String description() {
        return description;
    }

    /** The names. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Placement placement : values()) {
            names.add(placement.text);
        }
        return names;
    }

    /**
     * The placement that a text names, with or without a parameter after a colon.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static Placement of(String text) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        for (Placement placement : values()) {
            if (placement.text.equals(name) && (colon < 0) == (placement != PLOCS)) {
                return placement;
            }
        }
        throw new IllegalArgumentException("There is no noise placement \"" + text + "\". There are: "
            + String.join(", ", names()).replace(PLOCS.text, "plocs:N,M,...") + '.');
    }

    /**
     * The program locations of {@code plocs:1,2,3}; empty for another placement.
     *
     * @throws IllegalArgumentException with a plain sentence when one is no number
     */
    public static List<Integer> plocs(String text) {
        List<Integer> sites = new ArrayList<>();
        if (of(text) == PLOCS) {
            for (String number : text.substring(text.indexOf(':') + 1).split(",", -1)) {
                if (!number.matches("\\d{1,7}")) {
                    throw new IllegalArgumentException("\"" + number + "\" is not the number of a program location;"
                        + " the noise placement is plocs: and numbers joined by commas.");
                }
                sites.add(Integer.valueOf(number));
            }
        }
        return sites;
    }
}
