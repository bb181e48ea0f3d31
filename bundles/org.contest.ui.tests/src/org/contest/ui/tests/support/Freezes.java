/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.swt.widgets.Display;

/**
 * How long the user interface is not free: asks it every few milliseconds to note how much processor time its thread
 * has used since the last answer. Processor time does not depend on what else the machine does.
 */
public final class Freezes implements AutoCloseable {

    private static final int EVERY_MILLIS = 5;
    private static final long NANOS = 1_000_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Display display = Ui.display();
    private final AtomicLong longest = new AtomicLong();
    private final AtomicLong longestWall = new AtomicLong();
    private final Runnable probe = this::note;
    private long used;
    private long when;
    private volatile boolean closed;

    /** Watches from now on. */
    public Freezes() {
        Ui.run(() -> {
            reset();
            display.timerExec(EVERY_MILLIS, probe);
        });
    }

    /** How much processor time the thread that asks has used. */
    static long processorNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private void reset() {
        used = processorNanos();
        when = System.nanoTime();
    }

    private void note() {
        longest.accumulateAndGet(processorNanos() - used, Math::max);
        longestWall.accumulateAndGet(System.nanoTime() - when, Math::max);
        reset();
        if (!closed) {
            display.timerExec(EVERY_MILLIS, probe);
        }
    }

    /** The longest processor time between two answers since the last question, in milliseconds. */
    public long longestMillis() {
        return longest.getAndSet(0) / NANOS;
    }

    /** The longest time between two answers since the last question, in milliseconds; longer on a busy machine. */
    public long longestWallMillis() {
        return longestWall.getAndSet(0) / NANOS;
    }

    @Override
    public void close() {
        closed = true;
    }
}
