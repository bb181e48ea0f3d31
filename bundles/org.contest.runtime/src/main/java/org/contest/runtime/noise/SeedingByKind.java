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

/** A seeding each for reads, writes and everything else (Fiedor 2014, section 4.1, read/write). */
final class SeedingByKind implements NoiseSeeding {

    private final NoiseSeeding reads;
    private final NoiseSeeding writes;
    private final NoiseSeeding synchronization;

    SeedingByKind(NoiseSeeding reads, NoiseSeeding writes, NoiseSeeding synchronization) {
        this.reads = reads;
        this.writes = writes;
        this.synchronization = synchronization;
    }

    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        NoiseSeeding one = !kind.isAccess() ? synchronization : kind.isWrite() ? writes : reads;
        one.make(t, kind, object);
    }

    @Override
    public void event(NoiseThread t) {
        reads.event(t);
        writes.event(t);
        synchronization.event(t);
    }

    @Override
    public boolean watchesEvents() {
        return reads.watchesEvents() || writes.watchesEvents() || synchronization.watchesEvents();
    }

    @Override
    public boolean usesObjects() {
        return reads.usesObjects() || writes.usesObjects() || synchronization.usesObjects();
    }

    /** Sleeps and timed waits are synchronization. */
    @Override
    public long tamper(NoiseThread t, long nanos) {
        return synchronization.tamper(t, nanos);
    }
}
