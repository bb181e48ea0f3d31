/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.contest.engine.draw.Draw;
import org.contest.engine.internal.Confirmation.Led;
import org.contest.engine.store.StoredRun;
import org.jspecify.annotations.Nullable;

/**
 * Draws what runs are told, and leads some of them to what earlier ones let predict: run 2n, when run n is stored and
 * something was predicted that no run was led to. What only free threads have shown leads no run, as no seed decides
 * that. So the same seed leads the same runs, whatever goes on beside.
 */
final class LedRuns {

    private static final int FIRST = 2;

    private final IntFunction<Draw> others;
    private final @Nullable Confirmation confirmation;
    private final Map<Integer, Led> led = new HashMap<>();
    /** Something was predicted since a look found nothing to lead to. */
    private boolean mayLead;

    /** Leads runs to what a confirmation wants, or none when there is no confirmation, after those that are stored. */
    LedRuns(IntFunction<Draw> others, @Nullable Confirmation confirmation, int lastRun) {
        this.others = others;
        this.confirmation = confirmation;
        if (confirmation != null && confirmation.isWanted()) {
            confirmation.after(FIRST, lastRun).forEach((run, one) -> led.put(2 * run, one));
            mayLead = confirmation.isWanted();
        }
    }

    /** True when a run can be drawn, as far as this goes. */
    static boolean isReady(int number, int stored) {
        return number < 2 * FIRST || number / 2 <= stored;
    }

    /** What a run is told; it has to be ready. */
    Draw draw(int number) {
        Led here = of(number);
        return here == null ? others.apply(number) : here.draw();
    }

    private synchronized @Nullable Led of(int number) {
        return led.get(number);
    }

    /** A run is stored. */
    void stored(FinishedRun run, StoredRun stored) {
        if (confirmation == null) {
            return;
        }
        Led here = taken(run.number());
        if (here != null) {
            confirmation.done(here, run, stored);
        }
        mayLead |= here != null || !run.findings().isEmpty();
        if (mayLead && run.number() >= FIRST) {
            Led next = confirmation.next();
            mayLead = next != null;
            if (next != null) {
                put(2 * run.number(), next);
            }
        }
    }

    private synchronized @Nullable Led taken(int number) {
        return led.remove(number);
    }

    private synchronized void put(int number, Led one) {
        led.put(number, one);
    }
}
