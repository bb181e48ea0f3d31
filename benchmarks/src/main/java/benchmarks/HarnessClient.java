/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import org.contest.protocol.HarnessWire;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;

/** One JVM for runs of any program, controlled or free, driven without the engine. */
final class HarnessClient implements AutoCloseable {

    /**
     * What a run answered.
     *
     * @param result of the run
     * @param leaked threads that outlived it; empty for none
     * @param ends true when the JVM ends with it
     * @param trace of a controlled run; null when it is in its file, if there is one
     */
    record Answer(RunResult result, String leaked, boolean ends, byte[] trace) {

        /** True when the JVM is fit for more. */
        boolean leavesClean() {
            return !ends && leaked.isEmpty();
        }
    }

    private static final int START_MILLIS = 60_000;

    private final Process process;
    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;

    /** A JVM that takes the program locations of the one before it in the folder, and leaves its own there. */
    HarnessClient(Path jars, Path folder, boolean control) throws IOException {
        Path sites = folder.resolve("sites.tsv");
        RunOptions options = RunOptions.defaults().with(Key.HARNESS, true).with(Key.CONTROL, control)
            .with(Key.RECORD, "full").with(Key.SCHEDULER, control ? "random" : "noise").with(Key.SITES, sites)
            .with(Key.SITES_IN, sites);
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(START_MILLIS);
            process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m",
                "-XX:ActiveProcessorCount=4", "-Xbootclasspath/a:" + jars.resolve("contest-boot.jar"),
                "-javaagent:" + jars.resolve("contest-agent.jar") + '=' + options.format(), "-cp",
                jars.resolve("contest-harness.jar").toString(), HarnessWire.MAIN,
                Integer.toString(server.getLocalPort()), "soak").redirectErrorStream(true)
                .redirectOutput(folder.resolve("harness.log").toFile()).start();
            socket = server.accept();
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
            HarnessWire.read(in);
            HarnessWire.read(in);
        }
    }

    /** The id of the JVM. */
    long pid() {
        return process.pid();
    }

    /** Names the program of the runs that follow. */
    void program(Path classPath, String mainClass, Path scratch) throws IOException {
        HarnessWire.write(out, HarnessWire.PROGRAM);
        out.writeInt(1);
        HarnessWire.write(out, classPath.toString());
        HarnessWire.write(out, mainClass);
        out.writeInt(0);
        HarnessWire.write(out, scratch.toString());
    }

    /** One run. */
    Answer run(RunOptions options, Path output) throws IOException {
        HarnessWire.write(out, HarnessWire.RUN);
        HarnessWire.write(out, options.format());
        HarnessWire.write(out, output.toString());
        out.flush();
        HarnessWire.read(in);
        RunResult result = RunResult.parse(HarnessWire.read(in));
        in.readLong();
        return new Answer(result, HarnessWire.read(in), in.readBoolean(), HarnessWire.readBytes(in));
    }

    @Override
    public void close() throws IOException {
        socket.close();
        process.destroyForcibly();
    }
}
