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

import org.contest.testprograms.Threads;

/** Two threads send a byte to themselves: sockets of which none has to wait. */
public final class Loopback {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static int sum;

    private Loopback() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread first = Threads.start(() -> add(send(1)));
        Thread second = Threads.start(() -> add(send(2)));
        first.join();
        second.join();
        add(0);
        Threads.check(sum == 3, "sum is " + sum);
    }

    private static synchronized void add(int value) {
        sum += value;
    }

    private static int send(int value) throws IOException {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (ServerSocket server = new ServerSocket(0, 1, here);
            Socket out = new Socket(here, server.getLocalPort());
            Socket in = server.accept()) {
            out.getOutputStream().write(value);
            return in.getInputStream().read();
        }
    }
}
