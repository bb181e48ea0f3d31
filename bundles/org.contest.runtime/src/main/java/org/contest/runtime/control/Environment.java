/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.EventKind;
import org.contest.runtime.RunRandom;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.RunClock;

/** What a controlled run sees of its environment: equal in every run with the same seed and schedule. */
final class Environment {

    private final RunClock clock;
    private final RunRandom seeds;

    Environment(RunClock clock, long seed) {
        this.clock = clock;
        seeds = new RunRandom(seed, "environment");
    }

    /** What the program shall see for what the JVM gave. */
    long seen(ModelThread t, EventKind kind, long real) {
        return switch (kind) {
        case NANO_TIME -> clock.nanoTime(real);
        case CURRENT_TIME -> clock.currentTimeMillis(real);
        case RANDOM_SEED -> seeds.nextLong();
        default -> real;
        };
    }
}
