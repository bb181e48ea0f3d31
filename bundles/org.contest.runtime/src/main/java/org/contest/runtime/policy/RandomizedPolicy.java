/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.protocol.EventKind;
import org.contest.runtime.RunRandom;
import org.contest.runtime.classification.AccessMonitor;
import org.contest.runtime.model.ModelThread;

/**
 * A policy with random choices that descend from the run's seed; a notify wakes any waiter with equal chance, and a
 * yield is the hint that Java says it is: every second one is followed.
 */
abstract class RandomizedPolicy implements SchedulingPolicy {

    private static final int HINT_PER_MILLE = 500;

    /** The choices of who runs next. */
    final RunRandom random;
    private final RunRandom waiters;
    private final RunRandom hints;
    private final AccessMonitor accesses;
    private final Grain grain;
    private final Delays delays;

    RandomizedPolicy(long seed, String name, RunEstimates estimates) {
        this(seed, name, estimates, false);
    }

    /** {@code fine} when every event shall be a choice in every run. */
    RandomizedPolicy(long seed, String name, RunEstimates estimates, boolean fine) {
        random = new RunRandom(seed, name);
        waiters = new RunRandom(seed, "waiters");
        hints = new RunRandom(seed, "hints");
        accesses = new AccessMonitor(estimates.classification());
        grain = new Grain(seed, estimates, fine);
        delays = new Delays(seed, estimates);
    }

    @Override
    public void happened(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
        accesses.happened(t, kind, target, detail, site, value);
    }

    @Override
    public final boolean isChoice(ModelThread t) {
        return grain.isChoice(t);
    }

    @Override
    public final long delay(ModelThread t) {
        return delays.next(t);
    }

    /** True when every event of this run is a choice. */
    final boolean isFine() {
        return grain.isFine();
    }

    @Override
    public final void spinning(ModelThread t) {
        if (hints.chance(HINT_PER_MILLE)) {
            giveWay(t);
        }
    }

    /** Lets others go before the next operation of a thread, if there are any. */
    void giveWay(ModelThread t) {
    }

    @Override
    public final ModelThread waiter(ModelThread notifier, ModelThread first) {
        int count = 0;
        for (ModelThread at = first; at != null; at = at.next) {
            count++;
        }
        ModelThread chosen = first;
        for (int rest = count == 1 ? 0 : waiters.nextInt(count); rest > 0; rest--) {
            chosen = chosen.next;
        }
        return chosen;
    }
}
