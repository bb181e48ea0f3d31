/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import org.contest.protocol.RunOptions;
import org.contest.protocol.Scheduler;
import org.contest.runtime.policy.Policies;
import org.contest.runtime.policy.RunEstimates;
import org.contest.runtime.policy.SchedulingPolicy;
import org.contest.runtime.policy.Script;

/** Which script a controlled run follows, and which policy chooses where it follows none. */
public final class Scripts {

    private Scripts() {
    }

    /**
     * The script that the options ask for.
     *
     * @throws IllegalArgumentException with a plain sentence when the trace cannot be read
     */
    public static Script create(RunOptions options) {
        return Scheduler.REPLAY.isAskedBy(options) && !isOwnOrder(options) ? TraceScript.create(options) : Script.NONE;
    }

    /**
     * The policy that the options ask for; what a replay shows after its script teaches nothing.
     *
     * @throws IllegalArgumentException with a plain sentence when there is no such scheduler
     */
    public static SchedulingPolicy policy(RunOptions options, RunEstimates estimates) {
        if (Scheduler.REPLAY.isAskedBy(options) && isOwnOrder(options)) {
            return OwnOrder.create(options);
        }
        return Scheduler.REPLAY.isAskedBy(options)
            ? Policies.create(TraceScript.schedulerAfter(options), options, RunEstimates.of(options))
            : Policies.create(options.get(RunOptions.Key.SCHEDULER), options, estimates);
    }

    private static boolean isOwnOrder(RunOptions options) {
        return TraceScript.schedulerAfter(options).equals(OwnOrder.NAME);
    }
}
