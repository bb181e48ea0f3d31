/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.protocol.EventKind;

/** Called by instrumented code instead of Object.wait, notify and notifyAll, and Thread.holdsLock. */
public final class ConditionHooks {

    private ConditionHooks() {
    }

    /** Object.wait(). */
    @InsteadOf(value = "java/lang/Object.wait()V", event = EventKind.WAIT)
    public static void waitOn(Object monitor, int site) throws InterruptedException {
        Hooks.require(monitor, "Object.wait()");
        waitNanos(monitor, 0, site);
    }

    /** Object.wait(long). */
    @InsteadOf(value = "java/lang/Object.wait(J)V", event = EventKind.WAIT)
    public static void waitOn(Object monitor, long millis, int site) throws InterruptedException {
        Hooks.require(monitor, "Object.wait(long)");
        waitNanos(monitor, Nanos.of(millis, 0), site);
    }

    /** Object.wait(long, int). */
    @InsteadOf(value = "java/lang/Object.wait(JI)V", event = EventKind.WAIT)
    public static void waitOn(Object monitor, long millis, int nanos, int site) throws InterruptedException {
        Hooks.require(monitor, "Object.wait(long, int)");
        waitNanos(monitor, Nanos.of(millis, nanos), site);
    }

    private static void waitNanos(Object monitor, long nanos, int site) throws InterruptedException {
        try {
            Hooks.primitives(site).waitOn(monitor, nanos, site);
        } catch (InterruptedException | RuntimeException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Object.notify(). */
    @InsteadOf(value = "java/lang/Object.notify()V", event = EventKind.NOTIFY)
    public static void notifyOne(Object monitor, int site) {
        Hooks.require(monitor, "Object.notify()");
        try {
            Hooks.primitives(site).notifyOne(monitor, site);
        } catch (RuntimeException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Object.notifyAll(). */
    @InsteadOf(value = "java/lang/Object.notifyAll()V", event = EventKind.NOTIFY_ALL)
    public static void notifyAll(Object monitor, int site) {
        Hooks.require(monitor, "Object.notifyAll()");
        try {
            Hooks.primitives(site).notifyAll(monitor, site);
        } catch (RuntimeException e) {
            StackCut.cut(e);
            throw e;
        }
    }

    /** Thread.holdsLock(Object). */
    @InsteadOf(value = "java/lang/Thread.holdsLock(Ljava/lang/Object;)Z", event = EventKind.THREAD_STATE)
    public static boolean holdsLock(Object monitor, int site) {
        if (monitor == null) {
            throw StackCut.cut(new NullPointerException());
        }
        return Hooks.primitives(site).holdsLock(monitor, site);
    }
}
