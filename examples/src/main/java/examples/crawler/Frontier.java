/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.crawler;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The addresses that are still to be visited; an address that was ever added is not added again. */
final class Frontier {
    private final int maxDepth;

    /** Guarded by this frontier, as is {@link #known}. */
    private final Deque<Address> waiting = new ArrayDeque<>();
    private final Set<Address> known = new HashSet<>();

    /**
     * An empty frontier.
     *
     * @param maxDepth addresses further away than this are dropped
     */
    Frontier(int maxDepth) {
        this.maxDepth = maxDepth;
    }

    /** Adds the address unless it is known or too far away. */
    synchronized void add(Address address) {
        if (address.depth() <= maxDepth && known.add(address)) {
            waiting.addLast(address);
            notifyAll();
        }
    }

    /** Adds all of the addresses, each unless it is known or too far away. */
    synchronized void addAll(List<Address> addresses) {
        for (Address address : addresses) {
            add(address);
        }
    }

    /** Takes the address that was added first, waiting until there is one. */
    synchronized Address next() throws InterruptedException {
        while (waiting.isEmpty()) {
            wait();
        }
        return waiting.removeFirst();
    }
}
