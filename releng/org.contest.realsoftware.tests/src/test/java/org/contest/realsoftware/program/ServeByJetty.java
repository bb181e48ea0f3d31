/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.program;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;

/** An embedded Jetty that answers requests of a client in the same JVM. */
public final class ServeByJetty {

    private static final int REQUESTS = 60;

    private ServeByJetty() {
    }

    /** Counts requests on the server. */
    private static final class Counter extends Handler.Abstract {
        private final AtomicInteger count = new AtomicInteger();

        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            count.incrementAndGet();
            byte[] body = ("hello " + request.getHttpURI().getPath()).getBytes(StandardCharsets.UTF_8);
            response.write(true, ByteBuffer.wrap(body), callback);
            return true;
        }
    }

    /** Serves, asks, stops. */
    public static void main(String[] args) throws Exception {
        Server server = new Server(0);
        Counter counter = new Counter();
        server.setHandler(counter);
        server.start();
        int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
        HttpClient client = HttpClient.newHttpClient();
        List<CompletableFuture<String>> answers = new ArrayList<>();
        for (int i = 0; i < REQUESTS; i++) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/" + i)).build();
            answers.add(client.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenApply(HttpResponse::body));
        }
        for (CompletableFuture<String> answer : answers) {
            System.out.println(answer.get());
        }
        server.stop();
        System.out.println(counter.count.get() + " requests");
        System.exit(0);
    }
}
