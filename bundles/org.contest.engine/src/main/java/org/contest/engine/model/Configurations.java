/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.Scheduler;

/** The names of schedulers as a user asks for them, made from {@link Scheduler}. */
public final class Configurations {

    /** One scheduler is drawn for each run. */
    public static final String AUTO = "auto";

    /** Free-running threads, delayed. */
    public static final String NOISE = Scheduler.NOISE.text();

    /** Threads that take turns, of which noise makes some stand aside. */
    public static final String NOISE_RULE = Scheduler.NOISE_RULE.text();

    /** Controlled schedulers that auto draws from. */
    public static final List<String> DRAWN_CONTROLLED = List.copyOf(Scheduler.drawn());

    /** Controlled schedulers, one thread at a time. */
    public static final List<String> CONTROLLED = join(DRAWN_CONTROLLED, List.of(NOISE_RULE));

    /** Threads go on as they like: what such a run does, no seed decides. */
    public static final List<String> FREE = List.of(NOISE, Scheduler.NONE.text());

    /** A run that is led to where a finding happens: nobody asks for it. */
    public static final String CONFIRM = "confirm";

    /** All that can be asked for. */
    public static final List<String> SCHEDULERS =
        join(List.of(AUTO, NOISE, NOISE_RULE), DRAWN_CONTROLLED, List.of(Scheduler.NONE.text()));

    /** How a run may go on after a prefix of a trace: by a controlled scheduler; {@code none} changes no thread. */
    public static final List<String> AFTER_PREFIX = join(CONTROLLED, List.of(Scheduler.NONE.text()));

    /** What each scheduler does, for the user. */
    static final String IN_WORDS = NOISE + " (free threads, delayed), " + NOISE_RULE
        + " (one thread at a time, and noise makes it stand aside), "
        + String.join(", ", DRAWN_CONTROLLED.subList(0, DRAWN_CONTROLLED.size() - 1)) + " or "
        + DRAWN_CONTROLLED.get(DRAWN_CONTROLLED.size() - 1) + " (one thread at a time), " + Scheduler.NONE.text() + "; "
        + AUTO + ": drawn for each run.";

    @SafeVarargs
    private static List<String> join(List<String>... lists) {
        List<String> joined = new ArrayList<>();
        for (List<String> list : lists) {
            joined.addAll(list);
        }
        return List.copyOf(joined);
    }

    /** True when noise is made under a scheduler, in some runs at least. */
    public static boolean makesNoise(String scheduler) {
        return scheduler.equals(AUTO) || scheduler.equals(NOISE) || scheduler.equals(NOISE_RULE);
    }

    /** True when runs under a scheduler, named before what was drawn beside it, are the same with the same seeds. */
    public static boolean isRepeatable(String configuration) {
        return CONTROLLED.contains(configuration.split(": ", 2)[0]);
    }

    private Configurations() {
    }
}
