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
import java.nio.file.Path;
import java.util.Objects;
import org.contest.protocol.HarnessWire;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.runtime.AgentHealth;
import org.contest.runtime.RunControl;
import org.jspecify.annotations.Nullable;

/** Takes commands from the engine until it says quit or goes away. Arguments: port on this machine, secret. */
public final class Main {

    /** Exit code when a run that cannot be unwound ended this JVM, its result sent. */
    private static final int VERDICT = 86;

    private final DataInputStream in;
    private final DataOutputStream out;

    private Main(Socket socket) throws IOException {
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
    }

    /** Started by the engine. */
    public static void main(String[] args) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0]))) {
            socket.setTcpNoDelay(true);
            new Main(socket).serve(args[1]);
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
            case HarnessWire.QUIT -> {
                return;
            }
            default -> throw new IOException("unknown command \"" + command + "\"");
            }
        }
    }

    private void run(Program program, RunOptions options, Path output) throws IOException {
        if (options.isTrue(Key.CONTROL)) {
            RunControl.strandedHandler(this::endWithJvm);
        } else {
            RunControl.verdictHandler(() -> endWithJvm(RunControl.end(AgentHealth.report())));
        }
        Iteration iteration = new Iteration(program, output);
        RunResult result = iteration.run(options);
        answer(result, iteration.leaked(), false);
    }

    /** A run that cannot be unwound: its result is sent, and the JVM ends with it. */
    private void endWithJvm(RunResult result) {
        try {
            answer(result, "", true);
        } catch (IOException e) {
            System.err.println("ConTest: the result of the run could not be sent: " + e);
        }
        Runtime.getRuntime().halt(VERDICT);
    }

    private synchronized void answer(RunResult result, String leaked, boolean ends) throws IOException {
        HarnessWire.write(out, HarnessWire.RESULT);
        HarnessWire.write(out, result.format());
        HarnessWire.write(out, leaked);
        out.writeBoolean(ends);
        out.flush();
    }
}
