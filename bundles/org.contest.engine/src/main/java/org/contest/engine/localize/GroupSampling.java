/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Iterative group sampling (Yom-Tov 2007, Algorithm 1): the points are divided into a few groups at random, each union
 * of groups but none and all gets noise, and the groups with which the fewest runs failed are discarded, until few
 * points are left. What was discarded last comes back when nothing fails any more.
 */
final class GroupSampling {

    /** Of an iteration, so that a difference between groups says something. */
    private static final int ENOUGH_FAILING = 12;
    private static final int MOST_ROUNDS = 8;
    /** Divisions without any failure before points come back. */
    private static final int PATIENCE = 3;
    /** Divisions in a row that bring nothing before the points are left as they are. */
    private static final int MOST_IN_VAIN = 12;
    /** Chance makes a difference as great as this less than once in a million times (section 5). */
    private static final double SIGNIFICANT = 4.75;

    /** Points that get noise together, and with how many failing runs they did. */
    private static final class Group {
        final List<Integer> points = new ArrayList<>();
        int failing;
    }

    private final Experiment experiment;
    private final Random random;
    private final Deque<List<Integer>> discarded = new ArrayDeque<>();
    private List<Integer> points;
    private int groups = GroupNumber.FIRST;
    private boolean estimated;
    /** Runs of one group in the present iteration. */
    private int runs;

    /** For the points of a program; the seed decides the divisions. */
    GroupSampling(Experiment experiment, List<Integer> points, long seed) {
        this.experiment = experiment;
        this.points = new ArrayList<>(points);
        random = new Random(seed);
    }

    /** Discards until no more than {@code few} points are left, nothing can be told of them, or the time is over. */
    List<Integer> reduce(int few) {
        int inVain = 0;
        while (points.size() > few && inVain < MOST_IN_VAIN && !experiment.isOver()) {
            List<Group> divided = divided();
            int failing = iterate(divided);
            List<Integer> worst = failing == 0 ? List.of() : worst(divided);
            inVain = worst.isEmpty() ? inVain + 1 : 0;
            if (!worst.isEmpty()) {
                points.removeAll(worst);
                discarded.push(worst);
            } else if (failing == 0 && inVain % PATIENCE == 0) {
                takeBack();
            }
        }
        return List.copyOf(points);
    }

    /** What was discarded last counts again; where nothing was, there is one group more from now on, and false. */
    boolean takeBack() {
        if (discarded.isEmpty()) {
            groups = Math.min(GroupNumber.MOST, groups + 1);
            return false;
        }
        points.addAll(discarded.pop());
        return true;
    }

    private List<Group> divided() {
        List<Integer> shuffled = new ArrayList<>(points);
        Collections.shuffle(shuffled, random);
        List<Group> divided = new ArrayList<>();
        for (int i = 0; i < Math.min(groups, points.size()); i++) {
            divided.add(new Group());
        }
        for (int i = 0; i < shuffled.size(); i++) {
            divided.get(i % divided.size()).points.add(shuffled.get(i));
        }
        return divided;
    }

    /** The full factorial of the groups, as often as it takes to see failures; returns how many runs failed. */
    private int iterate(List<Group> divided) {
        int unions = (1 << divided.size()) - 2;
        runs = 0;
        int failing = 0;
        int all = 0;
        for (int round = 0; round < MOST_ROUNDS && failing < ENOUGH_FAILING && !experiment.isOver(); round++) {
            List<Boolean> failed = experiment.run(unions(divided));
            for (int union = 1; union <= failed.size(); union++) {
                failing += failed.get(union - 1) ? 1 : 0;
                all++;
                count(divided, union, failed.get(union - 1));
            }
            runs += unions / 2;
        }
        if (!estimated && failing > 0) {
            estimated = true;
            groups = GroupNumber.best((double) failing / all, divided.size());
        }
        return failing;
    }

    private static void count(List<Group> divided, int union, boolean failed) {
        for (int i = 0; i < divided.size(); i++) {
            divided.get(i).failing += failed && isIn(i, union) ? 1 : 0;
        }
    }

    private static boolean isIn(int group, int union) {
        return (union >> group & 1) == 1;
    }

    private static List<Set<Integer>> unions(List<Group> divided) {
        List<Set<Integer>> unions = new ArrayList<>();
        for (int union = 1; union < (1 << divided.size()) - 1; union++) {
            Set<Integer> noisy = new HashSet<>();
            for (int i = 0; i < divided.size(); i++) {
                if (isIn(i, union)) {
                    noisy.addAll(divided.get(i).points);
                }
            }
            unions.add(noisy);
        }
        return unions;
    }

    /** The points of the groups below a significant difference, or else of those with the fewest failing runs. */
    private List<Integer> worst(List<Group> divided) {
        List<Group> sorted = divided.stream().sorted(Comparator.comparingInt(group -> group.failing)).toList();
        for (int i = sorted.size() - 1; i > 0; i--) {
            if (score(sorted.get(i).failing, sorted.get(i - 1).failing) > SIGNIFICANT) {
                return pointsOf(sorted.subList(0, i));
            }
        }
        int fewest = sorted.get(0).failing;
        List<Group> worst = sorted.stream().filter(group -> group.failing == fewest).toList();
        return worst.size() == sorted.size() ? List.of() : pointsOf(worst);
    }

    private static List<Integer> pointsOf(List<Group> some) {
        return some.stream().flatMap(group -> group.points.stream()).toList();
    }

    /** The score of equation 9 for two groups with as many runs each. */
    private double score(int more, int fewer) {
        double sum = more + fewer;
        double rest = 2.0 * runs - sum;
        return sum == 0 || rest <= 0 ? 0 : (more - fewer) / Math.sqrt(sum * rest / (2.0 * runs));
    }
}
