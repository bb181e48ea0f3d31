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

/**
 * A noise seeding heuristic: how noise is made (Fiedor 2014, section 4.2). Called by all threads at once. A heuristic
 * only delays: an interrupt that comes meanwhile is kept for the program.
 */
public interface NoiseSeeding {

    /**
     * Makes noise once.
     *
     * @param kind of the event that comes
     * @param object as in {@link NoisePlacement#frequency}
     */
    void make(NoiseThread t, EventKind kind, int object);

    /** True when {@link #make} looks at the object. */
    default boolean usesObjects() {
        return false;
    }

    /** Told of every event of every thread, before it. */
    default void event(NoiseThread t) {
    }

    /** True when {@link #event} does something. */
    default boolean watchesEvents() {
        return false;
    }

    /** The time that a sleep or timed wait of the program shall take in place of {@code nanos}, which is positive. */
    default long tamper(NoiseThread t, long nanos) {
        return nanos;
    }
}
