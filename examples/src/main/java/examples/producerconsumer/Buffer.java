/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.producerconsumer;

/** The central buffer: a ring of places. */
class Buffer {
    private final int[] places;
    private int first;

    /** How many items there are; guarded by this buffer, as are the others. */
    protected int count;

    /** Whether the buffer has overflowed or underflowed; nobody waits at a broken buffer. */
    private boolean broken;

    Buffer(int capacity) {
        places = new int[capacity];
    }

    /**
     * Puts an item.
     *
     * @throws IllegalStateException if the buffer overflows
     */
    synchronized void put(int item) throws InterruptedException {
        awaitSpace();
        if (isFull()) {
            throw broken("buffer overflow");
        }
        places[(first + count) % places.length] = item;
        count++;
        notifyAll();
    }

    /**
     * Takes an item.
     *
     * @throws IllegalStateException if the buffer underflows
     */
    synchronized int take() throws InterruptedException {
        awaitItem();
        if (count == 0) {
            throw broken("buffer underflow");
        }
        int item = places[first];
        first = (first + 1) % places.length;
        count--;
        notifyAll();
        return item;
    }

    synchronized boolean isBroken() {
        return broken;
    }

    private IllegalStateException broken(String how) {
        broken = true;
        notifyAll();
        return new IllegalStateException(how);
    }

    /** Called with the monitor held. */
    protected void awaitSpace() throws InterruptedException {
        if (isFull() && !broken) {
            wait();
        }
    }

    /** Called with the monitor held. */
    protected void awaitItem() throws InterruptedException {
        if (count == 0 && !broken) {
            wait();
        }
    }

    /** Called with the monitor held. */
    protected final boolean isFull() {
        return count == places.length;
    }
}
