/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.concurrent.locks.LockSupport;

/**
 * How a thread does an operation that is no event: really here, as free threads and those that are not of the run do.
 * In the section of a launcher, a test framework or a library of the JDK others of the run may wait for it.
 */
public class Sections {

    static final Sections REAL = new Sections();

    /** LockSupport.park; {@code nanos} as in {@link Execution#park}. */
    public void park(Object blocker, long nanos) {
        RealOperations.park(blocker, nanos);
    }

    /** LockSupport.unpark. */
    public void unpark(Thread other) {
        LockSupport.unpark(other);
    }

    /** Thread.yield. */
    public void giveWay() {
        Thread.yield();
    }

    /** Thread.onSpinWait. */
    public void spin() {
        Thread.onSpinWait();
    }

    /** Thread.interrupt. */
    public void interrupt(Thread other) {
        RealOperations.interrupt(other);
    }

    /** Thread.interrupted of the calling thread when {@code clear}, else isInterrupted. */
    public boolean isInterrupted(Thread other, boolean clear) {
        return clear ? Thread.interrupted() : other.isInterrupted();
    }
}
