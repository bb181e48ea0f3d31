/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What one run is told: the agent's option string, parsed and written here and nowhere else.
 * <p>
 * Form: {@code key=value} pairs joined by {@code ;}. A {@code ;} or {@code \} in a value is escaped by {@code \}.
 * Unknown keys are an error. Units and defaults are given with each {@link Key}.
 */
public final class RunOptions {

    /** The keys, with default and meaning. */
    public enum Key {
        /** noise; under control noise-rule, random, pct, pos, surw or round-robin; none or replay. */
        SCHEDULER("scheduler", "noise"),
        /** True: program monitors are modelled and every thread is controlled; fixed for the life of a JVM. */
        CONTROL("control", "false"),
        /** Seed of every random choice of the run. */
        SEED("seed", "0"),
        /** Noise placement heuristic: {@link org.contest.protocol.noise.Placement}. */
        PLACEMENT("placement", "random-all"),
        /** Noise seeding heuristics, joined by {@code +}: {@link org.contest.protocol.noise.Seeding}. */
        SEEDING("seeding", "mixed"),
        /** How often noise is made, 0..1000. */
        FREQUENCY("frequency", "150"),
        /** Strength of the noise, in the unit of the seeding; one for each joined by {@code +}. */
        STRENGTH("strength", "200"),
        /** True: always the whole strength, instead of up to it at random. */
        FIXED("fixed", "false"),
        /** True: noise on free threads is left out while it has taken more than half of the time of a long run. */
        LIMITED("limited", "false"),
        /** Placement read-write: noise before reads as frequency, seeding, strength; those above when empty. */
        READS("reads", ""),
        /** Placement read-write: the same before writes. */
        WRITES("writes", ""),
        /** Placement read-write: the same before all that is no access. */
        SYNCHRONIZATION("sync", ""),
        /** PCT depth, or the parameter of another policy. */
        DEPTH("depth", "3"),
        /** Where a controlled run may switch: own, unsafe or all. */
        SWITCH("switch", "all"),
        /** True: the scheduler random draws at every event, and no thread goes on for a while. */
        FINE("fine", "false"),
        /** True: under noise-rule a thread without noise goes on until it blocks; in half of the runs otherwise. */
        ONE_PROCESSOR("oneProcessor", "false"),
        /** none, sync or full. */
        RECORD("record", "none"),
        /** Timed operations: real, shortened, virtual or expire. */
        TIME("time", "virtual"),
        /** True: the controlled scheduler may invent spurious wake-ups. */
        SPURIOUS("spurious", "false"),
        /** Milliseconds without an event before a run is called a hang. */
        TIMEOUT("timeout", "10000"),
        /** Milliseconds of program time: a longer sleep ends only when no thread can go on. */
        MAX_DELAY("maxDelay", "1000"),
        /** Most scheduling events of a controlled run before it is given up. */
        MAX_EVENTS("maxEvents", "20000000"),
        /** Trace file to write; empty for none. */
        TRACE("trace", ""),
        /** Trace file to follow, with scheduler=replay; empty for none. */
        REPLAY("replay", ""),
        /** Number of events of the trace to follow before running free; -1 for all. */
        PREFIX("prefix", "-1"),
        /**
         * After the prefix: the name of a scheduler; stop, to end the run; debug, to stop for a debugger; or wait-on,
         * to follow the trace but for time limits that end while others can go on.
         */
        AFTER_PREFIX("afterPrefix", "random"),
        /** Comma separated numbers of events of the trace before which the replay tells the stack of their thread. */
        STACKS("stacks", ""),
        /** File of what earlier runs have shown, which a controlled run learns from; empty for none. */
        LESSONS("lessons", ""),
        /** True: a controlled run answers what it shows, for later ones. */
        TEACHES("teaches", "false"),
        /** Result file to write; empty for none. */
        RESULT("result", ""),
        /** Site table to append to; empty for none. */
        SITES("sites", ""),
        /** Site table to preload, so that ids are equal between JVMs; empty for none. */
        SITES_IN("sitesIn", ""),
        /** Comma separated class name patterns ({@code *} any text) to instrument; empty: all but JDK and agent. */
        INCLUDE("include", ""),
        /** Comma separated class name patterns to leave alone. */
        EXCLUDE("exclude", ""),
        /**
         * Comma separated class name patterns of the program's own code; empty: what comes from folders, and from the
         * jars in {@link #HOME}.
         */
        OWN("own", ""),
        /** Jars of the program's own code, with the separator of paths between them. */
        HOME("home", ""),
        /** False: JDK classes (java.util.concurrent, collections, Timer) are left alone. */
        JDK("jdk", "true"),
        /** True: the trace tells where the program made objects that have events. */
        CREATIONS("creations", "false"),
        /** True: the harness drives runs in this JVM, so the agent arms nothing by itself. */
        HARNESS("harness", "false"),
        /** Directory to write instrumented classes to, for looking at; empty for none. */
        DUMP("dump", ""),
        /** Directory that caches instrumented classes between JVMs; empty for none. */
        CACHE("cache", "");

        private final String text;
        private final String defaultValue;

        Key(String text, String defaultValue) {
            this.text = text;
            this.defaultValue = defaultValue;
        }

        /** The key as written. */
        public String text() {
            return text;
        }

        /** The value when the key is absent. */
        public String defaultValue() {
            return defaultValue;
        }

        static Key of(String text) {
            for (Key key : values()) {
                if (key.text.equals(text)) {
                    return key;
                }
            }
            throw new IllegalArgumentException("unknown option \"" + text + "\" for the ConTest agent");
        }
    }

    private final Map<Key, String> values;

    private RunOptions(Map<Key, String> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /** All keys at their defaults. */
    public static RunOptions defaults() {
        return new RunOptions(new TreeMap<>());
    }

    /**
     * Parses an option string; empty or null gives the defaults.
     *
     * @throws IllegalArgumentException with a plain sentence when a pair is not {@code key=value} or a key is unknown
     */
    public static RunOptions parse(@Nullable String text) {
        Map<Key, String> values = new TreeMap<>();
        if (text == null || text.isEmpty()) {
            return new RunOptions(values);
        }
        StringBuilder pair = new StringBuilder();
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ';';
            if (c == '\\' && i + 1 < text.length()) {
                pair.append(text.charAt(++i));
            } else if (c == ';') {
                putPair(values, pair.toString());
                pair.setLength(0);
            } else {
                pair.append(c);
            }
        }
        return new RunOptions(values);
    }

    private static void putPair(Map<Key, String> values, String pair) {
        if (pair.isEmpty()) {
            return;
        }
        int equals = pair.indexOf('=');
        if (equals < 0) {
            throw new IllegalArgumentException("\"" + pair + "\" is not of the form key=value in the agent's options");
        }
        values.put(Key.of(pair.substring(0, equals)), pair.substring(equals + 1));
    }

    /** A copy with one value changed. */
    public RunOptions with(Key key, Object value) {
        Map<Key, String> copy = new TreeMap<>(values);
        copy.put(key, Objects.toString(value));
        return new RunOptions(copy);
    }

    /** The value of a key, or its default. */
    public String get(Key key) {
        return values.getOrDefault(key, key.defaultValue());
    }

    /** True when the value is {@code true}. */
    public boolean isTrue(Key key) {
        return Boolean.parseBoolean(get(key));
    }

    /**
     * The value as a whole number.
     *
     * @throws IllegalArgumentException with a plain sentence when it is none
     */
    public long number(Key key) {
        try {
            return Long.parseLong(get(key));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(key.text() + "=" + get(key) + " is not a whole number", e);
        }
    }

    /** The option string: {@link #parse} of it gives an equal object. */
    public String format() {
        StringBuilder text = new StringBuilder();
        values.forEach((key, value) -> {
            if (text.length() > 0) {
                text.append(';');
            }
            text.append(key.text()).append('=').append(value.replace("\\", "\\\\").replace(";", "\\;"));
        });
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RunOptions that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return format();
    }
}
