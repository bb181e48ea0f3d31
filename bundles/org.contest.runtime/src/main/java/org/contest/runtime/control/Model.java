/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.Initializers;
import org.contest.runtime.model.Monitors;
import org.contest.runtime.model.RunClock;
import org.contest.runtime.model.TimeMode;
import org.contest.runtime.model.Timers;

/** The parts of the model of one run. */
record Model(EnabledSet enabled, Monitors monitors, Initializers initializers, Timers timers, RunClock clock,
    TimeMode mode, long maxDelay) {

    /** With the nanoseconds of the longest sleep that may end before others have gone on. */
    static Model create(TimeMode mode, long seed, long maxDelay) {
        EnabledSet enabled = new EnabledSet();
        return new Model(enabled, new Monitors(enabled), new Initializers(enabled), new Timers(),
            new RunClock(mode, seed), mode, maxDelay);
    }
}
