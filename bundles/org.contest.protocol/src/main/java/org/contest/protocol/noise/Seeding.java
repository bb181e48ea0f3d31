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

/** The one list of noise seeding heuristics: how noise is made (Fiedor 2014, section 4.2). */
public enum Seeding {
    /** Sleeps. */
    SLEEP("sleep", Unit.MICROSECONDS, "sleeps"),
    /** Yields. */
    YIELD("yield", Unit.CALLS, "calls Thread.yield"),
    /** Waits. */
    WAIT("wait", Unit.MICROSECONDS, "waits on a monitor of its own"),
    /** Yields with a monitor. */
    SYNCH_YIELD("synchYield", Unit.CALLS, "calls Thread.yield with a monitor of its own taken"),
    /** Computes. */
    BUSY_WAIT("busyWait", Unit.MICROSECONDS, "loops"),
    /** Changes the priority of the thread. */
    PRIORITY("priority", Unit.LEVELS, "changes the priority of the thread"),
    /** One of the five basic ones. */
    MIXED("mixed", Unit.MICROSECONDS, "one of sleep, yield, wait, synchYield and busyWait each time"),
    /** After Trainin 2009. */
    HALT_ONE_THREAD("haltOneThread", Unit.MILLISECONDS, "stops one thread until the others cannot go on"),
    /** As under a scheduler in chaos mode. */
    STARVATION("starvation", Unit.MILLISECONDS, "lets one thread at random get nothing for a while"),
    /** The opposite. */
    INVERSE_NOISE("inverseNoise", Unit.EVENTS, "stops all threads but one"),
    /** After Ben-Asher 2006. */
    BARRIER("barrier", Unit.MICROSECONDS, "has a thread wait at a variable until another comes to the same one"),
    /** Of sleeps and timed waits of the program. */
    TIMEOUT_TAMPER("timeoutTamper", Unit.NOTHING, "shortens sleeps and timed waits of the program");

    /** What a strength counts. */
    public enum Unit {
        /** Millionths of a second. */
        MICROSECONDS("microseconds", 50, 200, 1000, 5000, 20_000),
        /** Thousandths of a second. */
        MILLISECONDS("milliseconds", 2, 10, 50),
        /** Calls of Thread.yield. */
        CALLS("calls", 1, 4, 20),
        /** Levels of priority. */
        LEVELS("levels", 1, 3, 5),
        /** Events of the thread. */
        EVENTS("events", 20, 100, 500),
        /** There is no strength. */
        NOTHING("", 0);

        private final String text;
        private final int[] usual;

        Unit(String text, int... usual) {
            this.text = text;
            this.usual = usual;
        }

        /** In words; empty where there is no strength. */
        public String text() {
            return text;
        }

        /** The strength at a part, from 0 to less than 1, of those to draw from. */
        int usual(double part) {
            return usual[(int) (part * usual.length)];
        }
    }

    private final String text;
    private final Unit unit;
    private final String description;

    Seeding(String text, Unit unit, String description) {
        this.text = text;
        this.unit = unit;
        this.description = description;
    }

    /** The name, as the papers have it. */
    public String text() {
        return text;
    }

    /** What its strength counts. */
    public Unit unit() {
        return unit;
    }

    /** What it does, in words. */
    public String description() {
        return description;
    }

    /** The names. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Seeding seeding : values()) {
            names.add(seeding.text);
        }
        return names;
    }

    /**
     * The seedings that a text names, joined by {@code +}.
     *
     * @throws IllegalArgumentException with a plain sentence when one is not there
     */
    public static List<Seeding> listOf(String text) {
        List<Seeding> seedings = new ArrayList<>();
        for (String name : text.split("\\+", -1)) {
            seedings.add(of(name));
        }
        return seedings;
    }

    private static Seeding of(String name) {
        for (Seeding seeding : values()) {
            if (seeding.text.equals(name)) {
                return seeding;
            }
        }
        throw new IllegalArgumentException("There is no noise seeding \"" + name + "\". There are: "
            + String.join(", ", names()) + ", and several joined by +.");
    }
}
