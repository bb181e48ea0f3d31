/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The options of a campaign, each with its default and its check; the names are those of the command line. */
public enum CampaignOption {
    /** Most runs; 0 for no limit. */
    RUNS("runs", "0", whole(0, Integer.MAX_VALUE)),
    /** Most seconds; 0 for no limit. Without runs and time a campaign ends after {@link CampaignOptions#DEFAULT_TIME}. */
    TIME("time", "0", whole(0, 10_000_000)),
    /** failure, saturation, never; {@code auto}: a failure, or saturation where neither runs nor time is given. */
    STOP_ON("stop-on", "auto", oneOf("auto", "failure", "saturation", "never")),
    /** With stop-on failure: the number of distinct failures to wait for. */
    DISTINCT("distinct", "1", whole(1, 1_000_000)),
    /** in-process, fork; {@code auto}: in-process where that is safe. */
    MODE("mode", "auto", oneOf("auto", "in-process", "fork")),
    /** Comma separated class name patterns ({@code *} any text) to instrument; empty: the whole program. */
    INCLUDE("include", "", Check.ANY),
    /** Comma separated class name patterns to leave alone. */
    EXCLUDE("exclude", "", Check.ANY),
    /** noise, random, pct, pos, surw, none; {@code auto}: drawn for each run. */
    SCHEDULER("scheduler", "auto", oneOf("auto", "noise", "random", "pct", "pos", "surw", "none")),
    /** Noise placement heuristic; {@code random-per-run}: drawn for each run. */
    PLACEMENT("placement", "random-per-run", oneOf(Configurations.PLACEMENTS)),
    /** Noise seeding heuristic; {@code random-per-run}: drawn for each run. */
    SEEDING("seeding", "random-per-run", oneOf(Configurations.SEEDINGS)),
    /** How often noise is made, 0..1000; {@code random-per-run}: drawn for each run. */
    FREQUENCY("frequency", "random-per-run", drawnOr(1000)),
    /** Strength of the noise in the unit of the seeding heuristic; {@code random-per-run}: drawn for each run. */
    STRENGTH("strength", "random-per-run", drawnOr(1_000_000)),
    /** Seed of every random choice of the campaign; empty: a new one, which the report names. */
    SEED("seed", "", CampaignOption::seed),
    /** none, sync or full. */
    RECORD("record", "full", oneOf("none", "sync", "full")),
    /** Comma separated names of coverage metrics; empty for none. */
    METRICS("metrics", "Sync,ConcurPairs", Check.ANY),
    /** Seconds without an event before a run is called a hang. */
    TIMEOUT("timeout", "10", whole(1, 1_000_000)),
    /** JVMs side by side; 0: as many as fit this machine. */
    JOBS("jobs", "0", whole(0, 1024)),
    /** True: failures that need a timeout to expire count. */
    COUNT_TIMING("count-timing", "false", oneOf("true", "false")),
    /** True: waits may wake spuriously, as the Java specification allows. */
    SPURIOUS("spurious-wakeups", "false", oneOf("true", "false")),
    /** The exit code that means success. */
    EXIT_CODE("exit-code", "0", whole(0, 255)),
    /** A regular expression that the standard output has to contain; empty: any output is right. */
    EXPECT_OUTPUT("expect-output", "", CampaignOption::pattern);

    /** Says what is wrong with a value; null when nothing is. */
    @FunctionalInterface
    interface Check {
        /** Accepts any text. */
        Check ANY = value -> "";

        /** What is wrong, as the end of a sentence; empty when nothing is. */
        String wrong(String value);
    }

    private final String text;
    private final String defaultValue;
    private final Check check;

    CampaignOption(String text, String defaultValue, Check check) {
        this.text = text;
        this.defaultValue = defaultValue;
        this.check = check;
    }

    /** The name, as on the command line without dashes. */
    public String text() {
        return text;
    }

    /** The value when nothing is said. */
    public String defaultValue() {
        return defaultValue;
    }

    /** What is wrong with a value, as a plain sentence; empty when it is fine. */
    public String problem(String value) {
        String wrong = check.wrong(value);
        return wrong.isEmpty() ? "" : "\"" + value + "\" is not possible for " + text + ": " + wrong + ".";
    }

    /** Requires a whole number from {@code least} to {@code most}. */
    private static Check whole(int least, int most) {
        return value -> isWhole(value, least, most) ? ""
            : "it needs a whole number from " + least + " to " + most;
    }

    private static Check drawnOr(int most) {
        return value -> value.equals(Configurations.DRAWN) || isWhole(value, 0, most) ? ""
            : "it needs a whole number from 0 to " + most + " or " + Configurations.DRAWN;
    }

    private static boolean isWhole(String value, int least, int most) {
        try {
            int number = Integer.parseInt(value);
            return number >= least && number <= most;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static String seed(String value) {
        return value.isEmpty() || value.matches("-?\\d{1,18}") ? "" : "it needs a whole number";
    }

    private static String pattern(String value) {
        try {
            Pattern.compile(value);
            return "";
        } catch (PatternSyntaxException e) {
            return "it needs a regular expression (" + e.getDescription().toLowerCase(Locale.ROOT) + ")";
        }
    }

    private static Check oneOf(String... values) {
        return oneOf(List.of(values));
    }

    private static Check oneOf(List<String> values) {
        return value -> values.contains(value) ? "" : "it needs one of " + String.join(", ", values);
    }
}
