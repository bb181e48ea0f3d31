/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.contest.protocol.ExitCodes;
import org.contest.protocol.HarnessWire;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.TraceScratch;
import org.contest.runtime.ToolFailure;
import org.contest.runtime.run.AgentHealth;
import org.contest.runtime.run.RunControl;
import org.jspecify.annotations.Nullable;

/** Takes commands from the engine until it says quit or goes away. Arguments: port on this machine, secret. */
public final class Main {

    /** Exit code when a run that cannot be unwound ended this JVM, its result sent. */

    private final DataInputStream in;
    private final DataOutputStream out;
    private final Set<Long> known = new HashSet<>();
    private volatile long begin;

    private Main(Socket socket) throws IOException {
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
    }

    /** Started by the engine. */
    public static void main(String[] args) {
        ToolFailure.haltsJvm();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0]))) {
            socket.setTcpNoDelay(true);
            RunControl.initializedHandler(ProgramLoader::initialized);
            new Main(socket).serve(args[1]);
        } catch (Throwable e) {
            ToolFailure.tell(e);
        }
        Runtime.getRuntime().halt(0); // threads that the program left behind do not keep this JVM
    }

    private void serve(String secret) throws IOException {
        HarnessWire.write(out, HarnessWire.HELLO);
        HarnessWire.write(out, secret);
        out.flush();
        @Nullable
        Program program = null;
        while (true) {
            String command;
            try {
                command = HarnessWire.read(in);
            } catch (EOFException e) {
                return; // the engine has gone
            }
            switch (command) {
            case HarnessWire.PROGRAM -> program = Program.read(in);
            case HarnessWire.RUN -> run(Objects.requireNonNull(program, "a program comes before its runs"),
                RunOptions.parse(HarnessWire.read(in)), Path.of(HarnessWire.read(in)));
            case HarnessWire.KNOWN -> known.add(in.readLong());
            case HarnessWire.QUIT -> {
                return;
            }
            default -> throw new IOException("unknown command \"" + command + "\"");
            }
        }
    }

    private void run(Program program, RunOptions options, Path output) throws IOException {
        boolean control = options.isTrue(Key.CONTROL);
        TraceScratch scratch = control ? program.scratch() : null;
        RunControl.scratch(scratch);
        begin = System.nanoTime();
        if (control) {
            RunControl.strandedHandler(result -> endWithJvm(result, scratch, options));
        } else {
            RunControl.verdictHandler(() -> endByVerdict(options));
        }
        Iteration iteration = new Iteration(program, output);
        RunResult result = iteration.run(options);
        long digest = digest(scratch, options);
        boolean isKnown = known.contains(digest) && result.failures().isEmpty() && result.exit().isEmpty();
        answer(result, iteration.leaked(), false, digest, isKnown ? null : trace(scratch, options));
    }

    private static long digest(@Nullable TraceScratch scratch, RunOptions options) {
        return scratch == null || options.get(Key.TRACE).isEmpty() ? 0 : scratch.digest();
    }

    /** The trace of the run; null when it is in its file. */
    private static byte @Nullable [] trace(@Nullable TraceScratch scratch, RunOptions options) throws IOException {
        if (scratch == null || options.get(Key.TRACE).isEmpty()) {
            return null;
        }
        byte[] trace = scratch.take();
        if (trace == null && Files.exists(scratch.path())) {
            Files.move(scratch.path(), Path.of(options.get(Key.TRACE)), StandardCopyOption.REPLACE_EXISTING);
        }
        return trace;
    }

    /** A run that has come to its end while the verdict on it was made needs no second answer. */
    private void endByVerdict(RunOptions options) {
        RunResult result = RunControl.end(AgentHealth.report());
        if (result != null) {
            endWithJvm(result, null, options);
        }
    }

    /** A run that cannot be unwound: its result is sent, and the JVM ends with it. */
    private void endWithJvm(RunResult result, @Nullable TraceScratch scratch, RunOptions options) {
        try {
            RunResult told = result.withHealth(AgentHealth.report()); // of a first run, too, which began with nothing
            answer(told, "", true, 0, trace(scratch, options));
        } catch (IOException e) {
            System.err.println("ConTest: the result of the run could not be sent: " + e);
        }
        Runtime.getRuntime().halt(ExitCodes.VERDICT);
    }

    private synchronized void answer(RunResult result, String leaked, boolean ends, long digest,
        byte @Nullable [] trace) throws IOException {
        String text = result.format();
        HarnessWire.write(out, HarnessWire.RESULT);
        HarnessWire.write(out, text);
        out.writeLong(System.nanoTime() - begin);
        HarnessWire.write(out, leaked);
        out.writeBoolean(ends);
        out.writeLong(digest);
        HarnessWire.write(out, trace);
        out.flush();
    }
}
