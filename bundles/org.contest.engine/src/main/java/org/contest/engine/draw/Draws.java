/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.draw;

import java.util.List;
import java.util.SplittableRandom;
import org.contest.engine.CampaignOption;
import org.contest.engine.CampaignOptions;
import org.contest.engine.Configurations;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * Draws what each run is told. Run {@code n} of a campaign is a pure function of the campaign's seed, its options and
 * {@code n}, whatever ran before.
 */
public final class Draws {

    /** Of so many runs, one is noise with free-running threads under the scheduler {@code auto}. */
    private static final int NOISE_SHARE = 6;
    /** Noise costs real time: in a campaign of very many short runs its share falls: this by n for run n. */
    private static final int NOISE_FALL = 50;
    private static final int MOST_DEPTH = 5;
    private static final int MILLIS = 1000;
    private static final List<Integer> FREQUENCIES = List.of(20, 50, 100, 200, 400, 700);
    private static final int MOST_YIELDS = 20;
    private static final List<Integer> MICROS = List.of(50, 200, 1000, 5000, 20_000);

    private final CampaignOptions options;
    private final long seed;
    private final RunOptions common;

    /** The draws of a campaign. */
    public Draws(CampaignOptions options, long seed) {
        this.options = options;
        this.seed = seed;
        common = common(options);
    }

    /** What run {@code number} is told. */
    public Draw draw(int number) {
        SplittableRandom random =
            new SplittableRandom(new SplittableRandom(seed ^ number * 0x9E3779B97F4A7C15L).nextLong());
        long runSeed = random.nextLong(Long.MAX_VALUE);
        String scheduler = scheduler(number, random);
        RunOptions told = common.with(Key.SCHEDULER, scheduler).with(Key.SEED, runSeed);
        if (Configurations.CONTROLLED.contains(scheduler)) {
            return controlled(scheduler, runSeed, told.with(Key.CONTROL, true), random);
        }
        return scheduler.equals("noise") ? noise(runSeed, told, random) : new Draw(scheduler, "", runSeed, told);
    }

    /** What every run is told. */
    public static RunOptions common(CampaignOptions options) {
        RunOptions common = RunOptions.defaults()
            .with(Key.TIMEOUT, (long) MILLIS * options.number(CampaignOption.TIMEOUT))
            .with(Key.RECORD, options.get(CampaignOption.RECORD));
        common = set(common, Key.INCLUDE, options.get(CampaignOption.INCLUDE));
        common = set(common, Key.EXCLUDE, options.get(CampaignOption.EXCLUDE));
        return options.isTrue(CampaignOption.SPURIOUS) ? common.with(Key.SPURIOUS, true) : common;
    }

    private static RunOptions set(RunOptions common, Key key, String value) {
        return value.isEmpty() ? common : common.with(key, value);
    }

    private String scheduler(int number, SplittableRandom random) {
        String asked = options.get(CampaignOption.SCHEDULER);
        if (!asked.equals("auto")) {
            return asked;
        }
        int share = Math.max(NOISE_SHARE, number / NOISE_FALL);
        return random.nextInt(share) == 0 ? "noise" : pick(random, Configurations.CONTROLLED);
    }

    private static Draw controlled(String scheduler, long runSeed, RunOptions told, SplittableRandom random) {
        if (!scheduler.equals("pct")) {
            return new Draw(scheduler, "", runSeed, told);
        }
        int depth = 1 + random.nextInt(MOST_DEPTH);
        return new Draw(scheduler, "depth " + depth, runSeed, told.with(Key.DEPTH, depth));
    }

    private Draw noise(long runSeed, RunOptions told, SplittableRandom random) {
        String placement = drawn(CampaignOption.PLACEMENT, pick(random, rest(Configurations.PLACEMENTS)));
        String seeding = drawn(CampaignOption.SEEDING, pick(random, rest(Configurations.SEEDINGS)));
        boolean calls = seeding.equals("yield") || seeding.equals("synchYield");
        String frequency = drawn(CampaignOption.FREQUENCY, pick(random, FREQUENCIES).toString());
        String strength = drawn(CampaignOption.STRENGTH,
            calls ? Integer.toString(1 + random.nextInt(MOST_YIELDS)) : pick(random, MICROS).toString());
        String description = placement + ", " + seeding + ", frequency " + frequency + ", strength " + strength;
        return new Draw("noise", description, runSeed, told.with(Key.PLACEMENT, placement)
            .with(Key.SEEDING, seeding).with(Key.FREQUENCY, frequency).with(Key.STRENGTH, strength));
    }

    private String drawn(CampaignOption option, String draw) {
        String asked = options.get(option);
        return asked.equals(Configurations.DRAWN) ? draw : asked;
    }

    private static List<String> rest(List<String> names) {
        return names.subList(1, names.size());
    }

    private static <T> T pick(SplittableRandom random, List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
