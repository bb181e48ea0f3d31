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
 * timeoutTamper: shortens sleeps and timed waits of the program at random, so that nobody takes them for
 * synchronization (Fiedor 2014, section 4.2). A short sleep is one during which everybody else is slow.
 */
final class TimeoutTamper implements NoiseSeeding {

    private static final int PARTS = 1000;

    @Override
    public void make(NoiseThread t, EventKind kind, int object) {
        Thread.yield();
    }

    @Override
    public long tamper(NoiseThread t, long nanos) {
        return (long) ((double) nanos * t.random.nextInt(PARTS) / PARTS);
    }
}
