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
 * The synchronization primitives of the JVM and the JDK, as the calling thread does them. Each has one of three
 * visibilities, for which {@code Hooks} asks the run: an <em>event</em> is recorded and ordered
 * ({@link Execution#events}); an <em>unseen</em> primitive is ordered, but in no trace, as those of a launcher, a test
 * framework or a library of the JDK, for which others of the run may wait ({@link Execution#unseen}); a <em>real</em>
 * one is the JVM's own, and this class is all of these. {@code site} is the program location, which only events need.
 */
public class Primitives {

    private static final RealMonitors MONITORS = new RealMonitors();

    public static final Primitives REAL = new Primitives();

    // ---- monitors

    /** Instead of monitorenter, where the model is the lock. */
    public void lock(Object monitor, int site) {
        MONITORS.lock(monitor);
    }

    /** Instead of monitorexit, where the model is the lock; throws IllegalMonitorStateException as the instruction. */
    public void unlock(Object monitor, int site) {
        MONITORS.unlock(monitor);
    }

    /** Thread.holdsLock. */
    public boolean holdsLock(Object monitor, int site) {
        return Thread.holdsLock(monitor) || MONITORS.holds(monitor);
    }

    /** Object.wait; {@code nanos} 0 for the untimed form. */
    public void waitOn(Object monitor, long nanos, int site) throws InterruptedException {
        if (isReal(monitor)) {
            RealOperations.waitOn(monitor, nanos);
        } else {
            MONITORS.await(monitor, nanos);
        }
    }

    /** Object.notify. */
    public void notifyOne(Object monitor, int site) {
        if (isReal(monitor)) {
            monitor.notify();
        } else {
            MONITORS.signal(monitor);
        }
    }

    /** Object.notifyAll. */
    public void notifyAll(Object monitor, int site) {
        if (isReal(monitor)) {
            monitor.notifyAll();
        } else {
            MONITORS.signal(monitor);
        }
    }

    /** Also one that nobody holds, for which the JVM throws. */
    private static boolean isReal(Object monitor) {
        return Thread.holdsLock(monitor) || !MONITORS.has(monitor);
    }

    // ---- threads

    /** Thread.start of a child that is not started yet. */
    public void start(Thread child, int site) {
        RealOperations.start(child);
    }

    /** Thread.join; {@code nanos} 0 for the untimed form. */
    public void join(Thread other, long nanos, int site) throws InterruptedException {
        RealOperations.join(other, nanos);
    }

    /** Thread.sleep. */
    public void sleep(long nanos, int site) throws InterruptedException {
        RealOperations.sleep(nanos);
    }

    /** Thread.yield. */
    public void giveWay(int site) {
        Thread.yield();
    }

    /** Thread.onSpinWait. */
    public void spin(int site) {
        Thread.onSpinWait();
    }

    /** Before a fence of VarHandle or Unsafe, which the program does itself. */
    public void fence(int site) { // nothing to wait for
    }

    /** Thread.interrupt. */
    public void interrupt(Thread other, int site) {
        RealOperations.interrupt(other);
    }

    /** Thread.interrupted of the calling thread when {@code clear}, else isInterrupted. */
    public boolean isInterrupted(Thread other, boolean clear, int site) {
        return clear ? Thread.interrupted() : other.isInterrupted();
    }

    /** Thread.isAlive. */
    public boolean isAlive(Thread other, int site) {
        return other.isAlive();
    }

    /** Thread.getState. */
    public Thread.State getState(Thread other, int site) {
        return other.getState();
    }

    /** The frames of a thread of which the JVM knows none. */
    public StackTraceElement[] stack(Thread other) {
        return new StackTraceElement[0];
    }

    // ---- permits and time

    /** LockSupport.park; {@code nanos} 0 for the untimed form, negative for a deadline already passed. */
    public void park(Object blocker, long nanos, int site) {
        RealOperations.park(blocker, nanos);
    }

    /** LockSupport.unpark. */
    public void unpark(Thread other, int site) {
        LockSupport.unpark(other);
    }

    /** System.nanoTime, which is {@code real} now. */
    public long nanoTime(long real, int site) {
        return real;
    }
}
