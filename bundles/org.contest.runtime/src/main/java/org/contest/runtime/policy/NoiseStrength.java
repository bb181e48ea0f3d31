/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.runtime.RunRandom;

/** How long noise keeps a controlled thread aside, in events of the others (Fiedor 2014, section 4.2). */
enum NoiseStrength {
    /** One event: yield, synchYield. */
    YIELD,
    /** Up to 20 events: sleep, wait, busyWait. */
    SLEEP,
    /** Up to 100 events: priority, inverseNoise, barrier. */
    LONG,
    /** Until nobody else can run: haltOneThread. */
    HALT,
    /** One of them each time. */
    MIXED;

    private static final int SLEEP_EVENTS = 20;
    private static final int LONG_EVENTS = 100;
    private static final long FOR_EVER = Long.MAX_VALUE / 2;

    long events(RunRandom random) {
        return switch (this) {
        case YIELD -> 1;
        case SLEEP -> 1 + random.nextInt(SLEEP_EVENTS);
        case LONG -> 1 + random.nextInt(LONG_EVENTS);
        case HALT -> FOR_EVER;
        case MIXED -> values()[random.nextInt(MIXED.ordinal())].events(random);
        };
    }

    /** The strength that stands for a seeding heuristic. */
    static NoiseStrength of(String seeding) {
        return switch (seeding) {
        case "yield", "synchYield" -> YIELD;
        case "sleep", "wait", "busyWait" -> SLEEP;
        case "priority", "inverseNoise", "barrier" -> LONG;
        case "haltOneThread" -> HALT;
        default -> MIXED;
        };
    }
}
