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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.contest.analysis.Similarity;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.noise.RandomPerRun;

/**
 * The options of a campaign, each with its name on the command line, its default, its check and what it does in the
 * words of the user: {@link #description()}.
 */
public enum CampaignOption {
    RUNS("runs", "N", "0", whole(0, Integer.MAX_VALUE),
        "Stop after N runs; 0 for no limit."),
    TIME("time", "S", "0", whole(0, 10_000_000),
        "Stop after S seconds; 0 for no limit. Without --runs and --time a campaign ends after 300 seconds."),
    STOP_ON("stop-on", "WHEN", "auto", oneOf("auto", "failure", "saturation", "never"),
        "failure, saturation or never; auto: a failure, or saturation where neither --runs nor --time is given."),
    DISTINCT("distinct", "N", "1", whole(1, 1_000_000),
        "With --stop-on failure: the number of distinct failures to wait for."),
    MODE("mode", "MODE", "auto", oneOf("auto", "in-process", "fork"),
        "fork: a JVM for each run; in-process: many runs in one JVM; auto: in-process where that is safe."),
    INCLUDE("include", "PATTERN", "", Check.ANY,
        "Class names to instrument, separated by commas, * for any text; empty: the whole program. Packages of the JDK"
            + " are added by name, but for java.lang, java.nio and the basic classes of java.util."),
    EXCLUDE("exclude", "PATTERN", "", Check.ANY,
        "Class names to leave alone."),
    OWN("own", "PATTERN", "", Check.ANY,
        "Class names of the program's own code, separated by commas, * for any text; a call of any other code is one"
            + " operation. Empty: what comes from folders, and from jars with the package of the program."),
    SCHEDULER("scheduler", "NAME", Configurations.AUTO, oneOf(Configurations.SCHEDULERS),
        Configurations.IN_WORDS),
    SWITCH("switch", "WHERE", "auto", oneOf("auto", "own", "unsafe", "all"),
        "Where a run may switch or make noise, beside where a thread blocks: own (at the operations of the program's"
            + " own code), unsafe (also inside libraries and collections that are not safe for threads), all (at every"
            + " event); auto: drawn for each run."),
    PLACEMENT("placement", "NAME", RandomPerRun.NAME, NoiseChecks.PLACEMENT,
        "Where noise is made."),
    SEEDING("seeding", "NAME[+NAME]", RandomPerRun.NAME, NoiseChecks.SEEDING,
        "How noise is made; several joined by +: one of them each time."),
    FREQUENCY("frequency", "F", RandomPerRun.NAME, NoiseChecks.FREQUENCY,
        "How often noise is made where the placement allows it, 0 to 1000."),
    STRENGTH("strength", "K[+K]", RandomPerRun.NAME, NoiseChecks.STRENGTH,
        "How strong noise is, up to K at random, in the unit of the seeding; with several seedings one number for"
            + " all, or one for each joined by +. Under noise-rule 10 microseconds or a call are an event of others."),
    FIXED("fixed-strength", "", "false", oneOf("true", "false"),
        "Always the whole strength, instead of up to it at random."),
    READS("reads", "F[,SEEDING[,K]]", "", NoiseChecks.MIX,
        "With placement read-write: frequency, seeding and strength of noise before reads. Without it one of reads and"
            + " writes, by the seed of the run, has a fifth of --frequency."),
    WRITES("writes", "F[,SEEDING[,K]]", "", NoiseChecks.MIX,
        "With placement read-write: the same before writes."),
    SYNC("sync", "F[,SEEDING[,K]]", "", NoiseChecks.MIX,
        "With placement read-write: the same before synchronization. Without it half of --frequency."),
    SEED("seed", "N", "", CampaignOption::seed,
        "Seed of every random choice of the campaign; a new one when empty."),
    RECORD("record", "LEVEL", "full", oneOf(RecordLevel.names()),
        "What is recorded: none, sync or full; full makes every failure replayable."),
    METRICS("metrics", "LIST", "Sync,ConcurPairs", MetricNames.CHECK,
        "Coverage metrics to compute, separated by commas; all for all of them, empty for none."),
    INSIDE("inside", "", "false", oneOf("true", "false"),
        "Count every event, also those inside libraries, instead of the operations of the program's own code, and show"
            + " all frames of stacks."),
    THREAD_METHODS("thread-methods", "N", "20", whole(1, 1000),
        "Metrics with threads know a thread by the class in which it begins and its first N methods."),
    SATURATE_ON("saturate-on", "LIST", "", MetricNames.CHECK,
        "Metrics that have to be saturated for --stop-on saturation, separated by commas; empty for all."),
    SATURATION_WINDOW("saturation-window", "N", "0", whole(0, 1_000_000_000),
        "A metric is saturated when N runs brought nothing new; 0: as many as it took to grow, but 200 at least."),
    SATURATION_EPSILON("saturation-epsilon", "P", "0", CampaignOption::percent,
        "New tasks of up to P percent in the window do not count as growth."),
    FINDINGS("findings", "WHICH", "auto", oneOf("auto", "all", "none"),
        "Runs whose traces are searched for data races, potential deadlocks and the like: all, none, or the first 200"
            + " and then one in ten (auto). Findings are no failures."),
    CONFIRM("confirm", "", "false", oneOf("true", "false"),
        "In the end lead a run to each data race, potential deadlock and atomicity violation that no run was led to"
            + " yet, to see it happen. The default schedulers lead early runs to them anyway; in the end it is done"
            + " anyway when nothing has failed and --runs is not given."),
    FAIL_ON("fail-on", "WHAT", "failure", oneOf("failure", "findings"),
        "With findings the exit code is 1 also when nothing failed, but something was found that is not suppressed."),
    TIMEOUT("timeout", "S", "10", whole(1, 1_000_000),
        "Seconds without an event before a run is called a hang."),
    MAX_DELAY("max-delay", "MS", "1000", whole(0, 1_000_000_000),
        "Milliseconds of program time: sleeps of a thread of at most MS together may end before other threads have gone"
            + " on, as on a slow machine; a longer one, or one more, ends only when no other thread can go on. Tasks"
            + " that an executor or a timer has to do within a tenth of MS may come as early."),
    MAX_EVENTS("max-events", "N", "20000000", whole(1_000, Integer.MAX_VALUE),
        "Events of a controlled run after which it is given up: the campaign is inconclusive then."),
    JOBS("jobs", "N", "0", whole(0, 1024),
        "JVMs side by side; 0: as many as fit this machine."),
    MAX_DISK("max-disk", "MB", "1000", whole(0, Integer.MAX_VALUE),
        "Stop when traces and outputs of the campaign have reached MB megabytes; 0 for no limit."),
    COUNT_TIMING("count-timing", "", "false", oneOf("true", "false"),
        "Count failures that need a timeout to expire."),
    SPURIOUS("spurious-wakeups", "", "false", oneOf("true", "false"),
        "Let waits wake up spuriously, as the Java specification allows."),
    BRANCH_FROM("branch-from", "TRACE", "", Check.ANY,
        "Try the alternatives of a recorded run, one run each: another waiter notified, another contender first, a "
            + "conflicting pair of accesses reversed. Without a program: that of the trace's campaign."),
    EXIT_CODE("exit-code", "N", "0", whole(0, 255),
        "The exit code that means success."),
    EXPECT_OUTPUT("expect-output", "REGEX", "", CampaignOption::pattern,
        "A regular expression that the output has to contain.");

    /** The options that say what noise is like, each with the key by which a run is told of it. */
    public static final Map<CampaignOption, Key> NOISE_KEYS = noiseKeys();

    /** The options that say what noise is like. */
    public static final List<CampaignOption> OF_NOISE = List.copyOf(NOISE_KEYS.keySet());

    /** Says what is wrong with a value. */
    @FunctionalInterface
    interface Check {
        /** Accepts any text. */
        Check ANY = value -> "";

        /** What is wrong, as the end of a sentence; empty when nothing is. */
        String wrong(String value);

        /** The only values; empty when there are too many to list. */
        default List<String> choices() {
            return List.of();
        }

        /** Values to offer, as there are others. */
        default List<String> offered() {
            return choices();
        }

        /** What values that have a name stand for. */
        default Map<String, String> meanings() {
            return Map.of();
        }
    }

    private record OneOf(List<String> choices) implements Check {
        @Override
        public String wrong(String value) {
            return choices.contains(value) ? "" : "it needs one of " + String.join(", ", choices)
                + Similarity.meant(value, choices).map(one -> "; perhaps " + one + " is meant").orElse("");
        }
    }

    private final String text;
    private final String label;
    private final String defaultValue;
    private final Check check;
    private final String description;

    CampaignOption(String text, String label, String defaultValue, Check check, String description) {
        this.text = text;
        this.label = label;
        this.defaultValue = defaultValue;
        this.check = check;
        this.description = description;
    }

    private static Map<CampaignOption, Key> noiseKeys() {
        Map<CampaignOption, Key> keys = new LinkedHashMap<>();
        keys.put(PLACEMENT, Key.PLACEMENT);
        keys.put(SEEDING, Key.SEEDING);
        keys.put(FREQUENCY, Key.FREQUENCY);
        keys.put(STRENGTH, Key.STRENGTH);
        keys.put(FIXED, Key.FIXED);
        keys.put(READS, Key.READS);
        keys.put(WRITES, Key.WRITES);
        keys.put(SYNC, Key.SYNCHRONIZATION);
        return Collections.unmodifiableMap(keys);
    }

    /** The name, as on the command line without dashes. */
    public String text() {
        return text;
    }

    /** The value when nothing is said. */
    public String defaultValue() {
        return defaultValue;
    }

    /** What to call the value in help texts; empty for an option that is on or off. */
    public String label() {
        return label;
    }

    /** What it does, in a sentence or two. */
    public String description() {
        return description;
    }

    /** The only values that are possible; empty when there are too many to list. */
    public List<String> choices() {
        return check.choices();
    }

    /** Values to choose from; where {@link #choices} is empty there are others. Empty when there is none to offer. */
    public List<String> offered() {
        return check.offered();
    }

    /** What values with a name stand for, in the order of {@link #offered}; empty where the description says it. */
    public Map<String, String> meanings() {
        return check.meanings();
    }

    /** What is wrong with a value, as a plain sentence; empty when it is fine. */
    public String problem(String value) {
        return problem(value, text);
    }

    /** The same, with the name by which the user knows the option. */
    public String problem(String value, String name) {
        String wrong = check.wrong(value);
        return wrong.isEmpty() ? "" : "\"" + value + "\" is not possible for " + name + ": " + wrong + ".";
    }

    /** Requires a whole number from {@code least} to {@code most}. */
    private static Check whole(int least, int most) {
        return value -> isWhole(value, least, most) ? ""
            : "it needs a whole number from " + least + " to " + most;
    }

    private static boolean isWhole(String value, int least, int most) {
        try {
            int number = Integer.parseInt(value);
            return number >= least && number <= most;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static String percent(String value) {
        try {
            double percent = Double.parseDouble(value);
            return percent >= 0 && percent < 100 ? "" : "it needs a number from 0 to less than 100";
        } catch (NumberFormatException e) {
            return "it needs a number from 0 to less than 100";
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
        return new OneOf(values);
    }
}
