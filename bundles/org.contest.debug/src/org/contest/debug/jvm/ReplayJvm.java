/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.jvm;

import com.sun.jdi.ClassType;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.connect.ListeningConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.EventRequestManager;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Map;
import org.contest.core.launching.ReplayPlan;
import org.contest.debug.process.JudgedStreams;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdi.Bootstrap;
import org.eclipse.jdt.launching.SocketUtil;

/** A JVM that replays a trace under our eyes, until it is parked before an event and handed to a debug target. */
public final class ReplayJvm {

    private static final int TIMEOUT_MILLIS = 60_000;
    private static final String ENDED_EARLY = "the JVM of the replay ended too early"; //$NON-NLS-1$

    private final ReplayPlan plan;
    private final Process process;
    private final JudgedStreams streams;
    private final VirtualMachine vm;
    private StopPoint stops;
    private ThreadReference thread;
    private StopPoint.Place place = new StopPoint.Place(0, ""); //$NON-NLS-1$

    private ReplayJvm(ReplayPlan plan, Process process, VirtualMachine vm) {
        this.plan = plan;
        this.process = process;
        this.vm = vm;
        streams = new JudgedStreams(process, Charset.defaultCharset());
    }

    /**
     * Starts a JVM and waits until it is parked.
     *
     * @param before the event before which it is parked
     * @throws CoreException with the engine's sentence when the trace or its program cannot be used
     * @throws IOException when the JVM cannot be started or ends too early
     */
    public static ReplayJvm start(ReplayPlan plan, int before) throws CoreException, IOException {
        ListeningConnector connector = Bootstrap.virtualMachineManager().listeningConnectors().get(0);
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        ((Connector.IntegerArgument) arguments.get("timeout")).setValue(TIMEOUT_MILLIS); //$NON-NLS-1$
        try {
            ReplayPlan own = plan.debugged(listen(connector, arguments), before);
            Process process = process(own);
            try {
                ReplayJvm jvm = new ReplayJvm(own, process, accept(connector, arguments, process));
                jvm.begin();
                return jvm;
            } catch (IOException | RuntimeException e) {
                end(process, own);
                throw e;
            } finally {
                connector.stopListening(arguments);
            }
        } catch (IllegalConnectorArgumentsException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Listens at a free port: no other JVM that is started meanwhile must get it. */
    private static synchronized int listen(ListeningConnector connector, Map<String, Connector.Argument> arguments)
        throws IOException, IllegalConnectorArgumentsException {
        int port = SocketUtil.findFreePort();
        ((Connector.IntegerArgument) arguments.get("port")).setValue(port); //$NON-NLS-1$
        connector.startListening(arguments);
        return port;
    }

    /** Waits for the JVM, as long as it runs. */
    private static VirtualMachine accept(ListeningConnector connector, Map<String, Connector.Argument> arguments,
        Process process) throws IOException, IllegalConnectorArgumentsException {
        process.onExit().thenRun(() -> stopListening(connector, arguments));
        try {
            return connector.accept(arguments);
        } catch (IOException e) {
            if (process.isAlive()) {
                throw e;
            }
            String errors = new String(process.getErrorStream().readAllBytes(), Charset.defaultCharset())
                + new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
            throw new IOException(ENDED_EARLY + firstLine(errors), e);
        }
    }

    private static void stopListening(ListeningConnector connector, Map<String, Connector.Argument> arguments) {
        try {
            connector.stopListening(arguments);
        } catch (IOException | IllegalConnectorArgumentsException e) {
            return; // it has come, and gone
        }
    }

    private static Process process(ReplayPlan plan) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(plan.command());
        builder.directory(plan.workingDirectory().toFile());
        builder.environment().putAll(plan.environment());
        return builder.start();
    }

    private void begin() throws IOException {
        ClassPrepareRequest prepare = vm.eventRequestManager().createClassPrepareRequest();
        prepare.addClassFilter(StopPoint.TYPE);
        prepare.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        prepare.enable();
        vm.resume();
        park();
    }

    /** Goes on to a later event and is parked there. */
    void advance(int event) throws IOException {
        try {
            stops.stopAt(event);
            stops.breakpoint().enable();
            vm.resume();
            park();
        } catch (IOException | RuntimeException e) {
            kill();
            throw e;
        }
    }

    private void park() throws IOException {
        try {
            while (true) {
                EventSet events = vm.eventQueue().remove(TIMEOUT_MILLIS);
                if (events == null) {
                    throw new IOException("the JVM of the replay does not come to event " + place.at()); //$NON-NLS-1$
                }
                for (Event event : events) {
                    if (isParked(event)) {
                        vm.eventRequestManager().deleteEventRequests(requests());
                        return;
                    }
                }
                events.resume();
            }
        } catch (InterruptedException | VMDisconnectedException e) {
            throw new IOException(ENDED_EARLY + printed(), e);
        }
    }

    private String printed() {
        try {
            return firstLine(streams.errors());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ""; //$NON-NLS-1$
        }
    }

    /** The first line of errors in brackets, which says why a JVM ended; empty when there is none. */
    private static String firstLine(String errors) {
        String first = errors.strip().lines().findFirst().orElse(""); //$NON-NLS-1$
        return first.isEmpty() ? "" : " (" + first + ')'; //$NON-NLS-1$ //$NON-NLS-2$
    }

    private java.util.List<EventRequest> requests() {
        EventRequestManager manager = vm.eventRequestManager();
        java.util.List<EventRequest> all = new java.util.ArrayList<>(manager.breakpointRequests());
        all.addAll(manager.classPrepareRequests());
        return all;
    }

    private boolean isParked(Event event) {
        if (event instanceof ClassPrepareEvent prepared) {
            stops = new StopPoint(vm, (ClassType) prepared.referenceType());
            stops.breakpoint().enable();
        } else if (event instanceof VMDeathEvent) {
            throw new VMDisconnectedException();
        } else if (event instanceof BreakpointEvent reached) {
            thread = reached.thread();
            place = stops.place();
            return true;
        }
        return false;
    }

    /** The number of the event before which it was parked last. */
    int at() {
        return place.at();
    }

    /** Where it was parked last. */
    public StopPoint.Place place() {
        return place;
    }

    /** The thread that is about to do that event. */
    public ThreadReference thread() {
        return thread;
    }

    /** Where it stops. */
    public StopPoint stops() {
        return stops;
    }

    /** The JVM as the debugger sees it. */
    public VirtualMachine vm() {
        return vm;
    }

    /** Its process. */
    public Process process() {
        return process;
    }

    /** What it prints. */
    public JudgedStreams streams() {
        return streams;
    }

    /** The plan it follows. */
    public ReplayPlan plan() {
        return plan;
    }

    /** Ends it at once. */
    public void kill() {
        end(process, plan);
    }

    private static void end(Process process, ReplayPlan plan) {
        process.destroyForcibly().onExit().thenRun(plan::discard);
    }
}
