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
import java.util.SplittableRandom;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * Draws the noise of a run, or what of it is asked for by {@value #NAME}: no heuristic is best for every program
 * (Fiedor 2014, section 4.8).
 */
public final class RandomPerRun {

    /** In place of a value: draw it before each run. */
    public static final String NAME = "random-per-run";

    private static final int[] FREQUENCIES = {20, 50, 100, 200, 400, 700};

    /** Beside each one: some that do more together. */
    private static final List<String> TOGETHER =
        List.of("mixed+timeoutTamper", "sleep+haltOneThread", "mixed+haltOneThread", "sleep+inverseNoise");

    private RandomPerRun() {
    }

    /** The placements to draw from: those that need no parameter. */
    public static List<String> placements() {
        List<String> placements = Placement.names();
        placements.remove(Placement.PLOCS.text());
        placements.remove(Placement.NONE.text());
        return placements;
    }

    /** The seedings to draw from. */
    public static List<String> seedings() {
        List<String> seedings = Seeding.names();
        seedings.remove(Seeding.STARVATION.text()); // came later: a seed goes on to draw what it always did
        seedings.addAll(TOGETHER);
        return seedings;
    }

    /** Options in which nothing of the noise is left to draw; the same draws whatever was given. */
    public static RunOptions draw(RunOptions told, SplittableRandom random) {
        List<String> placements = placements();
        List<String> seedings = seedings();
        String placement = placements.get(random.nextInt(placements.size()));
        String seeding = seedings.get(random.nextInt(seedings.size()));
        int frequency = FREQUENCIES[random.nextInt(FREQUENCIES.length)];
        double strength = random.nextDouble();
        RunOptions drawn = set(told, Key.PLACEMENT, placement);
        drawn = set(set(drawn, Key.SEEDING, seeding), Key.FREQUENCY, Integer.toString(frequency));
        return set(drawn, Key.STRENGTH, strengths(drawn.get(Key.SEEDING), strength));
    }

    private static RunOptions set(RunOptions told, Key key, String draw) {
        return told.get(key).equals(NAME) ? told.with(key, draw) : told;
    }

    private static String strengths(String seedings, double part) {
        List<String> strengths = new ArrayList<>();
        for (Seeding seeding : Seeding.listOf(seedings)) {
            strengths.add(Integer.toString(seeding.unit().usual(part)));
        }
        return String.join("+", strengths);
    }
}
