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
    void hit(Standing standing, ModelThread t, int object);

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
        case SLEEP, WAIT, BUSY_WAIT -> (standing, t, object) -> standing.aside(t, events.draw(standing.random()));
        case YIELD, SYNCH_YIELD -> (standing, t, object) -> standing.aside(t, strength.draw(standing.random()));
        case MIXED -> new Several(new NoiseRule[] {
            (standing, t, object) -> standing.aside(t, events.draw(standing.random())),
            (standing, t, object) -> standing.aside(t, new Strength(part.strength() / MICROS_PER_CALL, fixed)
                .draw(standing.random()))},
            false);
        case PRIORITY -> (standing, t, object) -> standing.changeLevel(t, strength.draw(standing.random()));
        case HALT_ONE_THREAD -> (standing, t, object) -> standing.halt(t);
        case STARVATION -> (standing, t, object) -> standing.starveOne(t,
            EVENTS_PER_MILLI * strength.draw(standing.random()));
        case INVERSE_NOISE -> (standing, t, object) -> standing.letAlone(t, strength.draw(standing.random()));
        case BARRIER -> new AtBarrier(events);
        case TIMEOUT_TAMPER -> (standing, t, object) -> {}; // the run's time is such that timed operations expire early
        };
    }

    /** One of several rules each time. */
    record Several(NoiseRule[] rules, boolean usesObjects) implements NoiseRule {
        @Override
        public void hit(Standing standing, ModelThread t, int object) {
            rules[standing.random().nextInt(rules.length)].hit(standing, t, object);
        }
    }

    /** A thread stands before a variable until another one comes there. */
    record AtBarrier(Strength events) implements NoiseRule {
        @Override
        public void hit(Standing standing, ModelThread t, int object) {
            if (object != 0) {
                standing.meet(t, object, events.draw(standing.random()));
            }
        }

        @Override
        public boolean usesObjects() {
            return true;
        }
    }
}
