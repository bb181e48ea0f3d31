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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.contest.testprograms.Threads;

/** A thread computes from what it reads, while one waits for a connection, and one with a time limit. */
public final class ReadsBesideSocket {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final int[] TABLE = new int[8];
    private static final int ROUNDS = 200;

    private ReadsBesideSocket() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws Exception {
        TABLE[1] = 1;
        CountDownLatch done = new CountDownLatch(1);
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Threads.together(() -> server.accept().close(), () -> done.await(1, TimeUnit.HOURS), () -> {
                int sum = sum();
                connect(server);
                done.countDown();
                Threads.check(sum == ROUNDS, "the sum is " + sum);
            });
        }
    }

    private static int sum() {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            for (int value : TABLE) {
                sum += value;
            }
        }
        return sum;
    }

    private static void connect(ServerSocket server) throws IOException {
        new Socket(server.getInetAddress(), server.getLocalPort()).close();
    }
}
