/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.ListeningConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.contest.engine.Sample;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A debugger holds a thread for longer than all limits: the run then ends as if it had not. */
class HeldByDebuggerTest {

    /** Without an event before the runtime calls a run a hang. */
    private static final int LIMIT_MILLIS = 1500;
    private static final int HELD_MILLIS = 2500;
    /** The engine ends a run after six times as long. */
    private static final RunLimit LIMIT = new RunLimit(Duration.ofMillis(HELD_MILLIS / 6));

    @TempDir
    private Path folder;

    private static ProgramSpec program(long waits) {
        return Sample.of("Held", Long.toString(waits));
    }

    private static RunOptions options(String scheduler) {
        return RunOptions.defaults().with(Key.SCHEDULER, scheduler).with(Key.CONTROL, !scheduler.equals("noise"))
            .with(Key.TIMEOUT, LIMIT_MILLIS).with(Key.TIME, "real").with(Key.SEED, 1);
    }

    @ParameterizedTest
    @CsvSource({"random, 2000, thread", "random, 0, all", "noise, 0, thread"})
    void a_run_goes_on(String scheduler, long waits, String suspended) throws Exception {
        requirePassed(debugged(program(waits), options(scheduler), suspended));
    }

    @Test
    void a_replay_goes_on() throws Exception {
        Path trace = folder.resolve("run.trace");
        try (RunExecutor plain = RunExecutors.fork(program(1000), new RunLimit(Duration.ofSeconds(10)), List.of())) {
            RunReport recorded = plain.execute(new RunTask(1, options("random").with(Key.TIMEOUT, 10_000)
                .with(Key.RECORD, "full").with(Key.TRACE, trace), folder.resolve("plain.txt")), Cancellation.NEVER);
            requirePassed(recorded);
            assertNotNull(recorded.sites());
            Path sites = Files.copy(recorded.sites(), folder.resolve("sites.tsv"));
            requirePassed(
                debugged(program(1000), options("replay").with(Key.REPLAY, trace).with(Key.SITES_IN, sites), "thread"));
        }
    }

    private static void requirePassed(RunReport report) {
        assertEquals(End.EXITED, report.end(), report.threadDump());
        RunResult result = report.result();
        assertNotNull(result);
        assertEquals(List.of(), result.failures());
        assertTrue(!result.control().equals("partly") && result.divergence() == null, result.format());
    }

    private RunReport debugged(ProgramSpec program, RunOptions options, String suspended) throws Exception {
        ListeningConnector connector = Bootstrap.virtualMachineManager().listeningConnectors().stream()
            .filter(c -> c.name().equals("com.sun.jdi.SocketListen")).findFirst().orElseThrow();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("localAddress").setValue("127.0.0.1");
        String address = connector.startListening(arguments);
        List<String> vm = List.of("-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=" + address);
        try (RunExecutor executor = RunExecutors.fork(program, LIMIT, vm)) {
            CompletableFuture<RunReport> report = CompletableFuture.supplyAsync(
                () -> executor.execute(new RunTask(1, options, folder.resolve("out.txt")), Cancellation.NEVER));
            VirtualMachine machine = connector.accept(arguments);
            int held = hold(machine, suspended.equals("all") ? EventRequest.SUSPEND_ALL
                : EventRequest.SUSPEND_EVENT_THREAD);
            assertEquals(1, held, () -> report.join().toString());
            return report.join();
        } finally {
            connector.stopListening(arguments);
        }
    }

    /** Until the JVM ends; returns how often a thread was held. */
    private static int hold(VirtualMachine machine, int suspended) throws InterruptedException {
        ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
        prepared.addClassFilter("samples.Held");
        prepared.enable();
        int held = 0;
        while (true) {
            EventSet events = machine.eventQueue().remove();
            for (Event event : events) {
                if (event instanceof VMDisconnectEvent) {
                    return held;
                } else if (event instanceof ClassPrepareEvent loaded) {
                    BreakpointRequest breakpoint = machine.eventRequestManager().createBreakpointRequest(
                        loaded.referenceType().methodsByName("hold").get(0).location());
                    breakpoint.setSuspendPolicy(suspended);
                    breakpoint.enable();
                } else if (event instanceof BreakpointEvent) {
                    Thread.sleep(HELD_MILLIS);
                    held++;
                }
            }
            events.resume();
        }
    }
}
