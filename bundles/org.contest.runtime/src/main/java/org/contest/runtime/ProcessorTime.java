/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Set;

/** How long threads have had a processor. */
public final class ProcessorTime {

    private static final long NANOS_PER_MILLI = 1_000_000;

    private ProcessorTime() {
    }

    /** Of the threads together, in milliseconds; 0 of those of which the JVM does not tell. */
    @SuppressWarnings("deprecation") // threadId() is younger than JDK 17
    public static long millis(Set<Thread> threads) {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        long nanos = 0;
        for (Thread thread : threads) {
            nanos += Math.max(0, bean.getThreadCpuTime(thread.getId()));
        }
        return nanos / NANOS_PER_MILLI;
    }
}
