/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.util.List;

/** The names of schedulers and noise heuristics that the runtime knows: the one list on the engine's side. */
public final class Configurations {

    /** Asks for a new draw before each run. */
    public static final String DRAWN = "random-per-run";

    /** Controlled schedulers, one thread at a time. */
    public static final List<String> CONTROLLED = List.of("random", "pct", "pos", "surw");

    /** How a run may go on after a prefix of a trace: by a controlled scheduler; {@code none} changes no thread. */
    public static final List<String> AFTER_PREFIX = List.of("random", "pct", "pos", "surw", "noise", "none");

    /** Noise placement heuristics (Fiedor 2014, section 4.1). */
    public static final List<String> PLACEMENTS = List.of(DRAWN, "random-all", "sharedVar-all", "sharedVar-one");

    /** Noise seeding heuristics (Fiedor 2014, section 4.2). */
    public static final List<String> SEEDINGS =
        List.of(DRAWN, "sleep", "yield", "wait", "synchYield", "busyWait", "mixed");

    private Configurations() {
    }
}
