/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.protocol.noise.SeedingMix;
import org.contest.protocol.noise.SeedingMix.Part;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.noise.Strength;

/**
 * What noise does to a controlled thread: a noise seeding heuristic as a scheduling rule (Fiedor 2014, section 4.2).
 * Calls of yield become events of the other threads, and so does time, at {@value #MICROS_PER_EVENT} microseconds each.
 */
interface NoiseRule {

    /** Microseconds of noise in which the other threads do one event. */
    int MICROS_PER_EVENT = 10;
    /** A millisecond is as long. */
    int EVENTS_PER_MILLI = 1_000 / MICROS_PER_EVENT;
    /** As many calls are taken for as strong as so many microseconds by mixed. */
    int MICROS_PER_CALL = 100;

    /** Noise hits a thread before its pending event, which is about {@code object}, or 0. */
    void hit(Deferrals deferrals, ModelThread t, int object);

    /** True when {@link #hit} looks at the object. */
    default boolean usesObjects() {
        return false;
    }

    /** One rule, or one of several each time. */
    static NoiseRule of(SeedingMix mix, boolean fixed) {
        NoiseRule[] rules = new NoiseRule[mix.seedings().size()];
        boolean objects = false;
        for (int i = 0; i < rules.length; i++) {
            rules[i] = of(mix.seedings().get(i), fixed);
            objects |= rules[i].usesObjects();
        }
        return rules.length == 1 ? rules[0] : new Several(rules, objects);
    }

    private static NoiseRule of(Part part, boolean fixed) {
        Strength strength = new Strength(part.strength(), fixed);
        Strength events = new Strength(part.strength() / MICROS_PER_EVENT, fixed);
        return switch (part.seeding()) {
        case SLEEP, WAIT, BUSY_WAIT -> (deferrals, t, object) -> deferrals.aside(t, events.draw(deferrals.random()));
        case YIELD, SYNCH_YIELD -> (deferrals, t, object) -> deferrals.aside(t, strength.draw(deferrals.random()));
        case MIXED -> new Several(new NoiseRule[] {
            (deferrals, t, object) -> deferrals.aside(t, events.draw(deferrals.random())),
            (deferrals, t, object) -> deferrals.aside(t, new Strength(part.strength() / MICROS_PER_CALL, fixed)
                .draw(deferrals.random()))},
            false);
        case PRIORITY -> (deferrals, t, object) -> deferrals.changeLevel(t, strength.draw(deferrals.random()));
        case HALT_ONE_THREAD -> (deferrals, t, object) -> deferrals.halt(t);
        case STARVATION -> (deferrals, t, object) -> deferrals.starveOne(t,
            EVENTS_PER_MILLI * strength.draw(deferrals.random()));
        case INVERSE_NOISE -> (deferrals, t, object) -> deferrals.letAlone(t, strength.draw(deferrals.random()));
        case BARRIER -> new AtBarrier(events);
        case TIMEOUT_TAMPER -> (deferrals, t, object) -> {}; // the run's time lets timed operations expire early
        };
    }

    /** One of several rules each time. */
    record Several(NoiseRule[] rules, boolean usesObjects) implements NoiseRule {
        @Override
        public void hit(Deferrals deferrals, ModelThread t, int object) {
            rules[deferrals.random().nextInt(rules.length)].hit(deferrals, t, object);
        }
    }

    /** A thread stands before a variable until another one comes there. */
    record AtBarrier(Strength events) implements NoiseRule {
        @Override
        public void hit(Deferrals deferrals, ModelThread t, int object) {
            if (object != 0) {
                deferrals.meet(t, object, events.draw(deferrals.random()));
            }
        }

        @Override
        public boolean usesObjects() {
            return true;
        }
    }
}
