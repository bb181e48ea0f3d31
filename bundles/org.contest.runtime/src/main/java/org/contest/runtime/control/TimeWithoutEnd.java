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
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.model.RunClock;

/**
 * Whether the run goes on only because time limits expire again and again. Virtual time has no end: a periodic task
 * would hide that the main thread waits for a signal that never comes.
 */
final class TimeWithoutEnd {

    private static final long HOUR_NANOS = 3_600_000_000_000L;
    private static final int MOST_EXPIRED = 1_000;
    private static final long AT_WORK = -1;
    private static final long HAS_ENDED = -2;

    private final ThreadRoll roll;
    private final EnabledSet enabled;
    private final RunClock clock;
    /** Which operation the main thread waits in, or one of the two above. */
    private long state = AT_WORK;
    private long since;
    private int expired;

    TimeWithoutEnd(ThreadRoll roll, EnabledSet enabled, RunClock clock) {
        this.roll = roll;
        this.enabled = enabled;
        this.clock = clock;
    }

    /** The time limit of a thread has expired. */
    void expired() {
        long now = stateOfMain();
        if (now != state) {
            state = now;
            since = clock.now();
            expired = 0;
        }
        expired++;
    }

    /**
     * True when the main thread has ended, or has waited in one operation without a time limit, for an hour of the
     * program's time in which a thousand other time limits expired.
     */
    boolean isReached() {
        if (expired < MOST_EXPIRED || state == AT_WORK || clock.now() - since < HOUR_NANOS) {
            return false;
        }
        if (state == stateOfMain() && (state == HAS_ENDED || stuck() != null)) {
            return true;
        }
        state = AT_WORK;
        return false;
    }

    /** Whom main waits for in the end; null when that one has ended or goes on. Main itself when it may be anybody. */
    ModelThread stuck() {
        ModelThread last = roll.main();
        for (int i = 0; i < roll.living() && WaitsFor.hasNoLimit(last, enabled); i++) {
            ModelThread next = WaitsFor.thread(last);
            if (next == null) {
                return last;
            }
            last = next;
        }
        return null;
    }

    private long stateOfMain() {
        ModelThread main = roll.main();
        return main.life == Life.ENDED ? HAS_ENDED : WaitsFor.hasNoLimit(main, enabled) ? main.step : AT_WORK;
    }
}
