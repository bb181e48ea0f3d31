/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.runtime.RunRandom;

/**
 * Draws a whole configuration before each run, from its seed: no heuristic is best for every program
 * (Fiedor 2014, section 4.8).
 */
final class RandomPerRun {

    static final String NAME = "random-per-run";

    private static final int[] FREQUENCIES = {5, 20, 50, 100, 150, 300};
    private static final int[] STRENGTHS = {20, 100, 200, 1000, 5000};

    private RandomPerRun() {
    }

    /** Settings without this name: what it stands for is drawn. */
    static NoiseSettings draw(NoiseSettings settings) {
        boolean placement = settings.placement().equals(NAME);
        boolean seeding = settings.seeding().equals(NAME);
        if (!placement && !seeding) {
            return settings;
        }
        RunRandom random = new RunRandom(settings.seed(), NAME);
        String[] placements = Placements.drawn();
        String[] seedings = Seedings.drawn();
        String place = placements[random.nextInt(placements.length)];
        String seed = seedings[random.nextInt(seedings.length)];
        int frequency = FREQUENCIES[random.nextInt(FREQUENCIES.length)];
        int strength = STRENGTHS[random.nextInt(STRENGTHS.length)];
        return new NoiseSettings(placement ? place : settings.placement(), seeding ? seed : settings.seeding(),
            placement ? frequency : settings.frequency(),
            Seedings.scaled(seeding ? seed : settings.seeding(), strength),
            settings.seed());
    }
}
