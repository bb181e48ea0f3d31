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
 * In the untraced region of a launcher, a test framework or a library of the JDK others of the run may wait for it.
 */
public class UntracedOperations {

    public static final UntracedOperations REAL = new UntracedOperations();

    /** LockSupport.park; {@code nanos} as in {@link Execution#park}. */
    public void park(Object blocker, long nanos) {
        RealOperations.park(blocker, nanos);
    }

    /** LockSupport.unpark. */
    public void unpark(Thread other) {
        LockSupport.unpark(other);
    }

    /** System.nanoTime, which is {@code real} now. */
    public long nanoTime(long real) {
        return real;
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

    /** Instead of monitorenter, where the model is the lock. */
    public void lock(Object monitor) { // of no model
    }

    /** Instead of monitorexit, where the model is the lock. */
    public void unlock(Object monitor) { // of no model
    }

    /** Object.wait; {@code nanos} as in {@link Execution#waitOn}. */
    public void waitOn(Object monitor, long nanos) throws InterruptedException {
        RealOperations.waitOn(monitor, nanos);
    }

    /** Object.notify. */
    public void notifyOne(Object monitor) {
        monitor.notify();
    }

    /** Object.notifyAll. */
    public void notifyAll(Object monitor) {
        monitor.notifyAll();
    }

    /** Thread.holdsLock. */
    public boolean holdsLock(Object monitor) {
        return Thread.holdsLock(monitor);
    }

    /** Thread.join; {@code nanos} as in {@link Execution#join}. */
    public void join(Thread other, long nanos) throws InterruptedException {
        RealOperations.join(other, nanos);
    }

    /** Thread.isAlive. */
    public boolean isAlive(Thread other) {
        return other.isAlive();
    }

    /** Thread.getState. */
    public Thread.State getState(Thread other) {
        return other.getState();
    }

    /** The frames of a thread of which the JVM knows none. */
    public StackTraceElement[] stack(Thread other) {
        return new StackTraceElement[0];
    }
}
