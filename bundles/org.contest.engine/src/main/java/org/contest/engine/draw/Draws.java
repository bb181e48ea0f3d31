/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.contest.analysis.coverage.CoverageMetric;
import org.contest.analysis.coverage.Metrics;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.EngineException;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.protocol.noise.NoiseSettings;
import org.contest.protocol.noise.RandomPerRun;
import org.contest.protocol.noise.Seeding;

/**
 * Draws what each run is told. Run {@code n} of a campaign is a pure function of the campaign's seed, its options and
 * {@code n}, whatever ran before.
 */
public final class Draws {

    /** Of so many runs, one is noise with free-running threads under the scheduler {@code auto}. */
    private static final int NOISE_SHARE = 6;
    /** Noise costs real time: in a campaign of very many short runs its share falls: this by n for run n. */
    private static final int NOISE_FALL = 50;
    /** The first runs are of the other schedulers: free threads need a JVM and rewritten libraries of their own. */
    private static final int NOISE_AFTER = Configurations.DRAWN_CONTROLLED.size();
    private static final int MOST_DEPTH = 5;
    private static final int MILLIS = 1000;

    private static final Map<CampaignOption, Key> LIMITS =
        Map.of(CampaignOption.MAX_DELAY, Key.MAX_DELAY, CampaignOption.MAX_EVENTS, Key.MAX_EVENTS);

    /** By the runs that found a bug, on programs with libraries and without: decision 023. */
    private static final List<String> SCOPES = List.of("own", "own", "unsafe", "all");

    private final CampaignOptions options;
    private final long seed;
    private final RunOptions common;

    /**
     * Checks that the options of noise fit each other.
     *
     * @throws EngineException with a plain sentence when they do not
     */
    public static void check(CampaignOptions options) {
        try {
            Draws draws = new Draws(options, 0);
            draws.noise(Configurations.NOISE, 0, draws.common, new SplittableRandom(0));
        } catch (IllegalArgumentException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
    }

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
        RunOptions told =
            common.with(Key.SCHEDULER, scheduler).with(Key.SEED, runSeed).with(Key.SWITCH, scope(number));
        if (scheduler.equals(Configurations.NOISE) || scheduler.equals(Configurations.NOISE_RULE)) {
            return noise(scheduler, runSeed, told, random);
        }
        return Configurations.CONTROLLED.contains(scheduler)
            ? controlled(scheduler, runSeed, told.with(Key.CONTROL, true), random)
            : new Draw(scheduler, "", runSeed, told);
    }

    /** What every run is told. */
    public static RunOptions common(CampaignOptions options) {
        RunOptions common = RunOptions.defaults()
            .with(Key.TIMEOUT, (long) MILLIS * options.number(CampaignOption.TIMEOUT))
            .with(Key.RECORD, options.get(CampaignOption.RECORD));
        for (Map.Entry<CampaignOption, Key> limit : LIMITS.entrySet()) {
            common =
                options.isSet(limit.getKey()) ? common.with(limit.getValue(), options.get(limit.getKey())) : common;
        }
        if (Metrics.named(options.get(CampaignOption.METRICS)).stream().anyMatch(CoverageMetric::hasObjects)) {
            common = common.with(Key.CREATIONS, true);
        }
        common = set(common, Key.INCLUDE, options.get(CampaignOption.INCLUDE));
        common = set(common, Key.OWN, options.get(CampaignOption.OWN));
        common = set(common, Key.EXCLUDE, options.get(CampaignOption.EXCLUDE));
        return options.isTrue(CampaignOption.SPURIOUS) ? common.with(Key.SPURIOUS, true) : common;
    }

    private static RunOptions set(RunOptions common, Key key, String value) {
        return value.isEmpty() ? common : common.with(key, value);
    }

    /** Where a run may switch or make noise; drawn apart, so that nothing else of a run depends on it. */
    private String scope(int number) {
        String asked = options.get(CampaignOption.SWITCH);
        return asked.equals("auto") ? dealt(number, SCOPES, 0xD1342543DE82EF95L) : asked;
    }

    private String scheduler(int number, SplittableRandom random) {
        String asked = options.get(CampaignOption.SCHEDULER);
        if (!asked.equals(Configurations.AUTO)) {
            return asked;
        }
        int share = Math.max(NOISE_SHARE, number / NOISE_FALL);
        boolean noise = random.nextInt(share) == 0;
        return noise && number > NOISE_AFTER ? Configurations.NOISE
            : dealt(number, Configurations.DRAWN_CONTROLLED, 0xA0761D6478BD642FL);
    }

    /**
     * As cards are dealt: so many runs after each other get all values, in an order that is drawn. What only some
     * schedulers find is found soon by every seed.
     */
    private <T> T dealt(int number, List<T> values, long stream) {
        int deck = (number - 1) / values.size();
        List<T> cards = new ArrayList<>(values);
        Collections.shuffle(cards, new SplittableRandom(seed ^ (deck + 1) * stream));
        return cards.get((number - 1) % values.size());
    }

    private static Draw controlled(String scheduler, long runSeed, RunOptions told, SplittableRandom random) {
        if (!scheduler.equals(Scheduler.PCT.text())) {
            return new Draw(scheduler, "", runSeed, told);
        }
        int depth = 1 + random.nextInt(MOST_DEPTH);
        return new Draw(scheduler, "depth " + depth, runSeed, told.with(Key.DEPTH, depth));
    }

    private Draw noise(String scheduler, long runSeed, RunOptions told, SplittableRandom random) {
        RunOptions noise = told;
        for (Map.Entry<CampaignOption, Key> key : CampaignOption.NOISE_KEYS.entrySet()) {
            noise = set(noise, key.getValue(), options.get(key.getKey()));
        }
        noise = RandomPerRun.draw(noise, random);
        if (options.get(CampaignOption.SCHEDULER).equals(Configurations.AUTO)) {
            noise = noise.with(Key.LIMITED, true);
        }
        if (scheduler.equals(Configurations.NOISE_RULE)) {
            boolean tampers = noise.get(Key.SEEDING).contains(Seeding.TIMEOUT_TAMPER.text());
            noise = noise.with(Key.CONTROL, true).with(Key.TIME, tampers ? "expire" : noise.get(Key.TIME));
        }
        return new Draw(scheduler, NoiseSettings.of(noise).describe(), runSeed, noise);
    }
}
