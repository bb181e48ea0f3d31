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
import org.contest.protocol.EventKind;
import org.contest.runtime.SwitchScope;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.ProgramSites;

/**
 * Selectively uniform random walk (Zhao, Wolff, Mathur, Roychoudhury, ASPLOS 2025): one shared variable is interesting
 * in each run. The thread that does its next interesting event is drawn by the number of interesting events that each
 * thread has left, as earlier runs tell, so that the orders of these events are sampled uniformly; in between any
 * thread runs. Without an earlier run every event is interesting and weights are equal: a random walk.
 */
final class SurwPolicy extends RandomizedPolicy {

    /** One run in so many looks at a variable inside the JDK. */
    private static final int OTHERS = 4;
    private static final int MOST = 512;

    private final RunEstimates estimates;
    private final EventTally before;
    private final EventTally now = new EventTally();
    private final int interesting;
    private int[] started = new int[16];
    private boolean[] counted = new boolean[16];
    private ModelThread intended;
    /** Spins: not drawn the next time, if there is another one. */
    private ModelThread passed;

    SurwPolicy(long seed, RunEstimates estimates) {
        super(seed, "surw", estimates);
        this.estimates = estimates;
        EventTally tally = estimates.tally();
        int[] shared = tally == null ? new int[0] : candidates(tally);
        before = shared.length == 0 ? null : tally;
        interesting = shared.length == 0 ? 0 : shared[random.nextInt(shared.length)];
    }

    /** Mostly variables that the program itself uses: a pool or a queue has many more of its own. */
    private int[] candidates(EventTally tally) {
        int[] ofProgram = tally.sharedVariables(true);
        int[] others = tally.sharedVariables(false);
        boolean other = random.nextInt(OTHERS) == 0 && estimates.scope() != SwitchScope.OWN;
        return ofProgram.length == 0 || other && others.length > 0 ? others : ofProgram;
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        if (before == null) {
            return enabled.at(random.nextInt(enabled.size()));
        }
        if (intended == null || !enabled.contains(intended)) {
            intended = draw(enabled);
        }
        int allowed = 0;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            allowed += isAllowed(t) ? 1 : 0;
        }
        int rest = random.nextInt(allowed);
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (isAllowed(t) && rest-- == 0) {
                return t;
            }
        }
        throw new IllegalStateException("no enabled thread is allowed");
    }

    private boolean isAllowed(ModelThread t) {
        return t == intended || EventTally.variable(t.kind, t.target, t.detail) != interesting;
    }

    /** An enabled thread, by weight. */
    private ModelThread draw(EnabledSet enabled) {
        ModelThread out = enabled.size() > 1 ? passed : null;
        passed = null;
        int sum = 0;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            sum += t == out ? 0 : weight(t);
        }
        int rest = random.nextInt(sum);
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            rest -= t == out ? 0 : weight(t);
            if (rest < 0) {
                return t;
            }
        }
        return enabled.first();
    }

    /**
     * Interesting events left to the thread and to the descendants that it has not started; at least 1, and no more
     * than leaves others a chance beside a thread that spun for long in an earlier run.
     */
    private int weight(ModelThread t) {
        reserve(t);
        int all = before.count(t, interesting);
        return Math.min(MOST, Math.max(1, all - started[t.index]));
    }

    private void reserve(ModelThread t) {
        if (t.index >= started.length) {
            started = Arrays.copyOf(started, Math.max(t.index + 1, started.length * 2));
            counted = Arrays.copyOf(counted, started.length);
        }
        if (!counted[t.index]) {
            counted[t.index] = true;
            if (t.parent != null) {
                reserve(t.parent);
                started[t.parent.index] += before.count(t, interesting);
            }
        }
    }

    @Override
    public void happened(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
        super.happened(t, kind, target, detail, site, value);
        int variable = EventTally.variable(kind, target, detail);
        now.add(t, variable, ProgramSites.contains(site) || isAtomic(target));
        if (before != null && variable == interesting) {
            reserve(t);
            started[t.index]++;
            intended = null;
        }
    }

    /** The program reaches these by calls. */
    private static boolean isAtomic(Object target) {
        return target != null && target.getClass().getName().startsWith("java.util.concurrent.atomic.");
    }

    @Override
    void giveWay(ModelThread t) {
        if (intended == t) {
            intended = null;
            passed = t;
        }
    }

    @Override
    public void finished() {
        estimates.ran(now);
    }
}
