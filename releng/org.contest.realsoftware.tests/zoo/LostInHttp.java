/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: lost update
// libs: 
import com.sun.net.httpserver.HttpServer;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The handler of an HTTP server counts requests on two threads. */
public class LostInHttp {

    private static int requests;

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests = requests + 1;
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        ExecutorService pool = Executors.newFixedThreadPool(2);
        server.setExecutor(pool);
        server.start();
        URI uri = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
        Together.run(2, i -> {
            int code = ((HttpURLConnection) uri.toURL().openConnection()).getResponseCode();
            Together.check(code == 204, code);
        });
        server.stop(0);
        pool.shutdown();
        Together.check(requests == 2, requests);
    }
}
