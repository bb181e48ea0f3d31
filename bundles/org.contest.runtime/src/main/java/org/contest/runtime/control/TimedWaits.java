/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.WaitOutcome;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.Timers;

/**
 * Blocks threads until somebody ends what they wait for, or their time is over. That a task is due soon says nothing of
 * what others have done until then: such a wait may end at any time, as a short sleep.
 */
final class TimedWaits {

    private final Scheduler scheduler;
    private final Chooser chooser;
    private final Model model;
    private final ShortSleeps shortSleeps;

    TimedWaits(Scheduler scheduler, Chooser chooser, Model model, ShortSleeps shortSleeps) {
        this.scheduler = scheduler;
        this.chooser = chooser;
        this.model = model;
        this.shortSleeps = shortSleeps;
    }

    /** Blocks a thread that is not enabled; {@code nanos} 0 for an operation without a time limit. */
    void block(ModelThread t, long nanos) {
        long deadline = nanos == 0 ? Timers.NEVER : model.clock().deadline(nanos);
        t.blockedAt = model.clock().now();
        model.timers().add(t, deadline);
        t.awaitsTask &= shortSleeps.isShortTask(nanos);
        boolean early = mayEndEarly(t, nanos);
        if (early) {
            chooser.wake(t, WaitOutcome.TIMED_OUT);
        }
        scheduler.reschedule(t);
        if (early) {
            model.clock().advanceTo(deadline);
            shortSleeps.taskCame(t, nanos);
        }
        t.awaitsTask = false;
    }

    private boolean mayEndEarly(ModelThread t, long nanos) {
        return t.awaitsTask && !t.unseen && model.mode().isVirtual() && !scheduler.isFollowing()
            && model.enabled().size() > 0 && shortSleeps.taskMayComeEarly(t, nanos);
    }
}
