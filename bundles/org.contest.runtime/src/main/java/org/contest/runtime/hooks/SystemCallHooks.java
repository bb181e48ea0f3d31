/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.io.FileDescriptor;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.NativeCode;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.sites.ActingSites;

/**
 * Around calls of the operating system in which threads wait for each other, as by sockets. That one begins is an event
 * of the program; what a thread did before it is before what others do who have come back from theirs.
 */
public final class SystemCallHooks {

    private SystemCallHooks() {
    }

    /** Before such a call that may wait for others. */
    public static void beginSystemCall(int site) {
        beginSystemCall(false, site);
    }

    /** Before such a call that others wait for, and that does not wait as a rule. */
    public static void beginActingCall(int site) {
        ActingSites.add(site);
        beginSystemCall(true, site);
    }

    private static void beginSystemCall(boolean acts, int site) {
        ProgramThread asker = Hooks.asker(site);
        if (asker != null) {
            CurrentRun.execution.beginSystemCall(asker, acts, site);
        }
        ProgramThread t = CurrentRun.thread();
        if (t == null) {
            return;
        }
        t.waitsInSystem = !acts;
        if (t.isWaitedFor()) {
            t.publish();
        }
        if (asker != null && !acts) {
            CurrentRun.execution.beforeSystemWait(asker, site);
        }
    }

    /** After one of them has returned. */
    public static void endSystemCall() {
        Execution run = CurrentRun.execution;
        ProgramThread t = CurrentRun.thread();
        if (run == null || t == null) {
            return;
        }
        t.waitsInSystem = false;
        if (t.isWaitedFor()) {
            t.acquire();
        }
        run.endSystemCall(t);
    }

    /** Before a call of native code of the program, unless that is a wait that has been told. */
    public static void beginNativeCall(int site) {
        ProgramThread t = Hooks.active(site);
        if (t != null && !t.waitsInSystem) {
            NativeCode.enter(CurrentRun.execution, t, site);
        }
    }

    /** After it has returned. */
    public static void endNativeCall() {
        ProgramThread t = CurrentRun.thread();
        if (t != null && !t.isQuiet() && !t.waitsInSystem) {
            NativeCode.leave(CurrentRun.execution, t);
        }
    }

    /** Instead of {@code System.nanoTime} where the JDK looks how much of a time limit is left. */
    public static long outsideNanos() {
        return CurrentRun.thread() == null ? System.nanoTime() : CurrentRun.execution.outsideNanos();
    }

    /** Instead of {@code sun.nio.ch.Net.poll}, by which a platform thread waits for a socket, in milliseconds. */
    public static int pollFile(FileDescriptor file, int event, long millis) throws IOException {
        ProgramThread t = CurrentRun.thread();
        prepare(t, false);
        return t == null ? TimedPoll.poll(file, event, millis)
            : TimedPoll.await(CurrentRun.execution, file, event, millis);
    }

    /** Instead of {@code sun.nio.ch.Poller.poll}, by which a virtual thread waits for a file. */
    public static void poll(int file, int event, long nanos, BooleanSupplier isOpen) throws IOException {
        ProgramThread t = CurrentRun.thread();
        prepare(t, true);
        if (t == null) {
            VirtualPoll.park(file, event, nanos, isOpen);
        } else {
            VirtualPoll.await(t, file, event, nanos, isOpen);
        }
    }

    /** Instead of {@code pollSelector} there, by which it waits for a selector's file. */
    public static void pollSelector(int file, long nanos) throws IOException {
        poll(file, VirtualPoll.INPUT, nanos, new VirtualPoll.Open());
    }

    /** Instead of {@code stopPoll} there, which wakes it since the file is closed. */
    public static void stopPoll(int file, int event) throws IOException {
        ProgramThread t = CurrentRun.thread();
        prepare(t, true);
        if (t == null || !CurrentRun.execution.isModelled(t.thread)) {
            VirtualPoll.stop(file, event);
        }
    }

    /** What the JDK does when the classes are initialized is no event. */
    private static void prepare(ProgramThread t, boolean isVirtual) {
        if (t != null) {
            t.enterQuiet();
            try {
                TimedPoll.initialize();
                if (isVirtual) {
                    VirtualPoll.initialize();
                }
            } finally {
                t.leaveQuiet();
            }
        }
    }
}
