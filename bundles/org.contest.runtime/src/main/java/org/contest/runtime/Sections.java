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
 * What a thread does in the section of a launcher, a test framework or a library of the JDK, where it has no events,
 * and others may wait for. Free threads do it really.
 */
public class Sections {

    static final Sections REAL = new Sections();

    /** LockSupport.park; {@code nanos} as in {@link Execution#park}. */
    public void park(ProgramThread t, Object blocker, long nanos) {
        RealOperations.park(blocker, nanos);
    }

    /** LockSupport.unpark. */
    public void unpark(ProgramThread t, Thread other) {
        LockSupport.unpark(other);
    }

    /** LockSupport.unpark by a thread that is not of the run, or that the model knows nothing of. */
    public void unparkReally(Thread other) {
        LockSupport.unpark(other);
    }

    /** Thread.yield and onSpinWait. */
    public void giveWay(ProgramThread t) {
        Thread.yield();
    }

    /** Thread.interrupt. */
    public void interrupt(ProgramThread t, Thread other) {
        RealOperations.interrupt(other);
    }

    /** Thread.interrupted when {@code clear}, else isInterrupted. */
    public boolean isInterrupted(Thread other, boolean clear) {
        return clear ? Thread.interrupted() : other.isInterrupted();
    }
}
