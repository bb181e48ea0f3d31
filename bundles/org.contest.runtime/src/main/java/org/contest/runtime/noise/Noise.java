/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.EventKind;
import org.contest.protocol.noise.NoiseSettings;
import org.contest.runtime.SwitchScope;

/** The noise of one run: asks the placement whether, and has the seeding make it. */
public final class Noise {

    /** A thread that made so much noise makes less from then on, so that long runs end: half at four times as many. */
    private static final int USUAL_NOISES = 300;

    private final NoiseSettings settings;
    private final SwitchScope scope;
    private final NoisePlacement placement;
    private final NoiseSeeding seeding;
    private final boolean usesObjects;
    private final boolean watchesEvents;
    /** A second thread is there, or about to be: before, noise takes time and changes nothing. */
    private boolean hasOthers;

    /** Noise as set, at the places of a scope. */
    public Noise(NoiseSettings settings, SwitchScope scope) {
        this.settings = settings;
        this.scope = scope;
        placement = Placements.create(settings);
        seeding = Seedings.create(settings);
        usesObjects = placement.usesObjects() || seeding.usesObjects();
        watchesEvents = seeding.watchesEvents();
    }

    /** The settings. */
    public NoiseSettings settings() {
        return settings;
    }

    /** Where it is made. */
    public SwitchScope scope() {
        return scope;
    }

    /** True when no noise is ever made. */
    public boolean isNone() {
        return placement == Placements.SILENCE;
    }

    /** True when {@link #before} wants the identity of the variable. */
    public boolean usesObjects() {
        return usesObjects;
    }

    /**
     * Before an event. The caller sees to it that noise itself has no events.
     *
     * @param place false inside of what is one piece in the scope
     */
    public void before(NoiseThread t, EventKind kind, int site, int object, boolean place) {
        if (watchesEvents) {
            t.events++;
            seeding.event(t);
        }
        if (!hasOthers && (kind == EventKind.THREAD_START || t.index > 0)) {
            hasOthers = true; // written once: all threads read it at every event
        }
        int frequency = place && hasOthers ? placement.frequency(t, kind, site, object) : 0;
        if (frequency > 0 && t.isDue(damped(frequency, t.noises))) {
            make(t, kind, object);
        }
        if (kind == EventKind.MONITOR_EXIT) {
            t.exited();
        }
    }

    /** After an event that lets others go on: thread start, monitor exit, notify, unpark. */
    public void after(NoiseThread t, EventKind kind, int site, int object) {
        int frequency = hasOthers ? placement.frequency(t, kind, site, object) : 0;
        if (frequency > 0 && t.isDue(damped(frequency, t.noises))) {
            make(t, kind, object);
        }
    }

    /** A monitor was got. */
    public void entered(NoiseThread t, int monitor, int site) {
        t.entered(monitor, site);
    }

    private static int damped(int frequency, int noises) {
        return noises <= USUAL_NOISES ? frequency : Math.max(1, (int) ((long) frequency * USUAL_NOISES / noises));
    }

    private void make(NoiseThread t, EventKind kind, int object) {
        t.noises++;
        t.heldSince = System.nanoTime();
        t.inNoise = true;
        try {
            seeding.make(t, kind, object);
        } finally {
            t.heldNanos += System.nanoTime() - t.heldSince;
            t.inNoise = false;
        }
    }

    /** The time that a sleep or timed wait of the program shall take in place of {@code nanos}. */
    public long tamper(NoiseThread t, long nanos) {
        return nanos <= 0 ? nanos : Math.max(1, seeding.tamper(t, nanos));
    }
}
