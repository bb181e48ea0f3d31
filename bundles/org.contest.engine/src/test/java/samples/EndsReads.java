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
import java.net.SocketException;

/** A virtual thread waits for input that does not come, until it is interrupted, or its socket closed. */
public final class EndsReads {

    private static final int MILLIS = 50;

    private EndsReads() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try (ServerSocket server = new ServerSocket(0, 2, InetAddress.getLoopbackAddress());
            Socket first = new Socket(server.getInetAddress(), server.getLocalPort())) {
            Socket second = new Socket(server.getInetAddress(), server.getLocalPort());
            Thread interrupted = Thread.ofVirtual().start(() -> read(first));
            Thread closed = Thread.ofVirtual().start(() -> read(second));
            Thread.sleep(MILLIS);
            interrupted.interrupt();
            second.close();
            interrupted.join();
            closed.join();
        }
    }

    private static void read(Socket socket) {
        try {
            throw new IllegalStateException("has read " + socket.getInputStream().read());
        } catch (SocketException e) {
            return; // as it should be
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
