/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import java.util.concurrent.locks.LockSupport;
import org.contest.runtime.RealOperations;
import org.contest.runtime.jdk.JdkState;
import org.contest.runtime.model.ModelThread;

/** Every program thread on its own thread of the system; a thread without the baton spins briefly, then parks. */
public final class OsBaton implements Baton {

    private static final int SPINS = 64;

    /** One thread's place: {@code turn} is written by the giver and taken by the owner. */
    static final class ParkingSpot {
        private final Thread thread;
        private volatile boolean turn;
        private volatile boolean parked;

        ParkingSpot(Thread thread) {
            this.thread = thread;
        }

        void give() {
            turn = true;
            if (parked) {
                LockSupport.unpark(thread);
            }
        }

        /** True when an interrupt came from code that we do not see. */
        boolean take() {
            boolean interrupted = false;
            for (int i = 0; i < SPINS && !turn; i++) {
                Thread.onSpinWait();
            }
            parked = true;
            while (!turn) {
                LockSupport.park();
                interrupted |= Thread.interrupted();
            }
            parked = false;
            turn = false;
            return interrupted;
        }
    }

    @Override
    public void join(ModelThread t) {
        t.spot = new ParkingSpot(Thread.currentThread());
    }

    @Override
    public void start(ModelThread child) {
        child.spot = new ParkingSpot(child.thread);
        RealOperations.start(child.thread);
    }

    @Override
    public void pass(ModelThread from, ModelThread to) {
        Thread carrier = VirtualThreads.currentCarrier();
        if (carrier != null) {
            JdkState.lendProbe(carrier, from.thread);
        }
        ((ParkingSpot) to.spot).give();
        await(from);
    }

    @Override
    public void leave(ModelThread from, ModelThread to) {
        ((ParkingSpot) to.spot).give();
    }

    @Override
    public void bind(ModelThread t) {
        // always is
    }

    @Override
    public void unbind(ModelThread t) {
        // stays bound
    }

    @Override
    public void awaitFirst(ModelThread t) {
        await(t);
    }

    @Override
    public void await(ModelThread t) {
        if (((ParkingSpot) t.spot).take()) {
            t.interrupted = true; // not |=, which would read the flag before the wait
        }
        Thread carrier = VirtualThreads.currentCarrier();
        if (carrier != null) {
            JdkState.lendProbe(t.thread, carrier);
        }
    }

    @Override
    public void runMain(ModelThread main, Runnable body) {
        body.run();
    }

    @Override
    public Thread mainThread() {
        return Thread.currentThread();
    }

    @Override
    public StackTraceElement[] stack(ModelThread t) {
        return t.thread.getStackTrace();
    }

    @Override
    public void interrupt(ModelThread t) {
        RealOperations.interrupt(t.thread);
    }

    @Override
    public boolean isInterrupted(ModelThread t) {
        return RealOperations.isInterrupted(t.thread);
    }

    @Override
    public boolean clearInterrupt(ModelThread t) {
        return Thread.interrupted();
    }

    @Override
    public Thread carrier(ModelThread t) {
        return t.thread;
    }
}
