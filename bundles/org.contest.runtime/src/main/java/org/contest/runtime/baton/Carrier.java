/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import org.contest.runtime.ToolThread;
import org.contest.runtime.baton.OsBaton.ParkingSpot;
import org.contest.runtime.jdk.JdkState;
import org.contest.runtime.model.ModelThread;

/**
 * A thread of the system that runs program threads as continuations, one after the other, each until it hands over.
 * Carriers outlive runs; those without work wait in a pool. More than one is needed only where a continuation is
 * pinned: it then keeps its carrier while others run.
 */
final class Carrier implements Runnable {

    private static Carrier idle;

    private final Thread thread;
    private final ParkingSpot work;
    private Carrier nextIdle;
    private ModelThread next;

    private Carrier() {
        thread = new ToolThread(this, "carrier");
        work = new ParkingSpot(thread);
    }

    private Carrier(Thread caller) {
        thread = caller;
        work = new ParkingSpot(caller);
    }

    /**
     * Makes the calling thread the carrier, with {@code t} first; returns when the baton went elsewhere for good. The
     * caller must hold no monitor: a continuation that yields would take it along.
     */
    static void carryHere(ModelThread t) {
        Carrier carrier = new Carrier(Thread.currentThread());
        carrier.next = t;
        ParkingSpot elsewhere = carrier.carry();
        if (elsewhere != null) {
            elsewhere.give();
        }
    }

    /** Has a program thread run on a carrier from the pool. */
    static void dispatch(ModelThread t) {
        Carrier carrier = take();
        carrier.next = t;
        carrier.work.give();
    }

    private static synchronized Carrier take() {
        Carrier carrier = idle;
        if (carrier == null) {
            carrier = new Carrier();
            carrier.thread.start();
        } else {
            idle = carrier.nextIdle;
        }
        return carrier;
    }

    private static synchronized void rest(Carrier carrier) {
        carrier.nextIdle = idle;
        idle = carrier;
    }

    Thread thread() {
        return thread;
    }

    /** Whom to run when the running one has yielded or ended; null for nobody. */
    void next(ModelThread t) {
        next = t;
    }

    @Override
    public void run() {
        for (;;) {
            work.take();
            ParkingSpot elsewhere = carry();
            rest(this);
            if (elsewhere != null) {
                elsewhere.give();
            }
        }
    }

    /** Runs one after the other; returns where the baton goes when the next is not to be run here, else null. */
    private ParkingSpot carry() {
        while (next != null) {
            Fiber fiber = (Fiber) next.spot;
            next = null;
            if (fiber.bound != null) {
                return fiber.bound;
            }
            mount(fiber);
        }
        return null;
    }

    private void mount(Fiber fiber) {
        fiber.carrier = this;
        fiber.mounted = true;
        JdkState.lendProbe(fiber.thread, thread);
        Continuations.setCurrentThread(thread, fiber.thread);
        try {
            Continuations.run(fiber.continuation);
        } finally {
            Continuations.setCurrentThread(thread, thread);
            JdkState.lendProbe(thread, fiber.thread);
            fiber.mounted = false;
            Thread.interrupted(); // meant for the thread that it has run
        }
    }

    /** Where a program thread is: on a carrier, off, or bound to a thread of the system that waits. */
    static final class Fiber {
        private final Thread thread;
        /** Null for a thread that has a thread of the system to itself. */
        private final Object continuation;
        /** Where it waits when it cannot leave its thread of the system, or has one to itself. */
        private volatile ParkingSpot bound;
        /** The carrier that it was last on. */
        private volatile Carrier carrier;
        private volatile boolean mounted;
        private boolean interrupted;

        Fiber(Thread thread, Object continuation, ParkingSpot bound) {
            this.thread = thread;
            this.continuation = continuation;
            this.bound = bound;
        }

        Thread thread() {
            return thread;
        }

        Object continuation() {
            return continuation;
        }

        ParkingSpot bound() {
            return bound;
        }

        /** The carrier was interrupted while this thread was on it, or not. */
        void noteInterrupt(boolean now) {
            interrupted |= now;
        }

        /** True when the carrier was interrupted since the last call. */
        boolean takeInterrupt() {
            boolean was = interrupted;
            interrupted = false;
            return was;
        }

        /** Binds it to its carrier: it will wait there. */
        void bind() {
            bound = new ParkingSpot(carrier.thread);
        }

        /** Lets the thread leave its carrier again. */
        void unbind() {
            bound = null;
        }

        Carrier carrier() {
            return carrier;
        }

        boolean isMounted() {
            return mounted;
        }
    }
}
