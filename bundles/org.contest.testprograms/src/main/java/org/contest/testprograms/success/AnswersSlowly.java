/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import org.contest.testprograms.Threads;

/**
 * A server answers after many steps, in which a client waits with a time limit; then it does not answer at all, and the
 * limit ends the wait, though a third thread looks around again and again.
 */
public final class AnswersSlowly {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int MILLIS = 100;
    private static final int ANSWER = 7;
    private static int steps = 10;
    private static int count;
    private static volatile boolean done;

    private AnswersSlowly() {
    }

    /** Runs the program; the argument is the number of steps before the answer. */
    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            steps = Integer.parseInt(args[0]);
        }
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Threads.together(() -> serve(server), () -> ask(server.getLocalPort()), AnswersSlowly::look);
        }
    }

    private static void serve(ServerSocket server) throws IOException {
        try (Socket client = server.accept()) {
            client.getInputStream().read();
            for (int i = 0; i < steps; i++) {
                synchronized (AnswersSlowly.class) {
                    count++;
                }
            }
            client.getOutputStream().write(ANSWER);
            client.getInputStream().read(); // until the other side is closed
        }
    }

    private static void ask(int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(MILLIS);
            socket.getOutputStream().write(1);
            Threads.check(socket.getInputStream().read() == ANSWER, "no answer");
            Threads.check(isSilent(socket), "one more answer");
        } finally {
            done = true;
        }
    }

    private static boolean isSilent(Socket socket) throws IOException {
        try {
            socket.getInputStream().read();
            return false;
        } catch (SocketTimeoutException e) {
            return true;
        }
    }

    private static void look() throws InterruptedException {
        while (!done) {
            Thread.sleep(1);
        }
    }
}
