/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Two clients ask an HTTP server of the same JVM once each; then the program fails, whatever came. */
public final class ServesAndFails {

    private static final AtomicInteger SERVED = new AtomicInteger();

    private ServesAndFails() {
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            SERVED.incrementAndGet();
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        ExecutorService pool = Executors.newFixedThreadPool(2);
        server.setExecutor(pool);
        server.start();
        URI uri = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
        Thread first = new Thread(() -> ask(uri));
        Thread second = new Thread(() -> ask(uri));
        first.start();
        second.start();
        first.join();
        second.join();
        server.stop(0);
        pool.shutdown();
        throw new IllegalStateException("served " + SERVED.get());
    }

    private static void ask(URI uri) {
        try {
            ((HttpURLConnection) uri.toURL().openConnection()).getResponseCode();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
