/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import java.util.Arrays;
import java.util.function.IntFunction;

/** The one list of noise seeding heuristics. The unit of the strength is given with each. */
public enum Seedings {
    /** Sleep; microseconds. */
    SLEEP("sleep", 1, s -> basic(Basic.SLEEP, s)),
    /** Thread.yield; calls. */
    YIELD("yield", 100, s -> basic(Basic.YIELD, s)),
    /** Object.wait on a monitor of its own; microseconds. */
    WAIT("wait", 1, s -> basic(Basic.WAIT, s)),
    /** Thread.yield with a monitor taken; calls. */
    SYNCH_YIELD("synchYield", 100, s -> basic(Basic.SYNCH_YIELD, s)),
    /** A loop; microseconds. */
    BUSY_WAIT("busyWait", 1, s -> basic(Basic.BUSY_WAIT, s)),
    /** {@link Priority}; levels. */
    PRIORITY("priority", 1000, Priority::new),
    /** One of the five basic ones each time; microseconds, or calls for every hundred. */
    MIXED("mixed", 1, Seedings::mixed),
    /** {@link HaltOneThread}; milliseconds. */
    HALT_ONE_THREAD("haltOneThread", 20, HaltOneThread::new),
    /** {@link InverseNoise}; events. */
    INVERSE_NOISE("inverseNoise", 1, InverseNoise::new),
    /** {@link Barrier}; microseconds. */
    BARRIER("barrier", 1, Barrier::new),
    /** {@link TimeoutTamper}; no unit. */
    TIMEOUT_TAMPER("timeoutTamper", 1, s -> new TimeoutTamper());

    private static final int YIELDS_PER = 100;

    private final String text;
    private final int scale;
    private final IntFunction<NoiseSeeding> factory;

    Seedings(String text, int scale, IntFunction<NoiseSeeding> factory) {
        this.text = text;
        this.scale = scale;
        this.factory = factory;
    }

    private static NoiseSeeding basic(Basic basic, int strength) {
        return (t, object) -> basic.make(t, strength);
    }

    private static NoiseSeeding mixed(int strength) {
        Basic[] all = Basic.values();
        int calls = Math.max(1, strength / YIELDS_PER);
        return (t, object) -> {
            Basic one = all[t.random.nextInt(all.length)];
            one.make(t, one == Basic.YIELD || one == Basic.SYNCH_YIELD ? calls : strength);
        };
    }

    /** The name as an option gives it. */
    public String text() {
        return text;
    }

    /** The names that random-per-run draws from, with some that are best together. */
    static String[] drawn() {
        String[] names = Arrays.stream(values()).map(Seedings::text).toArray(String[]::new);
        String[] together = {"mixed+timeoutTamper", "sleep+haltOneThread", "mixed+haltOneThread", "sleep+inverseNoise"};
        String[] all = Arrays.copyOf(names, names.length + together.length);
        System.arraycopy(together, 0, all, names.length, together.length);
        return all;
    }

    /** A strength given in microseconds in the unit of a seeding. */
    static int scaled(String seeding, int micros) {
        for (Seedings one : values()) {
            if (one.text.equals(seeding)) {
                return Math.max(1, micros / one.scale);
            }
        }
        return micros;
    }

    /**
     * The seeding that settings ask for.
     *
     * @throws IllegalArgumentException with a plain sentence that lists the names there are
     */
    static NoiseSeeding create(NoiseSettings settings) {
        if (settings.seeding().equals(RandomPerRun.NAME)) {
            return create(RandomPerRun.draw(settings));
        }
        String[] names = settings.seeding().split("\\+");
        NoiseSeeding[] parts = new NoiseSeeding[names.length];
        for (int i = 0; i < names.length; i++) {
            parts[i] = named(names[i]).factory.apply(settings.strength());
        }
        return parts.length == 1 ? parts[0] : new Several(parts);
    }

    private static Seedings named(String name) {
        for (Seedings one : values()) {
            if (one.text.equals(name)) {
                return one;
            }
        }
        throw new IllegalArgumentException("There is no noise seeding \"" + name + "\". There are: "
            + String.join(", ", Arrays.stream(values()).map(Seedings::text).toList()) + ", " + RandomPerRun.NAME
            + ", and several joined by +.");
    }
}
