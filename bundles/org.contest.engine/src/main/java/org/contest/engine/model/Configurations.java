/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.List;

/** The names of schedulers that the runtime knows: the one list on the engine's side. */
public final class Configurations {

    /** Free-running threads, delayed. */
    public static final String NOISE = "noise";

    /** Threads that take turns, of which noise makes some stand aside. */
    public static final String NOISE_RULE = "noise-rule";

    /** Controlled schedulers that auto draws from. */
    public static final List<String> DRAWN_CONTROLLED = List.of("random", "pct", "pos", "surw");

    /** Controlled schedulers, one thread at a time. */
    public static final List<String> CONTROLLED = List.of("random", "pct", "pos", "surw", NOISE_RULE);

    /** All that can be asked for. */
    public static final List<String> SCHEDULERS =
        List.of("auto", NOISE, NOISE_RULE, "random", "pct", "pos", "surw", "none");

    /** How a run may go on after a prefix of a trace: by a controlled scheduler; {@code none} changes no thread. */
    public static final List<String> AFTER_PREFIX = List.of("random", "pct", "pos", "surw", NOISE_RULE, "none");

    /** True when noise is made under a scheduler, in some runs at least. */
    public static boolean makesNoise(String scheduler) {
        return scheduler.equals("auto") || scheduler.equals(NOISE) || scheduler.equals(NOISE_RULE);
    }

    /** True when runs under a scheduler, named before what was drawn beside it, are the same with the same seeds. */
    public static boolean isRepeatable(String configuration) {
        return CONTROLLED.contains(configuration.split(": ", 2)[0]);
    }

    private Configurations() {
    }
}
