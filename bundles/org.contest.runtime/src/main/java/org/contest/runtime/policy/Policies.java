/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.List;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.noise.NoiseSettings;

/** The one list of scheduling policies. */
public final class Policies {

    private static final List<String> NAMES =
        List.of("random", "pct", "pos", "surw", "round-robin", "none", "noise-rule");

    private Policies() {
    }

    private static int depth(RunOptions options) {
        return (int) Math.max(1, Math.min(options.number(Key.DEPTH), Integer.MAX_VALUE));
    }

    /** The names that {@link #create} knows. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * The policy with a name, for one run.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static SchedulingPolicy create(String name, RunOptions options, RunEstimates estimates) {
        long seed = options.number(Key.SEED);
        return switch (name) {
        case "random" -> new RandomWalkPolicy(seed, estimates);
        case "pct" -> new PctPolicy(seed, depth(options), estimates);
        case "pos" -> new PosPolicy(seed, estimates);
        case "surw" -> new SurwPolicy(seed, estimates);
        case "round-robin" -> new RoundRobinPolicy(depth(options));
        case "none" -> new RoundRobinPolicy(Long.MAX_VALUE);
        case "noise-rule" -> new NoisePolicy(NoiseSettings.of(options), estimates);
        default -> throw new IllegalArgumentException("There is no scheduler \"" + name
            + "\" for a controlled run: choose one of " + String.join(", ", NAMES) + ".");
        };
    }
}
