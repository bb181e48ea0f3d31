/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.ClassType;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.InterfaceType;
import com.sun.jdi.Method;
import com.sun.jdi.ObjectCollectedException;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.Value;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.StepRequest;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.jdt.debug.core.IJavaExceptionBreakpoint;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.internal.debug.core.breakpoints.JavaBreakpoint;
import org.eclipse.jdt.internal.debug.core.model.JDIThread;

/**
 * A thread of a replay. Our frames are left out; it goes on together with the threads that the schedule lets go before
 * it; what the debugger evaluates in it is outside the schedule.
 */
@SuppressWarnings("restriction")
final class ReplayThread extends JDIThread {

    private final ReplayTarget target;
    private volatile boolean failed;
    /** A breakpoint was hit, and whether it holds the thread is not decided: a condition may be evaluated. */
    private volatile boolean undecided;
    /** The kind of the step that leads out of a hook. */
    private int leaving = DebugEvent.STEP_RETURN;
    /** The stop at which the JVM was asked whether the thread is ending: it is asked once. */
    private int lookedAt = -1;
    private boolean ending;

    ReplayThread(ReplayTarget target, ThreadReference thread) {
        super(target, thread);
        this.target = target;
    }

    /** True for threads that only ConTest and the JVM have. */
    boolean isOurs() {
        return getUnderlyingThread().referenceType().name().startsWith("org.contest.runtime."); //$NON-NLS-1$
    }

    // ---- locks: the JVM knows of none

    @Override
    public IJavaObject[] getOwnedMonitors() throws DebugException {
        return target.monitors().heldBy(getUnderlyingThread()).stream()
            .map(monitor -> new ModelledLock(target, monitor)).toArray(IJavaObject[]::new);
    }

    @Override
    public boolean hasOwnedMonitors() throws DebugException {
        return getOwnedMonitors().length > 0;
    }

    @Override
    public IJavaObject getContendedMonitor() throws DebugException {
        ModelMonitors.Monitor awaited = target.monitors().awaitedBy(getUnderlyingThread());
        return awaited == null ? null : new ModelledLock(target, awaited);
    }

    /** True when all is suspended while the JVM ends the thread, which has done its last event. */
    synchronized boolean isEnding() {
        int stop = target.stop();
        if (lookedAt != stop) {
            ending = standsAtEnd();
            lookedAt = stop;
        }
        return ending;
    }

    /** Asks for all frames at once: the thread may go on while others look at it. */
    private boolean standsAtEnd() {
        try {
            ThreadReference thread = getUnderlyingThread();
            if (!thread.isSuspended()) {
                return false;
            }
            List<StackFrame> frames = thread.frames();
            return frames.isEmpty() || OwnFrames.isEnd(frames.get(frames.size() - 1).location().method());
        } catch (IncompatibleThreadStateException | ObjectCollectedException | VMDisconnectedException e) {
            return false;
        }
    }

    /** Suspended since it began: all threads are. */
    void isHeld() {
        suspendedByVM();
    }

    /** The user has seen where it fails. */
    void fails() {
        failed = true;
    }

    /**
     * What is instrumented catches an exception and throws it on: where it was thrown the user has seen it. One that
     * our code throws is of no line of the program.
     */
    @Override
    public boolean handleSuspendForBreakpoint(JavaBreakpoint breakpoint, boolean suspendVote) {
        boolean thrown = breakpoint instanceof IJavaExceptionBreakpoint;
        undecided = true;
        if (thrown && (failed || OwnFrames.isInOurs(getUnderlyingThread()))) {
            return false;
        }
        boolean suspend = super.handleSuspendForBreakpoint(breakpoint, suspendVote);
        if (thrown && suspend) {
            target.prepareToSuspendByBreakpoint(null); // our own request for the exception suspends all threads
        }
        return suspend;
    }

    @Override
    public void completeBreakpointHandling(JavaBreakpoint breakpoint, boolean suspend, boolean queue,
        EventSet events) {
        undecided = !suspend;
        super.completeBreakpointHandling(breakpoint, suspend, queue, events);
        undecided = false;
    }

    /** True when the debugger holds the thread for the user, and not to find out whether it shall. */
    boolean isHeldForUser() {
        return isSuspended() && !undecided;
    }

    /** A thread without frames may have ended while all were about to be suspended: its end is told later. */
    @Override
    protected synchronized List<IJavaStackFrame> computeStackFrames(boolean refreshChildren) throws DebugException {
        try {
            List<IJavaStackFrame> frames = super.computeStackFrames(refreshChildren);
            return new ArrayList<>(OwnFrames.without(frames, target.own(frames)));
        } catch (DebugException e) {
            if (hasEnded()) {
                return new ArrayList<>();
            }
            throw e;
        } catch (VMDisconnectedException e) {
            return new ArrayList<>(); // whoever asks is about to hear of the end
        }
    }

    private boolean hasEnded() {
        try {
            int status = getUnderlyingThread().status();
            return status == ThreadReference.THREAD_STATUS_ZOMBIE
                || status == ThreadReference.THREAD_STATUS_NOT_STARTED;
        } catch (ObjectCollectedException | VMDisconnectedException e) {
            return true;
        }
    }

    /** True when the thread stands in a hook. */
    private boolean isInHook() throws DebugException {
        return getFrameCount() > computeStackFrames().size();
    }

    @Override
    public synchronized void resume() throws DebugException {
        target.forget();
        if (target.isSuspended()) {
            target.resume();
        } else {
            super.resume();
        }
    }

    // ---- steps by hand: others go on where the schedule wants them to

    @Override
    public void stepOver() throws DebugException {
        if (isInHook()) {
            leaveHook(DebugEvent.STEP_OVER);
        } else {
            super.stepOver();
        }
    }

    @Override
    public void stepInto() throws DebugException {
        if (isInHook()) {
            leaveHook(DebugEvent.STEP_INTO);
        } else {
            super.stepInto();
        }
    }

    /** Out of the method of the program, not only out of the hook that it has called. */
    @Override
    public void stepReturn() throws DebugException {
        List<IJavaStackFrame> frames = computeStackFrames();
        if (isInHook() && frames.size() > 1) {
            stepToFrame(frames.get(1));
        } else {
            super.stepReturn();
        }
    }

    /**
     * The operation is done; the next step leaves its line.
     *
     * @param kind the step that the user makes: others, as <em>Step Into Selection</em>, go on when they hear of that
     */
    private void leaveHook(int kind) throws DebugException {
        leaving = kind;
        try {
            stepToFrame(getTopStackFrame());
        } finally {
            leaving = DebugEvent.STEP_RETURN;
        }
    }

    /** How one thread alone would go on. */
    @FunctionalInterface
    private interface Going {
        void go() throws DebugException;
    }

    /** All threads go, or this one where others run already. */
    private void step(Going alone) throws DebugException {
        if (!target.letGo()) {
            alone.go();
        }
    }

    /** At the end of a step all threads are held again. */
    @Override
    public void queueSuspendEvent(int detail, EventSet events) {
        if (detail == DebugEvent.STEP_END) {
            target.hold();
        }
        super.queueSuspendEvent(detail, events);
    }

    @Override
    protected StepOverHandler createStepOverHandler() {
        return new StepOverHandler() {
            @Override
            protected void attachFiltersToStepRequest(StepRequest request) {
                super.attachFiltersToStepRequest(request);
                OwnFrames.leaveOut(request);
            }

            @Override
            protected void invokeThread() throws DebugException {
                ReplayThread.this.step(super::invokeThread);
            }
        };
    }

    @Override
    protected StepIntoHandler createStepIntoHandler() {
        return new StepIntoHandler() {
            @Override
            protected void attachFiltersToStepRequest(StepRequest request) {
                super.attachFiltersToStepRequest(request);
                OwnFrames.leaveOut(request);
            }

            @Override
            protected void invokeThread() throws DebugException {
                ReplayThread.this.step(super::invokeThread);
            }
        };
    }

    @Override
    protected StepReturnHandler createStepReturnHandler() {
        return new StepReturnHandler() {
            @Override
            protected void attachFiltersToStepRequest(StepRequest request) {
                super.attachFiltersToStepRequest(request);
                OwnFrames.leaveOut(request);
            }

            @Override
            protected void invokeThread() throws DebugException {
                ReplayThread.this.step(super::invokeThread);
            }
        };
    }

    @Override
    protected StepToFrameHandler createStepToFrameHandler(IStackFrame frame) throws DebugException {
        int kind = leaving;
        return new StepToFrameHandler(frame) {
            @Override
            protected int getStepDetail() {
                return kind;
            }

            @Override
            protected void invokeThread() throws DebugException {
                ReplayThread.this.step(super::invokeThread);
            }
        };
    }

    // ---- evaluations

    @Override
    protected Value invokeMethod(ClassType receiverClass, ObjectReference receiver, Method method,
        List<? extends Value> arguments, boolean invokeNonvirtual) throws DebugException {
        try (Unscheduled outside = new Unscheduled(getVM())) {
            return super.invokeMethod(receiverClass, receiver, method, arguments, invokeNonvirtual);
        }
    }

    @Override
    protected Value invokeMethod(InterfaceType receiver, Method method, List<? extends Value> arguments)
        throws DebugException {
        try (Unscheduled outside = new Unscheduled(getVM())) {
            return super.invokeMethod(receiver, method, arguments);
        }
    }

    @Override
    protected ObjectReference newInstance(ClassType type, Method constructor, List<? extends Value> arguments)
        throws DebugException {
        try (Unscheduled outside = new Unscheduled(getVM())) {
            return super.newInstance(type, constructor, arguments);
        }
    }
}
