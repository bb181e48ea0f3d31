/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

import java.util.ArrayDeque;
import java.util.Deque;

/** Where customers queue up for the dealers, until it closes. */
final class Counter {
    /** Guarded by this counter, as is {@link #closed}. */
    private final Deque<Customer> queue = new ArrayDeque<>();
    private boolean closed;

    /** The customer queues up. */
    synchronized void arrive(Customer customer) {
        queue.addLast(customer);
        notifyAll();
    }

    /** The next customer, waiting for one; null when the counter is closed and nobody is left. */
    synchronized Customer next() throws InterruptedException {
        while (queue.isEmpty() && !closed) {
            wait();
        }
        return queue.pollFirst();
    }

    /** Closes the counter; who is in the queue is still served. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
