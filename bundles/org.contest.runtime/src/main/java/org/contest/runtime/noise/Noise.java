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
    /** The noise of all threads may last so long, and so many parts of the time of the run, where it is limited. */
    private static final long ALLOWED_NANOS = 500_000_000;
    private static final int ALLOWED_PART = 2;

    private final NoiseSettings settings;
    private final SwitchScope scope;
    private final NoisePlacement placement;
    private final NoiseSeeding seeding;
    private final boolean usesObjects;
    private final boolean watchesEvents;
    private final boolean limited;
    private final long begin = System.nanoTime();
    /** Of all threads, without a lock: a noise that ends with another one may be left out. */
    private long spent;
    /** A second thread is there, or about to be: before, noise takes time and changes nothing. */
    private boolean hasOthers;

    /**
     * Noise as set, at the places of a scope.
     *
     * @param limited true when no noise is made while it has taken more than half of the time of a long run
     */
    public Noise(NoiseSettings settings, SwitchScope scope, boolean limited) {
        this.settings = settings;
        this.scope = scope;
        this.limited = limited;
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
        if (frequency > 0 && t.isDue(damped(frequency, t.noises)) && !isTooMuch()) {
            make(t, kind, object);
        }
        if (kind == EventKind.MONITOR_EXIT) {
            t.exited();
        }
    }

    /** After an event that lets others go on: thread start, monitor exit, notify, unpark. */
    public void after(NoiseThread t, EventKind kind, int site, int object) {
        int frequency = hasOthers ? placement.frequency(t, kind, site, object) : 0;
        if (frequency > 0 && t.isDue(damped(frequency, t.noises)) && !isTooMuch()) {
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

    private boolean isTooMuch() {
        return limited && spent > ALLOWED_NANOS + (System.nanoTime() - begin) / ALLOWED_PART;
    }

    private void make(NoiseThread t, EventKind kind, int object) {
        t.noises++;
        t.heldSince = System.nanoTime();
        t.inNoise = true;
        try {
            seeding.make(t, kind, object);
        } finally {
            long held = System.nanoTime() - t.heldSince;
            t.heldNanos += held;
            spent += held;
            t.inNoise = false;
        }
    }

    /** The time that a sleep or timed wait of the program shall take in place of {@code nanos}. */
    public long tamper(NoiseThread t, long nanos) {
        return nanos <= 0 ? nanos : Math.max(1, seeding.tamper(t, nanos));
    }
}
