/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.run.RunControl;

/** Does what instrumented code would do, by hand: each method is one operation of a program with its hooks. */
final class FreeProgram {

    interface Body {
        void run() throws Exception;
    }

    private static final RunResult.Health HEALTH = RunResult.Health.NONE;

    private FreeProgram() {
    }

    static RunOptions options(Map<Key, Object> values) {
        RunOptions options = RunOptions.defaults().with(Key.SCHEDULER, "none").with(Key.TIMEOUT, 60_000);
        for (Map.Entry<Key, Object> entry : values.entrySet()) {
            options = options.with(entry.getKey(), entry.getValue());
        }
        return options;
    }

    static RunResult run(RunOptions options, Body body) {
        return RunControl.run(options, () -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }, HEALTH);
    }

    private static Execution run() {
        return RunControl.current();
    }

    private static ProgramThread self() {
        return ThreadTable.current();
    }

    static void access(EventKind kind, Object target, int detail, int site, Runnable access) {
        if (!repeats(kind, target, detail, site)) {
            run().beforeAccess(self(), kind, target, detail, site);
        }
        access.run();
        self().afterAccess();
    }

    private static boolean repeats(EventKind kind, Object target, int detail, int site) {
        return kind.category() == EventKind.Category.ACCESS
            ? self().accessesAgain(kind, kind.isWrite(), target, detail, site)
            : self().tellsOperation(kind, kind.isWrite(), target, site);
    }

    static void locked(Object monitor, int site, Body body) throws Exception {
        run().beforeMonitorEnter(self(), monitor, site);
        synchronized (monitor) {
            run().afterMonitorEnter(self(), monitor, site);
            try {
                body.run();
            } finally {
                run().beforeMonitorExit(self(), monitor, site + 1);
            }
        }
        run().afterMonitorExit(self(), monitor, site + 1);
    }

    static void waitOn(Object monitor, long nanos, int site) throws InterruptedException {
        run().events().waitOn(monitor, nanos, site);
    }

    static void notifyOne(Object monitor, int site) {
        run().events().notifyOne(monitor, site);
    }

    static void notifyAll(Object monitor, int site) {
        run().events().notifyAll(monitor, site);
    }

    /** A thread whose life the hooks see. */
    static Thread thread(String name, Body body) {
        return new Thread(() -> {
            run().threadBegin(self());
            try {
                body.run();
            } catch (Throwable e) {
                run().uncaught(self(), e);
            } finally {
                run().threadEnd(self());
            }
        }, name);
    }

    static Thread start(Thread thread, int site) {
        run().events().start(thread, site);
        return thread;
    }

    static void join(Thread thread, long nanos, int site) throws InterruptedException {
        run().events().join(thread, nanos, site);
    }

    static void park(long nanos, int site) {
        run().events().park(null, nanos, site);
    }

    static void unpark(Thread thread, int site) {
        run().events().unpark(thread, site);
    }

    static void interrupt(Thread thread, int site) {
        run().events().interrupt(thread, site);
    }

    static boolean interrupted(int site) {
        return run().events().isInterrupted(Thread.currentThread(), true, site);
    }

    static boolean isAlive(Thread thread, int site) {
        return run().events().isAlive(thread, site);
    }
}
