/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.contest.core.launching.ReplayPlan;
import org.eclipse.debug.core.ILaunch;

/** Which plan a launch follows, for the process that the launch makes. */
final class Replays {

    private static final Map<ILaunch, ReplayPlan> PLANS = Collections.synchronizedMap(new WeakHashMap<>());

    private Replays() {
    }

    static void put(ILaunch launch, ReplayPlan plan) {
        PLANS.put(launch, plan);
    }

    static ReplayPlan get(ILaunch launch) {
        return PLANS.get(launch);
    }
}
