/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.time.Duration;

/**
 * The time that a process may take. On a machine that has much more to do than it can, the clock says little: a process
 * that works, and has had less of the processors than its limit allows, may take up to ten times as long.
 */
final class TimeLimit {

    private static final int MOST_LIMITS = 10;
    private static final long FIRST_LOOK_NANOS = 1_000_000_000L;
    private static final long LOOK_NANOS = 10_000_000_000L;
    /** Of a processor, below which a process stands still. */
    private static final double STANDING = 0.02;
    private static final long UNKNOWN = -1;

    private final Process process;
    private final long begin = System.nanoTime();
    private final long limit;
    private long usedAtFirst = UNKNOWN;
    private long used = UNKNOWN;
    private long looked;
    private boolean over;

    /** Of a process that may take so many nanoseconds from now on, and is looked at again and again. */
    TimeLimit(Process process, long nanos) {
        this.process = process;
        limit = nanos;
    }

    /** True when the process may take no more time. */
    boolean isOver() {
        long now = System.nanoTime();
        if (usedAtFirst == UNKNOWN && now - begin > Math.min(limit, FIRST_LOOK_NANOS)) {
            usedAtFirst = processorNanos();
        }
        if (now - begin > limit && !over && (used == UNKNOWN || now - looked >= LOOK_NANOS)) {
            over = !Machine.isBusy() || (now - begin) / MOST_LIMITS > limit || !isStarved(now);
        }
        return over;
    }

    private boolean isStarved(long now) {
        long before = used;
        long past = now - looked;
        used = processorNanos();
        looked = now;
        return used != UNKNOWN && used - usedAtFirst < limit / 2
            && (before == UNKNOWN || used - before >= STANDING * past);
    }

    private long processorNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(UNKNOWN);
    }
}
