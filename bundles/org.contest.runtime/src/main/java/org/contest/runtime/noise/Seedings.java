/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.noise.NoiseSettings;
import org.contest.protocol.noise.SeedingMix;
import org.contest.protocol.noise.SeedingMix.Part;

/** Makes the seeding heuristics that settings name. */
final class Seedings {

    /** A strength in microseconds stands for a hundredth of it in calls. */
    private static final int MICROS_PER_CALL = 100;

    private Seedings() {
    }

    /** The seeding of a run. */
    static NoiseSeeding create(NoiseSettings settings) {
        NoiseSeeding synchronization = create(settings.synchronization(), settings.fixed());
        return settings.isUniform() ? synchronization : new SeedingByKind(create(settings.reads(), settings.fixed()),
            create(settings.writes(), settings.fixed()), synchronization);
    }

    private static NoiseSeeding create(SeedingMix mix, boolean fixed) {
        NoiseSeeding[] parts = new NoiseSeeding[mix.seedings().size()];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = create(mix.seedings().get(i), fixed);
        }
        return parts.length == 1 ? parts[0] : new Several(parts);
    }

    private static NoiseSeeding create(Part part, boolean fixed) {
        Strength strength = new Strength(part.strength(), fixed);
        return switch (part.seeding()) {
        case SLEEP -> basic(Basic.SLEEP, strength);
        case YIELD -> basic(Basic.YIELD, strength);
        case WAIT -> basic(Basic.WAIT, strength);
        case SYNCH_YIELD -> basic(Basic.SYNCH_YIELD, strength);
        case BUSY_WAIT -> basic(Basic.BUSY_WAIT, strength);
        case PRIORITY -> new Priority(strength);
        case MIXED -> mixed(strength);
        case HALT_ONE_THREAD -> new HaltOneThread(part.strength());
        case STARVATION -> new Starvation(strength);
        case INVERSE_NOISE -> new InverseNoise(strength);
        case BARRIER -> new Barrier(part.strength());
        case TIMEOUT_TAMPER -> new TimeoutTamper();
        };
    }

    private static NoiseSeeding basic(Basic basic, Strength strength) {
        return (t, kind, object) -> basic.make(t, strength.draw(t.random));
    }

    private static NoiseSeeding mixed(Strength micros) {
        Basic[] all = Basic.values();
        Strength calls = new Strength(Math.max(1, micros.most() / MICROS_PER_CALL), micros.fixed());
        return (t, kind, object) -> {
            Basic one = all[t.random.nextInt(all.length)];
            one.make(t, (one == Basic.YIELD || one == Basic.SYNCH_YIELD ? calls : micros).draw(t.random));
        };
    }
}
