/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.HarnessWire;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.jspecify.annotations.Nullable;

/** One JVM with the harness in it, and the connection to it. */
final class HarnessJvm implements AutoCloseable {

    /**
     * What the harness answers.
     *
     * @param result of the run
     * @param seconds that it took
     * @param leaked what stays of the run, in words; empty when the JVM is clean
     * @param ends true when the JVM ends with this run
     * @param digest of the trace; 0 when there is none
     * @param trace of the run; null when it is in its file, if there is one, or has a known digest
     */
    record Answer(RunResult result, double seconds, String leaked, boolean ends, long digest,
        byte @Nullable [] trace) {
    }

    /** The JVM ended, or was ended, before it could do a run; the message says how, without its subject. */
    static final class NoStart extends IOException {

        private static final long serialVersionUID = 1L;

        NoStart(String how) {
            super(how);
        }
    }

    private static final long START_NANOS = 60_000_000_000L;
    private static final double NANOS = 1e9;

    private final ProcessTree tree;
    private final Process process;
    private final Path sites;
    private final Path log;
    private final Path crash;
    private final Path scratch;
    private final TemporaryFolder temporary;
    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;
    private boolean answered;

    /** Starts the JVM and waits until the harness answers. */
    HarnessJvm(ProgramSpec program, RunOptions options, Path folder, String name) throws IOException {
        sites = folder.resolve(name + ".sites.tsv");
        log = folder.resolve(name + ".log");
        crash = folder.resolve(name + ".hs_err.log");
        scratch = folder.resolve(name + ".trace");
        Files.deleteIfExists(sites);
        temporary = TemporaryFolder.of(program);
        String secret = Long.toHexString(new SecureRandom().nextLong());
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            List<String> vm = new ArrayList<>(temporary.arguments());
            vm.addAll(List.of("-XX:ErrorFile=" + crash, "-XX:-CreateCoredumpOnCrash"));
            ProcessSpec spec = JavaCommand.harness(program, options.with(Key.HARNESS, true).with(Key.SITES, sites), vm,
                List.of(Integer.toString(server.getLocalPort()), secret));
            tree = Processes.start(spec, log);
            process = tree.root();
            socket = accept(server);
            socket.setTcpNoDelay(true);
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
            if (!HarnessWire.read(in).equals(HarnessWire.HELLO) || !HarnessWire.read(in).equals(secret)) {
                throw new IOException("another process answered instead of the harness");
            }
            send(program);
        }
    }

    private Socket accept(ServerSocket server) throws IOException {
        server.setSoTimeout(100);
        TimeLimit limit = new TimeLimit(process, START_NANOS);
        while (!limit.isOver()) {
            try {
                return server.accept();
            } catch (SocketTimeoutException e) {
                if (!process.isAlive()) {
                    break;
                }
            }
        }
        tree.end();
        int exitCode = process.onExit().join().exitValue();
        String printed = Files.readString(log, StandardCharsets.ISO_8859_1);
        Files.deleteIfExists(log);
        temporary.close();
        throw new NoStart(LostJvm.inWords(exitCode, printed));
    }

    private void send(ProgramSpec program) throws IOException {
        HarnessWire.write(out, HarnessWire.PROGRAM);
        texts(JavaCommand.classPath(program).stream().map(Path::toString).toList());
        HarnessWire.write(out, program.mainClass());
        texts(program.arguments());
        HarnessWire.write(out, scratch.toString());
        HarnessWire.write(out, temporary.path());
        out.flush();
    }

    private void texts(List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            HarnessWire.write(out, text);
        }
    }

    /** Asks for a run; answers come in the order of asking. */
    void ask(RunTask task) throws IOException {
        HarnessWire.write(out, HarnessWire.RUN);
        HarnessWire.write(out, task.options().format());
        HarnessWire.write(out, task.output().toString());
        out.flush();
    }

    /** Says that a trace is known; goes with the next question. */
    void know(long digest) throws IOException {
        HarnessWire.write(out, HarnessWire.KNOWN);
        out.writeLong(digest);
    }

    /** Waits for the answer; false when the JVM ended, or was killed, without one. */
    boolean await(ProcessWatch watch, Cancellation cancellation) throws IOException {
        answered = false;
        watch.await(cancellation, this::hasSomething);
        return answered;
    }

    /** Waits a little for the first byte of an answer; true as well when none can come any more. */
    private boolean hasSomething(int millis) throws IOException {
        socket.setSoTimeout(millis);
        in.mark(1);
        try {
            answered = in.read() >= 0;
            in.reset();
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (SocketException e) {
            return true; // the JVM went without closing the connection
        }
    }

    /** Reads the answer; null when the JVM ended within it. */
    @Nullable
    Answer answer() throws IOException {
        socket.setSoTimeout(0);
        try {
            return read();
        } catch (EOFException | SocketException e) {
            return null;
        }
    }

    private Answer read() throws IOException {
        if (!HarnessWire.read(in).equals(HarnessWire.RESULT)) {
            throw new IOException("the harness does not speak this engine's language");
        }
        return new Answer(RunResult.parse(HarnessWire.read(in)), in.readLong() / NANOS, HarnessWire.read(in),
            in.readBoolean(), in.readLong(), HarnessWire.readBytes(in));
    }

    Process process() {
        return process;
    }

    /** The JVM with all processes that its runs have started. */
    ProcessTree tree() {
        return tree;
    }

    /** Locations of every class that this JVM has loaded; stays when the JVM ends. */
    Path sites() {
        return sites;
    }

    /** File that a crashing JVM writes. */
    Path crash() {
        return crash;
    }

    /** The trace of the run that was going on when the JVM died, where there is one. */
    Path scratch() {
        return scratch;
    }

    /** What the JVM printed outside of runs. */
    Path log() {
        return log;
    }

    @Override
    public void close() {
        tree.end();
        process.onExit().join(); // a worker that is interrupted deletes its files, too
        temporary.close();
        try {
            socket.close();
            Files.deleteIfExists(log);
            Files.deleteIfExists(crash);
            Files.deleteIfExists(scratch);
        } catch (IOException e) {
            throw EngineException.tool("The files of an in-process JVM could not be deleted (" + e.getMessage()
                + ").", e);
        }
    }
}
