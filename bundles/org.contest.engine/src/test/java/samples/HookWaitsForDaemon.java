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
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A shutdown hook waits for the end of a daemon, which goes on at that moment. */
public final class HookWaitsForDaemon {

    private static volatile boolean isClosed;

    private HookWaitsForDaemon() {
    }

    /** Runs the program; it fails with an argument. */
    public static void main(String[] args) throws IOException {
        ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        Thread daemon = new Thread(() -> serve(server));
        daemon.setDaemon(true);
        daemon.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, daemon)));
        new Socket(server.getInetAddress(), server.getLocalPort()).close();
        if (args.length > 0) {
            throw new IllegalStateException("served");
        }
    }

    private static void serve(ServerSocket server) {
        try {
            while (true) {
                server.accept().close();
            }
        } catch (IOException e) {
            isClosed = true;
        }
    }

    private static void stop(ServerSocket server, Thread daemon) {
        try {
            server.close();
            daemon.join();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
