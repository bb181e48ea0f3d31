/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.lessons;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What runs have shown, put together. A run's lesson is lines of words with blanks: {@code steps} grain and number, of
 * PCT; {@code tally} total and the rest, of SURW; {@code variable} class and the keys of the sites that access a common
 * variable (Stoller 2002, section 3; 0 unshared, 1 protected, 2 unprotected). What later runs are told is such lines of
 * {@code steps} and {@code tally}, and {@code invisible} with the keys of all sites whose accesses are no visible
 * operations.
 */
public final class Lessons {

    /** Of a variable that needs care. */
    private static final int UNPROTECTED = 2;
    /** The share of a run in the estimate of steps, so that a run that went astray is soon forgotten. */
    private static final int RECENT = 16;

    /** Two grains for each of the three scopes in which a run may switch. */
    private final long[] steps = new long[6];
    private @Nullable String tally;
    /** By key of a site: another one of the same variable, itself for the one that stands for all. */
    private final Map<Integer, Integer> parents = new HashMap<>();
    /** By key that stands for a variable. */
    private final Map<Integer, Integer> classes = new HashMap<>();

    /**
     * Takes the lesson of the next run.
     *
     * @throws IllegalArgumentException with a plain sentence when it is none
     */
    public void add(String lesson) {
        for (String line : lesson.isEmpty() ? new String[0] : lesson.split("\n")) {
            String[] words = line.split(" ");
            try {
                switch (words[0]) {
                case "steps" -> addSteps(Integer.parseInt(words[1]), Long.parseLong(words[2]));
                case "tally" -> addTally(line);
                case "variable" -> addVariable(words);
                default -> throw new IllegalArgumentException(line);
                }
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                throw new IllegalArgumentException("What a run has shown is damaged: " + line + '.', e);
            }
        }
    }

    private void addSteps(int grain, long now) {
        long known = steps[grain];
        long bounded = known == 0 ? now : Math.min(now, 2 * known);
        steps[grain] = known == 0 ? bounded : Math.max(1, (known * (RECENT - 1) + bounded + RECENT - 1) / RECENT);
    }

    /** That of the last run, unless it ended early. */
    private void addTally(String line) {
        if (tally == null || total(line) >= total(tally) / 2) {
            tally = line;
        }
    }

    private static long total(String line) {
        return Long.parseLong(line.split(" ", 3)[1]);
    }

    private void addVariable(String[] words) {
        int first = Integer.parseInt(words[2]);
        for (int i = 2; i < words.length; i++) {
            join(first, Integer.parseInt(words[i]));
        }
        classes.merge(find(first), Integer.parseInt(words[1]), Math::max);
    }

    private int find(int key) {
        int at = key;
        while (parents.computeIfAbsent(at, k -> k) != at) {
            at = parents.get(at);
        }
        parents.put(key, at);
        return at;
    }

    private void join(int key, int other) {
        int to = find(key);
        int from = find(other);
        if (to != from) {
            parents.put(from, to);
            Integer care = classes.remove(from);
            classes.merge(to, care == null ? 0 : care, Math::max);
        }
    }

    /** What later runs are told; the same for the same lessons. */
    public String knowledge() {
        StringBuilder text = new StringBuilder();
        for (int grain = 0; grain < steps.length; grain++) {
            if (grain < 2 || steps[grain] > 0) {
                text.append("steps ").append(grain).append(' ').append(steps[grain]).append('\n');
            }
        }
        if (tally != null) {
            text.append(tally).append('\n');
        }
        List<Integer> invisible = new ArrayList<>();
        for (Integer key : new TreeMap<>(parents).keySet()) {
            if (classes.getOrDefault(find(key), 0) < UNPROTECTED) {
                invisible.add(key);
            }
        }
        text.append("invisible");
        invisible.forEach(key -> text.append(' ').append(key));
        return text.append('\n').toString();
    }
}
