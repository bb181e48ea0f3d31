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

    /** Makes a policy for one run. */
    private interface Maker {
        SchedulingPolicy make(RunOptions options, long seed, RunEstimates estimates);
    }

    private record Entry(String name, Maker maker) {
    }

    private static final List<Entry> ALL = List.of(
        new Entry("random", (options, seed, estimates) -> new RandomWalkPolicy(seed, estimates)),
        new Entry("pct", (options, seed, estimates) -> new PctPolicy(seed, depth(options), estimates)),
        new Entry("pos", (options, seed, estimates) -> new PosPolicy(seed, estimates)),
        new Entry("surw", (options, seed, estimates) -> new SurwPolicy(seed, estimates)),
        new Entry("round-robin", (options, seed, estimates) -> new RoundRobinPolicy(depth(options))),
        new Entry("none", (options, seed, estimates) -> new RoundRobinPolicy(Long.MAX_VALUE)),
        new Entry("noise-rule", (options, seed, estimates) -> new NoisePolicy(NoiseSettings.of(options), estimates)));

    private Policies() {
    }

    private static int depth(RunOptions options) {
        return (int) Math.max(1, Math.min(options.number(Key.DEPTH), Integer.MAX_VALUE));
    }

    /** The names that {@link #create} knows. */
    public static List<String> names() {
        return ALL.stream().map(Entry::name).toList();
    }

    /**
     * The policy with a name, for one run.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static SchedulingPolicy create(String name, RunOptions options, RunEstimates estimates) {
        for (Entry entry : ALL) {
            if (entry.name().equals(name)) {
                return entry.maker().make(options, options.number(Key.SEED), estimates);
            }
        }
        throw new IllegalArgumentException("There is no scheduler \"" + name + "\" for a controlled run: choose one of "
            + String.join(", ", names()) + ".");
    }
}
