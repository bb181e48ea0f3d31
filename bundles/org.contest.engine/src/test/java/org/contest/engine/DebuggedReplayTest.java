/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A replay with a debugger that is let in at an event. */
class DebuggedReplayTest {

    @TempDir
    private Path folder;

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Tries until the program has come to the event. */
    private static VirtualMachine attach(int port, CompletableFuture<ReplaySummary> replay)
        throws IOException, IllegalConnectorArgumentsException, InterruptedException {
        AttachingConnector connector = Bootstrap.virtualMachineManager().attachingConnectors().stream()
            .filter(c -> c.name().equals("com.sun.jdi.SocketAttach")).findFirst().orElseThrow();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(String.valueOf(port));
        while (!replay.isDone()) {
            try {
                return connector.attach(arguments);
            } catch (ConnectException e) {
                Thread.sleep(50);
            }
        }
        throw new IllegalStateException("the replay ended without a debugger: " + replay.join().toJson());
    }

    /** A debugger may be attached before the JVM has stopped all threads. */
    private static void awaitSuspended(ThreadReference thread) throws InterruptedException {
        for (int i = 0; i < 200 && !thread.isSuspended(); i++) {
            Thread.sleep(50);
        }
        assertTrue(thread.isSuspended(), thread.name());
    }

    @Test
    void the_debugger_finds_all_threads_suspended_at_the_event_and_the_replay_then_goes_on() throws Exception {
        Path trace = Recorded.failing(folder.resolve("x"), "LockOrder");
        int port = freePort();
        CompletableFuture<ReplaySummary> replay = CompletableFuture
            .supplyAsync(() -> Recorded.replay(trace, ReplayOptions.defaults().withUntil(20).withDebugPort(port)));
        VirtualMachine machine = attach(port, replay);
        for (String name : new String[] {"main", "Thread-0", "Thread-1"}) {
            ThreadReference thread = machine.allThreads().stream().filter(t -> t.name().equals(name)).findFirst()
                .orElseThrow();
            awaitSuspended(thread);
            assertTrue(thread.frames().stream().anyMatch(
                frame -> frame.location().declaringType().name().endsWith("fail.LockOrder")), name);
        }
        machine.dispose();
        assertEquals(Outcome.SAME_FAILURE, replay.join().outcome(), replay.join().toJson());
    }
}
