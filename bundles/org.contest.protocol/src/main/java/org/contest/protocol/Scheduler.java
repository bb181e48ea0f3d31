/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.RunOptions.Key;

/** What decides which thread of a run goes on: the one list of schedulers, for both sides. */
public enum Scheduler {
    /** Free threads, which noise delays. */
    NOISE("noise", Threads.FREE),
    /** One thread at a time, and noise makes it stand aside. */
    NOISE_RULE("noise-rule", Threads.CONTROLLED),
    /** One thread at a time, at random among those that can go on. */
    RANDOM("random", Threads.DRAWN),
    /** One thread at a time, by priorities that change at few events. */
    PCT("pct", Threads.DRAWN),
    /** One thread at a time, by a priority drawn for each event. */
    POS("pos", Threads.DRAWN),
    /** One thread at a time, so that interleavings of selected events are equally likely. */
    SURW("surw", Threads.DRAWN),
    /** One thread at a time, each for a number of events. */
    ROUND_ROBIN("round-robin", Threads.CONTROLLED),
    /** Nobody: free threads without noise, or one thread at a time for as long as it can go on. */
    NONE("none", Threads.FREE),
    /** A trace, whose run is repeated. */
    REPLAY("replay", Threads.CONTROLLED);

    /** How threads go on under a scheduler. */
    private enum Threads {
        FREE, CONTROLLED,
        /** Controlled, and one of those of which a campaign draws one for each run. */
        DRAWN
    }

    private final String text;
    private final Threads threads;

    Scheduler(String text, Threads threads) {
        this.text = text;
        this.threads = threads;
    }

    /**
     * The scheduler with a name.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static Scheduler of(String text) {
        for (Scheduler scheduler : values()) {
            if (scheduler.text.equals(text)) {
                return scheduler;
            }
        }
        throw new IllegalArgumentException(
            "There is no scheduler \"" + text + "\". There are: " + String.join(", ", names(values())) + ".");
    }

    /** The names of the controlled schedulers of which a campaign draws one for each run. */
    public static List<String> drawn() {
        List<String> names = new ArrayList<>();
        for (Scheduler scheduler : values()) {
            if (scheduler.threads == Threads.DRAWN) {
                names.add(scheduler.text);
            }
        }
        return names;
    }

    /** The names of some schedulers. */
    public static List<String> names(Scheduler... schedulers) {
        List<String> names = new ArrayList<>();
        for (Scheduler scheduler : schedulers) {
            names.add(scheduler.text);
        }
        return names;
    }

    /** The name, as in options and in the header of a trace. */
    public String text() {
        return text;
    }

    /** True when the options ask for this scheduler. */
    public boolean isAskedBy(RunOptions options) {
        return options.get(Key.SCHEDULER).equals(text);
    }

    /** True when one thread goes on at a time under it, whatever the other options say. */
    public boolean isControlled() {
        return threads != Threads.FREE;
    }
}
