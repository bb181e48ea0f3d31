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

/** A thread waits for a connection: in the system, where no scheduler sees it. */
public final class Accepts {

    private static volatile boolean waits;

    private Accepts() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread acceptor = new Thread(() -> accept(server));
            acceptor.start();
            while (!waits) {
                Thread.sleep(1);
            }
            new Socket(server.getInetAddress(), server.getLocalPort()).close();
            acceptor.join();
        }
    }

    private static void accept(ServerSocket server) {
        try {
            waits = true;
            server.accept().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
