/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.protocol.noise.NoiseSettings;

/** The one list of scheduling policies. */
public final class Policies {

    private Policies() {
    }

    private static int depth(RunOptions options) {
        return (int) Math.max(1, Math.min(options.number(Key.DEPTH), Integer.MAX_VALUE));
    }

    /**
     * The policy with a name, for one run.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static SchedulingPolicy create(String name, RunOptions options, RunEstimates estimates) {
        long seed = options.number(Key.SEED);
        return switch (Scheduler.of(name)) {
        case RANDOM -> new RandomWalkPolicy(seed, estimates, options.isTrue(Key.FINE));
        case PCT -> new PctPolicy(seed, depth(options), estimates);
        case POS -> new PosPolicy(seed, estimates);
        case SURW -> new SurwPolicy(seed, estimates);
        case ROUND_ROBIN -> new RoundRobinPolicy(depth(options));
        case NONE -> new RoundRobinPolicy(Long.MAX_VALUE);
        case NOISE_RULE -> new NoisePolicy(NoiseSettings.of(options), estimates,
            options.isTrue(Key.ONE_PROCESSOR) || NoisePolicy.isOnOneProcessor(seed));
        case NOISE, REPLAY -> throw new IllegalArgumentException(
            "The scheduler \"" + name + "\" does not choose among threads that are controlled.");
        };
    }
}
