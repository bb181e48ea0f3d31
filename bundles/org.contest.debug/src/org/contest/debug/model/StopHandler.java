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
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StringReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.ExceptionEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.ExceptionRequest;
import org.contest.debug.jvm.StopPoint;
import org.eclipse.jdt.internal.debug.core.IJDIEventListener;
import org.eclipse.jdt.internal.debug.core.model.JDIDebugTarget;

/** Suspends all threads where the replay stops, and where the exception is thrown by which it fails. */
@SuppressWarnings("restriction")
final class StopHandler implements IJDIEventListener {

    private final ReplayTarget target;
    private final FailingFrames failing;
    /** The request for exceptions of every type; null when there is none. */
    private ExceptionRequest wrapped;

    StopHandler(ReplayTarget target, FailingFrames failing) {
        this.target = target;
        this.failing = failing;
    }

    /**
     * The recorded type has a request of its own: one for Throwable alone does not hear of exceptions that nobody
     * catches while the Java debugger has its own for uncaught ones of Throwable, although the JVM tells both.
     */
    void install() {
        try {
            BreakpointRequest breakpoint = target.stops().breakpoint();
            listen(breakpoint);
            VirtualMachine vm = target.getVM();
            if (failing.type() == null || vm == null) {
                return;
            }
            vm.classesByName(failing.type()).forEach(type -> listenToExceptions(type));
            ClassPrepareRequest prepare = vm.eventRequestManager().createClassPrepareRequest();
            prepare.addClassFilter(failing.type());
            prepare.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
            listen(prepare);
            if (!failing.throwers().isEmpty()) {
                wrapped = listenToExceptions(vm.classesByName(Throwable.class.getName()).get(0));
            }
        } catch (VMDisconnectedException e) {
            return; // the target has told so
        }
    }

    private ExceptionRequest listenToExceptions(ReferenceType type) {
        ExceptionRequest request =
            type.virtualMachine().eventRequestManager().createExceptionRequest(type, true, true);
        request.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        listen(request);
        return request;
    }

    private void listen(EventRequest request) {
        target.addJDIEventListener(this, request);
        request.enable();
    }

    /** True to go on. */
    @Override
    public boolean handleEvent(Event event, JDIDebugTarget of, boolean suspendVote, EventSet events) {
        if (event instanceof ClassPrepareEvent prepared) {
            listenToExceptions(prepared.referenceType());
            return true;
        }
        if (event instanceof ExceptionEvent thrown && !isWanted(thrown)) {
            return true;
        }
        target.suspending();
        return false;
    }

    /** Of the recorded type, or one that the program wraps in an exception of that type later. */
    private boolean isWanted(ExceptionEvent thrown) {
        boolean concerns = thrown.request() != wrapped
            || !isOfType(thrown) && failing.throwers().contains(thrown.location().declaringType().name());
        return concerns && failing.isAt(thrown.thread());
    }

    private boolean isOfType(ExceptionEvent thrown) {
        ClassType type = (ClassType) thrown.exception().referenceType();
        while (type != null && !type.name().equals(failing.type())) {
            type = type.superclass();
        }
        return type != null;
    }

    /** What goes wrong here must not end the thread that hears of the end of the JVM. */
    @Override
    public void eventSetComplete(Event event, JDIDebugTarget of, boolean suspend, EventSet events) {
        try {
            complete(event, suspend);
        } catch (VMDisconnectedException e) {
            return; // the JVM has ended meanwhile: the target is about to tell so
        } catch (RuntimeException | LinkageError e) {
            target.lost(e);
        }
    }

    /**
     * Another breakpoint may stop at an exception that is not ours: then all threads are suspended as well. Of an
     * exception of the recorded type both requests tell.
     */
    private void complete(Event event, boolean suspend) {
        if (event instanceof BreakpointEvent reached) {
            target.suspended(reached.thread(), target.stops().place());
        } else if (suspend && event instanceof ExceptionEvent thrown
            && (thrown.request() != wrapped || !isOfType(thrown))) {
            target.suspended(thrown.thread(), new StopPoint.Place(target.stops().place().at(), words(thrown)));
        }
    }

    /** The JVM makes the message of some exceptions only when it is asked for: then the recorded one tells. */
    private String words(ExceptionEvent thrown) {
        ObjectReference exception = thrown.exception();
        String type = exception.referenceType().name();
        Value message = exception.getValue(exception.referenceType().fieldByName("detailMessage")); //$NON-NLS-1$
        String recorded = type.equals(failing.type()) ? failing.message() : ""; //$NON-NLS-1$
        String told = message instanceof StringReference text ? text.value() : recorded;
        String where = type + " in " + thrown.thread().name(); //$NON-NLS-1$
        return told.isEmpty() ? where : where + ": " + told; //$NON-NLS-1$
    }
}
