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
import java.io.InterruptedIOException;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RunAborted;
import org.contest.runtime.jdk.JdkMember;

/**
 * How a virtual thread of a run waits for a socket, from JDK 21 on. In a controlled run it is none to the JDK, whose
 * poller cannot park it: it waits in the system as platform threads do. In a free run the poller parks it, and it
 * does not go on before something has happened: what wakes it early, by chance, is in no trace.
 */
final class VirtualPoll {

    /** The system's number of the event that there is something to read. */
    static final int INPUT = 1;
    /** After so long it looks whether it was interrupted, the socket closed, or the run ended. */
    private static final long SLICE_MILLIS = 100;

    private static final MethodHandle NEW_FILE =
        Objects.requireNonNull(JdkMember.NEW_FILE.staticMethod(FileDescriptor.class, int.class));
    private static final MethodHandle POLLER = Objects.requireNonNull(JdkMember.POLLER_POLL.staticMethod(void.class,
        int.class, int.class, long.class, BooleanSupplier.class));
    private static final MethodHandle STOP =
        Objects.requireNonNull(JdkMember.POLLER_STOP.staticMethod(void.class, int.class, int.class));
    private static final VarHandle INTERRUPTED =
        Objects.requireNonNull(JdkMember.THREAD_INTERRUPTED.field(boolean.class));

    private VirtualPoll() {
    }

    /** A file that nobody closes meanwhile. No lambda, which the JDK would make where hooks are. */
    static final class Open implements BooleanSupplier {
        @Override
        public boolean getAsBoolean() {
            return true;
        }
    }

    /** Initializes the class. */
    static void initialize() {
        // nothing else
    }

    /**
     * Waits until something has happened to a file, or the thread is interrupted.
     *
     * @param event what to wait for, in the numbers of the system
     * @param nanos how long, 0 for ever
     * @param isOpen false when the file was closed meanwhile
     * @throws IOException as the system has it; InterruptedIOException when the thread has been interrupted for long
     * @throws RunAborted when the run is over
     */
    static void await(ProgramThread t, int file, int event, long nanos, BooleanSupplier isOpen) throws IOException {
        Execution run = CurrentRun.execution;
        boolean isModelled = run.isModelled(t.thread);
        if (isModelled && !t.isInterrupted()) {
            INTERRUPTED.setVolatile(t.thread, false);
        }
        long begin = run.outsideNanos();
        long left = nanos;
        while (isOpen.getAsBoolean()
            && !(isModelled ? polls(file, event, slice(left)) : wakes(file, event, left, isOpen))) {
            if (CurrentRun.execution != run) {
                throw t.aborted();
            }
            if (t.isInterrupted()) {
                if (isModelled) {
                    noteInterrupt(t.thread);
                }
                return;
            }
            if (nanos > 0) {
                left = nanos - (run.outsideNanos() - begin);
                if (left <= 0) {
                    return;
                }
            }
        }
    }

    /**
     * The model has told it, and the JDK looks at its own field: it closes a socket then. What does not, as a channel,
     * would ask again for ever.
     */
    private static void noteInterrupt(Thread thread) throws IOException {
        if ((boolean) INTERRUPTED.getVolatile(thread)) {
            throw new InterruptedIOException("interrupted");
        }
        INTERRUPTED.setVolatile(thread, true);
    }

    private static long slice(long nanos) {
        return nanos <= 0 ? SLICE_MILLIS : Math.min(SLICE_MILLIS, TimedPoll.millisUntil(nanos, 0));
    }

    /** Parked by the JDK's poller: true when it was woken for the event. */
    private static boolean wakes(int file, int event, long nanos, BooleanSupplier isOpen) throws IOException {
        park(file, event, nanos, isOpen);
        return polls(file, event, 0);
    }

    /** Parks the thread as the JDK does. */
    static void park(int file, int event, long nanos, BooleanSupplier isOpen) throws IOException {
        try {
            POLLER.invokeExact(file, event, nanos, isOpen);
        } catch (Throwable e) {
            throw TimedPoll.thrown(e);
        }
    }

    /** Wakes who is parked so. */
    static void stop(int file, int event) throws IOException {
        try {
            STOP.invokeExact(file, event);
        } catch (Throwable e) {
            throw TimedPoll.thrown(e);
        }
    }

    private static boolean polls(int file, int event, long millis) throws IOException {
        try {
            return TimedPoll.poll((FileDescriptor) NEW_FILE.invokeExact(file), event, millis) != 0;
        } catch (Throwable e) {
            throw TimedPoll.thrown(e);
        }
    }
}
