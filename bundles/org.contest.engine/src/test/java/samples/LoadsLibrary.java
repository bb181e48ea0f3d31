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

/** Loads a native library, given as a file, while a thread is out of control. */
public final class LoadsLibrary {

    private LoadsLibrary() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread acceptor = new Thread(() -> accept(server));
            acceptor.start();
            System.load(args[0]);
            Thread.sleep(100);
            new Socket(server.getInetAddress(), server.getLocalPort()).close();
            acceptor.join();
        }
    }

    private static void accept(ServerSocket server) {
        try {
            server.accept().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
