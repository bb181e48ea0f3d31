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
 * A noise placement heuristic: where, and at which executions of a location, noise is made (Fiedor 2014, section 4.1).
 * Called by all threads at once, before every event: no locks, no allocation; state that threads share may be a
 * little wrong, because noise is a heuristic.
 */
public interface NoisePlacement {

    /**
     * How often noise shall be made at a point, 0 (never) to 1000 (always).
     *
     * @param site program location, -1 where there is none
     * @param object identity of the variable or monitor; 0 where there is none, or {@link #usesObjects} is false
     */
    int frequency(NoiseThread t, EventKind kind, int site, int object);

    /** True when {@link #frequency} looks at the object, whose identity hash is not for free. */
    default boolean usesObjects() {
        return false;
    }

    /** True when {@link #frequency} looks at the call of own code that the thread is in. */
    default boolean usesCalls() {
        return false;
    }
}
