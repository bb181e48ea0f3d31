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
import org.contest.runtime.RunRandom;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/** The threads that are deferred, for how many events of the others, and which one goes on meanwhile. */
final class Deferrals {

    /** Events of others before a halted thread comes back: they may do nothing but spin until it does. */
    private static final int LONGEST = 20_000;
    private static final int MOST_LEVEL = 5;

    /** A thread that was hit. */
    private static final class Deferral {
        /** Stands aside until so many events have happened. */
        long until;
        /** The object that it waits at for another thread, or 0. */
        int gate;
        /** Threads of a higher level go first. */
        int level;
        /** True after it was halted for the longest time: once is enough, or a spinning program would never end. */
        boolean spared;
    }

    private final RunRandom random;
    private final boolean oneProcessor;
    private Deferral[] deferrals = new Deferral[16];
    private long events;
    private ModelThread halted;
    private ModelThread alone;
    private long aloneUntil;

    /**
     * Nobody stands aside yet.
     *
     * @param oneProcessor true when a thread goes on until it is hit, false when all those do that do not stand aside
     */
    Deferrals(RunRandom random, boolean oneProcessor) {
        this.random = random;
        this.oneProcessor = oneProcessor;
    }

    RunRandom random() {
        return random;
    }

    private Deferral deferral(ModelThread t) {
        if (t.index >= deferrals.length) {
            deferrals = Arrays.copyOf(deferrals, Math.max(t.index + 1, deferrals.length * 2));
        }
        if (deferrals[t.index] == null) {
            deferrals[t.index] = new Deferral();
        }
        return deferrals[t.index];
    }

    /** The thread stands aside for some events of others. */
    void aside(ModelThread t, int number) {
        Deferral deferral = deferral(t);
        deferral.until = events + 1 + number;
        deferral.gate = 0;
        alone = alone == t ? null : alone;
    }

    /** The thread stands aside until nobody else can go on, or for very long; one thread at a time. */
    void halt(ModelThread t) {
        if (halted == null && !deferral(t).spared) {
            halted = t;
            deferral(t).until = events + LONGEST;
        }
    }

    /** One of the threads that have come so far, at random, stands aside for some events of others. */
    void starveOne(ModelThread t, int number) {
        Deferral starving = deferral(t);
        int seen = 0;
        for (Deferral deferral : deferrals) {
            if (deferral != null && random.nextInt(++seen) == 0) {
                starving = deferral;
            }
        }
        starving.until = events + 1 + number;
        starving.gate = 0;
    }

    /** All others stand aside until the thread has done some events, or cannot go on. */
    void letAlone(ModelThread t, int number) {
        if (alone == null) {
            alone = t;
            aloneUntil = t.step + number;
        }
    }

    /** The thread waits at an object for another one, for some events of others; or meets who waits there. */
    void meet(ModelThread t, int object, int number) {
        boolean met = false;
        for (Deferral other : deferrals) {
            if (other != null && other.gate == object && other.until > events) {
                release(other);
                met = true;
            }
        }
        if (!met) {
            aside(t, number);
            deferral(t).gate = object;
        }
    }

    /** The thread moves up or down among the levels. */
    void changeLevel(ModelThread t, int levels) {
        int change = random.nextInt(2) == 0 ? levels : -levels;
        deferral(t).level = Math.max(-MOST_LEVEL, Math.min(MOST_LEVEL, change));
    }

    private static void release(Deferral deferral) {
        deferral.until = 0;
        deferral.gate = 0;
    }

    /** The thread that goes on: the one that is let alone, the current thread, or one that does not stand aside. */
    ModelThread next(ModelThread current, EnabledSet enabled) {
        events++;
        if (halted != null && !isAside(halted)) {
            deferral(halted).spared = true;
            halted = null;
        }
        if (alone != null && (!enabled.contains(alone) || alone.step >= aloneUntil)) {
            alone = null;
        }
        return alone != null ? alone : ofHighestLevel(current, enabled);
    }

    private ModelThread ofHighestLevel(ModelThread current, EnabledSet enabled) {
        int level = Integer.MIN_VALUE;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            level = isAside(t) ? level : Math.max(level, deferral(t).level);
        }
        if (level == Integer.MIN_VALUE) {
            return soonest(enabled);
        }
        boolean goesOn = oneProcessor && current != null && enabled.contains(current) && !isAside(current);
        if (goesOn && deferral(current).level == level) {
            return current;
        }
        ModelThread chosen = null;
        int ready = 0;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (!isAside(t) && deferral(t).level == level && random.nextInt(++ready) == 0) {
                chosen = t;
            }
        }
        return chosen;
    }

    /** When all stand aside, the one that may come back first does. */
    private ModelThread soonest(EnabledSet enabled) {
        ModelThread soonest = enabled.first();
        for (ModelThread t = enabled.after(soonest); t != null; t = enabled.after(t)) {
            soonest = deferral(t).until < deferral(soonest).until ? t : soonest;
        }
        halted = halted == soonest ? null : halted;
        release(deferral(soonest));
        return soonest;
    }

    private boolean isAside(ModelThread t) {
        return deferral(t).until > events;
    }
}
