/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What goes over the loopback socket between engine and harness: texts and numbers, each command begun by its name.
 * <p>
 * Engine: {@code program} classPath-count, entries, main class, argument-count, arguments, scratch file for traces,
 * folder for temporary files that is emptied after each run (empty for none);
 * {@code run} options, output file; {@code quit}. Runs may be asked for before earlier ones are answered. Harness:
 * {@code hello} secret, and for each run in its turn {@code result} text, nanoseconds, {@code leaked} text (empty when
 * the JVM is as clean as before), {@code ends} 1 when this JVM ends now, trace as byte-count and bytes (-1 when it is
 * in the file of the options, if there is one).
 */
public final class HarnessWire {

    /** Begins the answer to a connection. */
    public static final String HELLO = "hello";
    /** Names the program. */
    public static final String PROGRAM = "program";
    /** Asks for one run. */
    public static final String RUN = "run";
    /** Says that the engine knows all about passing runs whose trace has this digest: it need not be sent again. */
    public static final String KNOWN = "known";
    /** Asks to end the JVM. */
    public static final String QUIT = "quit";
    /** Begins the answer to a run. */
    public static final String RESULT = "result";

    /** The main class of the harness; its arguments are the port and a secret that it has to repeat. */
    public static final String MAIN = "org.contest.harness.Main";

    private static final int LONGEST = 1 << 28;

    private HarnessWire() {
    }

    /** Writes a text. */
    public static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Writes bytes, or null. */
    public static void write(DataOutputStream out, byte @Nullable [] bytes) throws IOException {
        out.writeInt(bytes == null ? -1 : bytes.length);
        if (bytes != null) {
            out.write(bytes);
        }
    }

    /** Reads bytes, or null. */
    public static byte @Nullable [] readBytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        return length == -1 ? null : bytes(in, length);
    }

    /** Reads a text. */
    public static String read(DataInputStream in) throws IOException {
        return new String(bytes(in, in.readInt()), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(DataInputStream in, int length) throws IOException {
        if (length < 0 || length > LONGEST) {
            throw new IOException("a text of " + length + " bytes: engine and harness are of different versions");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return bytes;
    }
}
