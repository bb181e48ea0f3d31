/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.runtime.hooks.AccessHooks;
import org.contest.runtime.hooks.LifeHooks;
import org.contest.runtime.hooks.MonitorHooks;
import org.contest.runtime.hooks.ThreadHooks;
import org.contest.runtime.run.RunControl;

/** Calls the hooks by hand, as instrumented code does. Sites are numbers that the test chooses. */
public final class Hooked {

    /** A body that may throw anything. */
    public interface Body {
        /** Runs it. */
        void run() throws Exception;
    }

    /** A shared int variable whose accesses are events. */
    public static final class Cell {
        private int value;

        /** Reads at a site. */
        public int get(int site) {
            AccessHooks.beforeRead(this, site, null);
            return value;
        }

        /** Writes at a site. */
        public void set(int newValue, int site) {
            AccessHooks.beforeWrite(this, site, null);
            value = newValue;
        }
    }

    private Hooked() {
    }

    /** Options of a controlled run. */
    public static RunOptions options(String scheduler, long seed) {
        return RunOptions.defaults().with(Key.CONTROL, true).with(Key.SCHEDULER, scheduler).with(Key.SEED, seed);
    }

    /** Runs a body as main thread. */
    public static RunResult run(RunOptions options, Body body) {
        return RunControl.run(options, () -> call(body), RunResult.Health.NONE);
    }

    /** A thread whose begin and end are hooked. */
    public static Thread thread(String name, Body body) {
        return new Thread(() -> {
            Thread self = Thread.currentThread();
            try {
                LifeHooks.threadBegin(self);
                call(body);
            } catch (Throwable e) {
                LifeHooks.uncaught(self, e);
            } finally {
                LifeHooks.threadEnd(self);
            }
        }, name);
    }

    /** Starts threads, named by their bodies' numbers from 1. */
    public static Thread[] start(Body... bodies) {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = thread("T" + (i + 1), bodies[i]);
            ThreadHooks.start(threads[i], 900);
        }
        return threads;
    }

    /** Starts threads and waits for their ends. */
    public static void together(Body... bodies) throws InterruptedException {
        for (Thread thread : start(bodies)) {
            ThreadHooks.join(thread, 901);
        }
    }

    /** A synchronized block. */
    public static void locked(Object monitor, int site, Body body) throws Exception {
        MonitorHooks.lock(monitor, site);
        try {
            body.run();
        } finally {
            MonitorHooks.unlock(monitor, site);
        }
    }

    /** The events of a kind. */
    public static long count(RunResult result, EventKind kind) {
        return result.events().getOrDefault(kind, 0L);
    }

    private static void call(Body body) {
        try {
            body.run();
        } catch (Exception e) {
            throw sneaky(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException sneaky(Throwable e) throws T {
        throw (T) e;
    }
}
