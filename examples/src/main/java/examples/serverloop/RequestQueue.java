/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.serverloop;

import java.util.ArrayDeque;
import java.util.Deque;

/** The requests that the server has not yet taken: each is the session it came over. */
final class RequestQueue {
    private final Deque<Session> requests = new ArrayDeque<>();
    private boolean closed;

    synchronized void add(Session request) {
        requests.addLast(request);
        notifyAll();
    }

    /** The next request, waiting for one; null when the queue is closed and empty. */
    synchronized Session next() throws InterruptedException {
        while (requests.isEmpty() && !closed) {
            wait();
        }
        return requests.pollFirst();
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
