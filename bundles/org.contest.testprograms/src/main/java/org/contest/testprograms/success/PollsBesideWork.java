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
import java.net.SocketTimeoutException;
import org.contest.testprograms.Threads;

/** Two threads look at sockets ten times a second, as those do that watch connections, while another one works. */
public final class PollsBesideWork {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int MILLIS = 100;
    private static int steps = 10;
    private static volatile boolean done;
    private static int count;

    private PollsBesideWork() {
    }

    /** Runs the program; the argument is the number of steps of the one that works. */
    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            steps = Integer.parseInt(args[0]);
        }
        Threads.together(PollsBesideWork::poll, PollsBesideWork::poll, PollsBesideWork::work);
        Threads.check(count == steps, "the count is " + count);
    }

    private static void poll() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(MILLIS);
            while (!done) {
                accept(server);
            }
        }
    }

    private static void accept(ServerSocket server) throws IOException {
        try {
            server.accept();
        } catch (SocketTimeoutException e) {
            Threads.check(!e.getMessage().isEmpty(), "no message"); // nobody connects
        }
    }

    private static void work() {
        for (int i = 0; i < steps; i++) {
            synchronized (PollsBesideWork.class) {
                count++;
            }
        }
        done = true;
    }
}
