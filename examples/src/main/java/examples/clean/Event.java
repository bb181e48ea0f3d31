/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.clean;

/** An event that one task signals and the other waits for; it counts its signals, up to a bound. */
class Event {
    private static final int BOUND = 3;

    private int count;

    /** How often the event was signalled, modulo the bound. */
    synchronized int count() {
        return count;
    }

    /** Waits for the next signal, unless the event was signalled since it had the count {@code seen}. */
    void awaitSignalAfter(int seen) throws InterruptedException {
        if (count() == seen) {
            awaitSignal();
        }
    }

    private synchronized void awaitSignal() throws InterruptedException {
        wait();
    }

    /** Signals the event. */
    synchronized void signal() {
        count = (count + 1) % BOUND;
        notifyAll();
    }
}
