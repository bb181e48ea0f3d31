/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** As {@link ConnectionOrder}, with time limits: the JDK then waits for input only where there is none. */
public final class TimedConnections {

    private static final int LIMIT_MILLIS = 9_000;

    private TimedConnections() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try (ServerSocket server = new ServerSocket(0, 2, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(LIMIT_MILLIS);
            Thread first = connect(server, 1);
            Thread second = connect(server, 2);
            int order = answer(server) * 10 + answer(server);
            first.join();
            second.join();
            if (order != 12) {
                throw new IllegalStateException("order " + order);
            }
        }
    }

    private static int answer(ServerSocket server) throws IOException {
        try (Socket socket = server.accept()) {
            socket.setSoTimeout(LIMIT_MILLIS);
            int number = socket.getInputStream().read();
            socket.getOutputStream().write(number);
            return number;
        }
    }

    private static Thread connect(ServerSocket server, int number) {
        Thread client = new Thread(() -> {
            try (Socket socket = new Socket()) {
                socket.setSoTimeout(LIMIT_MILLIS);
                socket.connect(new InetSocketAddress(server.getInetAddress(), server.getLocalPort()), LIMIT_MILLIS);
                socket.getOutputStream().write(number);
                socket.getInputStream().read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        client.start();
        return client;
    }
}
