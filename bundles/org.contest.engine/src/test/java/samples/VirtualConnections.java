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
import java.util.ArrayList;
import java.util.List;

/** As {@link ConnectionOrder}, with virtual threads on both sides of the sockets. */
public final class VirtualConnections {

    private static final List<Integer> STARTED = List.of(1, 2, 3);

    private VirtualConnections() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<Integer> connected = new ArrayList<>();
        try (ServerSocket server = new ServerSocket(0, STARTED.size(), InetAddress.getLoopbackAddress())) {
            List<Thread> clients = new ArrayList<>();
            for (int number : STARTED) {
                clients.add(Thread.ofVirtual().start(() -> connect(server, number)));
            }
            Thread accepting = Thread.ofVirtual().start(() -> STARTED.forEach(any -> connected.add(answer(server))));
            accepting.join();
            for (Thread client : clients) {
                client.join();
            }
        }
        if (!connected.equals(STARTED)) {
            throw new IllegalStateException("order " + connected);
        }
    }

    private static int answer(ServerSocket server) {
        try (Socket socket = server.accept()) {
            int number = socket.getInputStream().read();
            socket.getOutputStream().write(number);
            return number;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void connect(ServerSocket server, int number) {
        try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
            socket.getOutputStream().write(number);
            socket.getInputStream().read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
