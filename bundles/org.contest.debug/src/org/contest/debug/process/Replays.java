/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.process;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.contest.core.launching.ReplayPlan;
import org.eclipse.debug.core.ILaunch;

/** Which plan a launch or a process follows, for the processes that launches make. */
public final class Replays {

    /**
     * A process that was started before it came into a launch.
     *
     * @param plan that it follows
     * @param streams that read it
     */
    record Started(ReplayPlan plan, JudgedStreams streams) {
    }

    private static final Map<ILaunch, ReplayPlan> PLANS = Collections.synchronizedMap(new WeakHashMap<>());

    private static final Map<Process, Started> STARTED = Collections.synchronizedMap(new WeakHashMap<>());

    private Replays() {
    }

    /** Makes the plan of a launch known, before its process is made. */
    public static void put(ILaunch launch, ReplayPlan plan) {
        PLANS.put(launch, plan);
    }

    static ReplayPlan get(ILaunch launch) {
        return PLANS.get(launch);
    }

    /** Makes a process known that comes into a launch later, and is read already. */
    public static void put(Process process, ReplayPlan plan, JudgedStreams streams) {
        STARTED.put(process, new Started(plan, streams));
    }

    /** What is known of a process; null when a launcher started it. */
    static Started started(Process process) {
        return STARTED.get(process);
    }
}
