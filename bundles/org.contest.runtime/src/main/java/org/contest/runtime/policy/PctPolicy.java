/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.Arrays;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/**
 * Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010): threads have random
 * priorities, the highest enabled one runs, and at {@code depth - 1} random steps the running thread's priority falls
 * below all others. Finds a bug of depth d among n threads and k steps with a chance of at least 1/(n k^(d-1)). A step
 * is an event where there is a choice; k is what earlier runs had. A thread that spins falls as well, so that the one
 * it waits for goes on.
 */
final class PctPolicy extends RandomizedPolicy {

    private static final int LEAST_LOG = 4;
    private static final int LOGS = 9;

    /** One run in so many looks for deeper bugs: a deadlock of n philosophers has depth n. */
    private static final int DEEPER_RUNS = 4;
    private static final int MOST_DEEPER = 12;

    private final RunEstimates estimates;
    private final long[] changes;
    private long[] priorities = new long[16];
    private long steps;
    private int nextChange;
    private long lowest;

    PctPolicy(long seed, int depth, RunEstimates estimates) {
        super(seed, "pct", estimates);
        this.estimates = estimates;
        long known = estimates.steps(isFine());
        long length = known > 0 ? known : 1L << LEAST_LOG + random.nextInt(LOGS);
        boolean deeper = depth > 1 && random.nextInt(DEEPER_RUNS) == 0;
        changes = new long[Math.max(0, depth - 1 + (deeper ? 1 + random.nextInt(MOST_DEEPER) : 0))];
        for (int i = 0; i < changes.length; i++) {
            changes[i] = 1 + random.nextInt((int) Math.min(length, Integer.MAX_VALUE));
        }
        Arrays.sort(changes);
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        steps++;
        while (nextChange < changes.length && changes[nextChange] <= steps) {
            nextChange++;
            fall(highest(enabled));
        }
        return highest(enabled);
    }

    private ModelThread highest(EnabledSet enabled) {
        ModelThread best = null;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (best == null || priority(t) > priority(best)) {
                best = t;
            }
        }
        return best;
    }

    /** Positive and random for a thread not seen before; negative, the later the lower, for one that fell. */
    private long priority(ModelThread t) {
        if (t.index >= priorities.length) {
            priorities = Arrays.copyOf(priorities, Math.max(t.index + 1, priorities.length * 2));
        }
        if (priorities[t.index] == 0) {
            priorities[t.index] = random.nextLong() >>> 1 | 1;
        }
        return priorities[t.index];
    }

    private void fall(ModelThread t) {
        priority(t);
        priorities[t.index] = --lowest;
    }

    @Override
    void giveWay(ModelThread t) {
        fall(t);
    }

    @Override
    public void finished() {
        estimates.stepped(isFine(), steps);
    }
}
