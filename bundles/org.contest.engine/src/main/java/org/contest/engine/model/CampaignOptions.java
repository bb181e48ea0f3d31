/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.contest.analysis.Saturation;

/** What a campaign is told: a value for each {@link CampaignOption}. Immutable; checked as it is made. */
public final class CampaignOptions {

    /** Seconds of a campaign for which neither runs nor time was given. */
    public static final int DEFAULT_TIME = 300;

    private static final CampaignOptions DEFAULTS = new CampaignOptions(Map.of());

    private final Map<CampaignOption, String> values;

    private CampaignOptions(Map<CampaignOption, String> values) {
        this.values = values;
    }

    /** Everything at its default: no option is needed. */
    public static CampaignOptions defaults() {
        return DEFAULTS;
    }

    /**
     * A copy with one value changed.
     *
     * @throws EngineException with a plain sentence when the value is not possible
     */
    public CampaignOptions with(CampaignOption option, Object value) {
        String text = String.valueOf(value);
        String problem = option.problem(text);
        if (!problem.isEmpty()) {
            throw EngineException.user(problem);
        }
        Map<CampaignOption, String> copy = new EnumMap<>(CampaignOption.class);
        copy.putAll(values);
        copy.put(option, text);
        return new CampaignOptions(Collections.unmodifiableMap(copy));
    }

    /** A copy with at most this many runs. */
    public CampaignOptions withRuns(int runs) {
        return with(CampaignOption.RUNS, runs);
    }

    /** A copy with this seed. */
    public CampaignOptions withSeed(long seed) {
        return with(CampaignOption.SEED, seed);
    }

    /** The value of an option, or its default. */
    public String get(CampaignOption option) {
        return values.getOrDefault(option, option.defaultValue());
    }

    /** The value of a numeric option. */
    public int number(CampaignOption option) {
        return Integer.parseInt(get(option));
    }

    /** The value of a yes-or-no option. */
    public boolean isTrue(CampaignOption option) {
        return Boolean.parseBoolean(get(option));
    }

    /** True when the option was given a value other than its default. */
    public boolean isSet(CampaignOption option) {
        return !get(option).equals(option.defaultValue());
    }

    /** Most seconds of the campaign; 0 for no limit. */
    public int seconds() {
        boolean bounded = isSet(CampaignOption.RUNS) || isSet(CampaignOption.TIME);
        boolean endless = get(CampaignOption.STOP_ON).equals("never");
        return bounded || endless ? number(CampaignOption.TIME) : DEFAULT_TIME;
    }

    /** When a metric is saturated. */
    public Saturation saturation() {
        return new Saturation(number(CampaignOption.SATURATION_WINDOW),
            Double.parseDouble(get(CampaignOption.SATURATION_EPSILON)));
    }

    /** The values that were given. */
    public Map<CampaignOption, String> values() {
        return values;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CampaignOptions that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
