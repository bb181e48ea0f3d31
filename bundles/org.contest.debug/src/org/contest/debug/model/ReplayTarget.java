/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.ObjectCollectedException;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.event.EventSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.contest.debug.jvm.ReplayJvm;
import org.contest.debug.jvm.StopPoint;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.jdt.internal.debug.core.breakpoints.JavaBreakpoint;
import org.eclipse.jdt.internal.debug.core.model.JDIDebugTarget;
import org.eclipse.jdt.internal.debug.core.model.JDIThread;

/** The Java debug target of one JVM that replays, taken over where it is parked before an event. */
@SuppressWarnings("restriction")
public final class ReplayTarget extends JDIDebugTarget {

    /** Hears where a replay stops. */
    public interface Listener {
        /** Threads are about to be suspended: what the debugger tells of them until {@link #stopped} comes of it. */
        void stopping();

        /**
         * All threads are suspended.
         *
         * @param thread about to do the next event, or one that failed
         * @param caller in which a debugger can call methods: the one that came to the stop
         * @param place of the replay
         */
        void stopped(IJavaThread thread, IJavaThread caller, StopPoint.Place place);

        /** All threads are suspended, and nothing can be told of that. */
        void lost(Throwable cause);
    }

    /** A view may ask the program for something that never comes. */
    private static final long EVALUATION_NANOS = 5_000_000_000L;
    private static final long PAUSE_NANOS = 2_000_000;

    /** Whether the next event of a stop is inside a library. */
    private record Inside(int stop, boolean library) {
    }

    private final StopPoint stops;
    private final FailingFrames failing;
    private final OwnCode code;
    private final Listener listener;
    /** Null until someone asks at a stop. */
    private volatile ModelMonitors monitors;
    private final AtomicInteger stop = new AtomicInteger();
    private volatile Inside inside = new Inside(-1, false);
    /** True when breakpoints of the user have suspended the JVM, perhaps several in threads that run freely. */
    private volatile boolean heldByUser;

    /** Takes a parked JVM over into a launch. */
    public ReplayTarget(ILaunch launch, ReplayJvm jvm, IProcess process, String name, FailingFrames failing,
        OwnCode code, Listener listener) {
        super(launch, jvm.vm(), name, true, false, process, false);
        stops = jvm.stops();
        this.failing = failing;
        this.code = code;
        this.listener = listener;
        StopHandler handler = new StopHandler(this, failing);
        handler.install();
    }

    /** Where the replay stops. */
    public StopPoint stops() {
        return stops;
    }

    @Override
    protected JDIThread newThread(ThreadReference reference) {
        try {
            return new ReplayThread(this, reference);
        } catch (ObjectCollectedException e) {
            return null; // it has ended meanwhile
        }
    }

    /** A thread may be told late, when all are suspended already. */
    @Override
    protected JDIThread createThread(ThreadReference reference) {
        JDIThread thread = super.createThread(reference);
        if (isSuspended() && thread instanceof ReplayThread late) {
            late.isHeld();
        }
        return thread;
    }

    /** A thread that has ended is still there for a moment: it would look as if it ran while all are suspended. */
    @Override
    public IThread[] getThreads() {
        List<IThread> shown = new ArrayList<>();
        for (IThread thread : super.getThreads()) {
            if (thread instanceof JDIThread java && !java.isTerminated() && isProgram(java)
                && !(java instanceof ReplayThread replayed && replayed.isEnding())) {
                shown.add(thread);
            }
        }
        return shown.toArray(IThread[]::new);
    }

    private static boolean isOurs(ReplayThread thread) {
        try {
            return thread.isOurs();
        } catch (VMDisconnectedException | ObjectCollectedException e) {
            return false;
        }
    }

    /**
     * The classes of the program's own code; every class for the thread that has stopped inside a library: its frames
     * there are what the user wants to see.
     */
    Predicate<String> own(List<IJavaStackFrame> frames) throws DebugException {
        boolean stopped = !frames.isEmpty() && TypeNames.of(frames.get(0)).equals(StopPoint.TYPE);
        return stopped && isInsideLibrary() ? type -> true : code::contains;
    }

    /** Views ask for frames many times at a stop: the JVM is asked once. */
    private boolean isInsideLibrary() {
        int now = stop.get();
        Inside known = inside;
        if (known.stop() != now) {
            known = new Inside(now, code.isInside(stops.place().at()));
            inside = known;
        }
        return known.library();
    }

    /** The locks of the program, which is suspended. */
    synchronized ModelMonitors monitors() {
        ModelMonitors known = monitors;
        if (known == null) {
            known = new ModelMonitors(getVM());
            monitors = known;
        }
        return known;
    }

    /** What was read of the program is not so any more. */
    void forget() {
        monitors = null;
        stop.incrementAndGet();
    }

    /** Counts the stops, and where the program goes on: what is read of the program holds for one number. */
    int stop() {
        return stop.get();
    }

    /** All threads are suspended from here on: a resume that comes before the rest is known lets all of them go. */
    void suspending() {
        listener.stopping();
        prepareToSuspendByBreakpoint(null);
    }

    /** All threads of the JVM are suspended by an event in one of them. */
    void suspended(ThreadReference reference, StopPoint.Place place) {
        prepareToSuspendByBreakpoint(null);
        JDIThread known = findThread(reference);
        JDIThread caller = known != null ? known : createThread(reference); // virtual threads start without an event
        boolean fails = !place.why().isEmpty();
        if (fails && caller instanceof ReplayThread failed) {
            failed.fails();
        }
        JDIThread blocked = fails ? blocked(place.why()) : null;
        JDIThread thread = blocked != null ? blocked : caller;
        listener.stopped(thread, caller, place);
        fireSuspendEvent(DebugEvent.BREAKPOINT);
        IThread shown = thread != null && isProgram(thread) ? thread : firstOfProgram();
        if (shown instanceof JDIThread suspended) {
            suspended.fireSuspendEvent(DebugEvent.BREAKPOINT);
        }
    }

    /** All threads are suspended, and it cannot be told where. */
    void lost(Throwable cause) {
        listener.lost(cause);
    }

    /** Tells that it has come into the launch suspended. */
    public void announce(ThreadReference reference, StopPoint.Place place) {
        suspended(reference, place);
    }

    private static boolean isProgram(JDIThread thread) {
        return !thread.isSystemThread() && !(thread instanceof ReplayThread replayed && isOurs(replayed));
    }

    /** A thread that waits for ever: another one may have seen it. */
    private JDIThread blocked(String why) {
        try {
            for (IThread thread : getThreads()) {
                if (failing.isBlocked(thread.getName(), why)) {
                    return (JDIThread) thread;
                }
            }
        } catch (DebugException e) {
            return null; // the program has ended
        }
        return null;
    }

    private IThread firstOfProgram() {
        try {
            for (IThread thread : getThreads()) {
                if (thread.hasStackFrames()) {
                    return thread;
                }
            }
        } catch (DebugException e) {
            return null; // the program has ended
        }
        return null;
    }

    /** True when the debugger holds a thread for the user, and does not only evaluate a condition in it. */
    public boolean holdsForUser(IThread thread) {
        return thread instanceof ReplayThread replayed && replayed.isHeldForUser();
    }

    /** Changed code would do other events than the recorded. */
    @Override
    public boolean supportsHotCodeReplace() {
        return false;
    }

    /** So would a method that is left before its end. */
    @Override
    public boolean supportsForceReturn() {
        return false;
    }

    /** The JVM is asked whenever a frame is selected, and may have ended at that moment. */
    @Override
    public boolean supportsInstanceRetrieval() {
        try {
            return super.supportsInstanceRetrieval();
        } catch (VMDisconnectedException e) {
            return false;
        }
    }

    /** Also by a breakpoint of the user that suspends all threads. */
    @Override
    public void prepareToSuspendByBreakpoint(JavaBreakpoint breakpoint) {
        super.prepareToSuspendByBreakpoint(breakpoint);
        forget();
    }

    // ---- steps by hand

    /**
     * Lets all threads go: those that wait for the schedule stay where they are.
     *
     * @return false when not all were suspended: then none goes. After true, a thread that is resumed once more may
     *     leave the end of its step before the debugger has heard of it
     */
    boolean letGo() throws DebugException {
        boolean suspended = isSuspended();
        if (suspended) {
            resume(false);
        }
        return suspended;
    }

    /** Suspends all threads again. */
    void hold() {
        VirtualMachine vm = getVM();
        if (vm != null && isAvailable() && !isSuspended()) {
            vm.suspend();
            prepareToSuspendByBreakpoint(null);
        }
    }

    /** Lets the replay go on, to the next stop, as soon as no view asks the program for a value. */
    public void go() throws DebugException {
        awaitEvaluations();
        if (isSuspended()) {
            resume();
            return;
        }
        for (IThread thread : getThreads()) {
            if (thread.canResume()) {
                thread.resume();
            }
        }
    }

    /** A thread that is resumed while it evaluates stays suspended when that is over. */
    private void awaitEvaluations() {
        long end = System.nanoTime() + EVALUATION_NANOS;
        while (System.nanoTime() < end && isEvaluating()) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    private boolean isEvaluating() {
        return Arrays.stream(getThreads()).anyMatch(thread -> ((JDIThread) thread).isPerformingEvaluation());
    }

    /** As the Java debugger does, but it would have the JVM resumed once more than it is suspended. */
    @Override
    protected void suspendedByBreakpoint(JavaBreakpoint breakpoint, boolean queue, EventSet events) {
        heldByUser = true;
        if (queue) {
            queueSuspendEvent(DebugEvent.BREAKPOINT, events);
        } else {
            fireSuspendEvent(DebugEvent.BREAKPOINT);
        }
    }

    /** The JVM goes on with one command: a second one would undo the stop to which the first one leads. */
    @Override
    protected void resume(boolean tell) throws DebugException {
        if (heldByUser && isSuspended()) {
            heldByUser = false;
            leaveOneSuspension();
        }
        super.resume(tell);
    }

    private void leaveOneSuspension() {
        try {
            VirtualMachine vm = getVM();
            if (vm == null) {
                return;
            }
            int count = vm.allThreads().stream().mapToInt(ThreadReference::suspendCount).min().orElse(0);
            for (; count > 1; count--) {
                vm.resume();
            }
        } catch (VMDisconnectedException | ObjectCollectedException e) {
            return; // the program has ended, or a thread of it, which then runs
        }
    }

    /** Leaves the launch without a word: another JVM takes its place. */
    public void replaced() {
        getLaunch().removeDebugTarget(this);
    }
}
