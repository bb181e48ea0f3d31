/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

import org.contest.testprograms.Threads;

/** Atomic classes, adders, field updaters and VarHandles lose no update. */
public final class Atomics {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final AtomicIntegerFieldUpdater<Atomics> UPDATER =
        AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "updated");
    private static final AtomicInteger INTEGER = new AtomicInteger();
    private static final AtomicReference<Integer> REFERENCE = new AtomicReference<>(0);
    private static final LongAdder ADDER = new LongAdder();
    private final VarHandle handle;
    private volatile int updated;
    private volatile int handled;

    private Atomics() throws ReflectiveOperationException {
        handle = MethodHandles.lookup().findVarHandle(Atomics.class, "handled", int.class);
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        Atomics atomics = new Atomics();
        Threads.together(3, atomics::increment);
        Threads.check(atomics.updated == 3, "the field updater lost an update");
        Threads.check(atomics.handled == 3, "the VarHandle lost an update");
        Threads.check(INTEGER.get() == 3 && REFERENCE.get() == 3 && ADDER.sum() == 3, "an atomic lost an update");
    }

    private void increment() {
        UPDATER.incrementAndGet(this);
        INTEGER.incrementAndGet();
        REFERENCE.updateAndGet(value -> value + 1);
        ADDER.increment();
        int seen;
        do {
            seen = (int) handle.getVolatile(this);
        } while (!handle.compareAndSet(this, seen, seen + 1));
    }
}
