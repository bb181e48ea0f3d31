/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What two threads do with some variables; every subclass is one idiom. */
public abstract class Idiom {

    /** Something that a thread does. */
    @FunctionalInterface
    interface Task {
        void run() throws Exception;
    }

    protected int x;
    protected volatile int v;
    protected volatile boolean ready;

    /** What the first thread does. */
    protected void first() throws Exception {
    }

    /** What the second thread does. */
    protected void second() throws Exception {
    }

    /** Lets both threads run; others do something else. */
    protected void run() throws Exception {
        both(this::first, this::second);
    }

    /** Two threads begin, and both end. */
    static void both(Task one, Task other) throws InterruptedException {
        Thread first = start(one);
        Thread second = start(other);
        first.join();
        second.join();
    }

    /** A thread that has begun. */
    static Thread start(Task task) {
        Thread thread = new Thread(() -> unchecked(task));
        thread.start();
        return thread;
    }

    static void unchecked(Task task) {
        try {
            task.run();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits without a word until a volatile flag is set. */
    protected void awaitReady() {
        while (!ready) {
            Thread.onSpinWait();
        }
    }

    /** Access to a field of type int. */
    static VarHandle handle(Class<?> type, String field) {
        return handle(type, field, int.class);
    }

    /** Access to a field. */
    static VarHandle handle(Class<?> type, String field, Class<?> ofType) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup()).findVarHandle(type, field, ofType);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
