/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import org.contest.protocol.EventKind;
import org.contest.runtime.Primitives;
import org.contest.runtime.ThreadTable;

/** Primitives as events of a run of free threads: the JVM's own, with noise around them, and recorded. */
final class FreePrimitives extends Primitives {

    private final FreeExecution execution;
    private final LiveThreads threads;
    private final Conditions conditions;
    private final ThreadOperations operations;
    private final Parking parking;

    FreePrimitives(FreeExecution execution, LiveThreads threads, Conditions conditions, ThreadOperations operations,
        Parking parking) {
        this.execution = execution;
        this.threads = threads;
        this.conditions = conditions;
        this.operations = operations;
        this.parking = parking;
    }

    @Override
    public void lock(Object monitor, int site) {
        throw modelled();
    }

    @Override
    public void unlock(Object monitor, int site) {
        throw modelled();
    }

    @Override
    public void waitOn(Object monitor, long nanos, int site) throws InterruptedException {
        conditions.waitOn(current(), monitor, nanos, site);
    }

    @Override
    public void notifyOne(Object monitor, int site) {
        conditions.notify(current(), monitor, false, site);
    }

    @Override
    public void notifyAll(Object monitor, int site) {
        conditions.notify(current(), monitor, true, site);
    }

    @Override
    public void start(Thread child, int site) {
        FreeThread t = current();
        FreeThread state = null;
        if (child.getState() == Thread.State.NEW && ThreadTable.of(child) == null) {
            t.enterQuiet();
            state = (FreeThread) execution.newThread(child, t.nextChildIdentity());
            ThreadTable.put(state);
            threads.add(state);
            t.leaveQuiet();
        }
        operations.start(t, child, state, site);
    }

    @Override
    public void join(Thread other, long nanos, int site) throws InterruptedException {
        operations.join(current(), other, nanos, site);
    }

    @Override
    public void sleep(long nanos, int site) throws InterruptedException {
        operations.sleep(current(), nanos, site);
    }

    @Override
    public void giveWay(int site) {
        current().alone(EventKind.YIELD, site, 0);
        Thread.yield();
    }

    @Override
    public void spin(int site) {
        current().alone(EventKind.SPIN, site, 0);
        Thread.onSpinWait();
    }

    @Override
    public void fence(int site) {
        current().alone(EventKind.FENCE, site, 0);
    }

    @Override
    public void interrupt(Thread other, int site) {
        operations.interrupt(current(), other, site);
    }

    @Override
    public boolean isInterrupted(Thread other, boolean clear, int site) {
        return operations.isInterrupted(current(), other, clear, site);
    }

    @Override
    public boolean isAlive(Thread other, int site) {
        return operations.isAlive(current(), other, site);
    }

    @Override
    public Thread.State getState(Thread other, int site) {
        return operations.getState(current(), other, site);
    }

    @Override
    public void park(Object blocker, long nanos, int site) {
        parking.park(current(), blocker, nanos, site);
    }

    @Override
    public void unpark(Thread other, int site) {
        parking.unpark(current(), other, site);
    }

    @Override
    public long nanoTime(long real, int site) {
        return execution.environment(current(), EventKind.NANO_TIME, real, site);
    }

    private static IllegalStateException modelled() {
        return new IllegalStateException(
            "This class was instrumented for control (option control=true); threads cannot run"
                + " free in this JVM.");
    }

    private static FreeThread current() {
        return (FreeThread) ThreadTable.current();
    }
}
