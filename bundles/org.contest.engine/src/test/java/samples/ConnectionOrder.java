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
import java.net.ServerSocket;
import java.net.Socket;

/** Of two clients the one that was started first is taken for the one that is connected first. */
public final class ConnectionOrder {

    private ConnectionOrder() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try (ServerSocket server = new ServerSocket(0, 2, InetAddress.getLoopbackAddress())) {
            Thread first = connect(server, 1);
            Thread second = connect(server, 2);
            int order = accept(server) * 10 + accept(server);
            first.join();
            second.join();
            if (order != 12) {
                throw new IllegalStateException("order " + order);
            }
        }
    }

    private static int accept(ServerSocket server) throws IOException {
        try (Socket socket = server.accept()) {
            return socket.getInputStream().read();
        }
    }

    private static Thread connect(ServerSocket server, int number) {
        Thread client = new Thread(() -> {
            try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
                socket.getOutputStream().write(number);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        client.start();
        return client;
    }
}
