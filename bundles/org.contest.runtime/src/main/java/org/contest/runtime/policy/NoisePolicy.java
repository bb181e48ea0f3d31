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
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/**
 * Noise as a scheduling rule: the running thread goes on until noise hits it, with the chance {@code frequency/1000} at
 * every event that the placement allows; then it stands aside for a number of events that the seeding gives, or
 * until nobody else can run. No real time passes (Edelstein 2002; Fiedor 2014, section 4).
 */
final class NoisePolicy extends RandomizedPolicy {

    private final int frequency;
    private final NoisePlacement placement;
    private final NoiseStrength strength;
    private long[] asideUntil = new long[16];
    private long[] seen = filled(16);
    private long events;

    NoisePolicy(long seed, RunOptions options, RunEstimates estimates) {
        super(seed, "noise", estimates);
        frequency = (int) options.number(Key.FREQUENCY);
        placement = NoisePlacement.of(options.get(Key.PLACEMENT));
        strength = NoiseStrength.of(options.get(Key.SEEDING));
    }

    private static long[] filled(int length) {
        long[] array = new long[length];
        Arrays.fill(array, -1);
        return array;
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        events++;
        if (current != null && enabled.contains(current)) {
            reserve(current.index);
            if (seen[current.index] != current.step) {
                seen[current.index] = current.step;
                if (placement.allows(current, random, classification) && random.chance(frequency)) {
                    asideUntil[current.index] = events + strength.events(random);
                }
            }
            if (!isAside(current)) {
                return current;
            }
        }
        return other(enabled);
    }

    /** Any thread that does not stand aside; when all do, the one that may come back first. */
    private ModelThread other(EnabledSet enabled) {
        ModelThread chosen = null;
        int ready = 0;
        ModelThread soonest = null;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            reserve(t.index);
            if (!isAside(t) && random.nextInt(++ready) == 0) {
                chosen = t;
            }
            if (soonest == null || asideUntil[t.index] < asideUntil[soonest.index]) {
                soonest = t;
            }
        }
        if (chosen != null) {
            return chosen;
        }
        asideUntil[soonest.index] = 0;
        return soonest;
    }

    private boolean isAside(ModelThread t) {
        return asideUntil[t.index] > events;
    }

    private void reserve(int index) {
        if (index >= asideUntil.length) {
            int length = Math.max(index + 1, asideUntil.length * 2);
            asideUntil = Arrays.copyOf(asideUntil, length);
            long[] steps = filled(length);
            System.arraycopy(seen, 0, steps, 0, seen.length);
            seen = steps;
        }
    }

    @Override
    void giveWay(ModelThread t) {
        reserve(t.index);
        asideUntil[t.index] = events + 1 + random.nextInt(8);
    }
}
