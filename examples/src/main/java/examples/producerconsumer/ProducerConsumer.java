/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.producerconsumer;

import examples.Arguments;

/**
 * Producers and consumers: two of each around a central buffer.
 *
 * <p>Source: Yom-Tov et al., <i>Automatic debugging of concurrent programs through active sampling of low dimensional
 * random projections</i>, 2007, section 3.1. Bug: a thread that waited for an item or a space does not look again when
 * it is woken up. It fails with an IllegalStateException, buffer overflow or underflow, in one of the threads.
 */
public final class ProducerConsumer {
    private static final int PAIRS = 2;
    private static final int CAPACITY = 6;

    private ProducerConsumer() {
    }

    /** Usage: {@code ProducerConsumer [items]}, by default 4 items from each producer. */
    public static void main(String[] args) throws InterruptedException {
        run(args, new Buffer(CAPACITY));
    }

    static Buffer fixedBuffer() {
        return new FixedBuffer(CAPACITY);
    }

    /** Moves the items through the buffer and checks the sums. */
    static void run(String[] args, Buffer buffer) throws InterruptedException {
        int items = Arguments.at(args, 0, 4);
        Thread[] producers = new Thread[PAIRS];
        Consumer[] consumers = new Consumer[PAIRS];
        for (int i = 0; i < PAIRS; i++) {
            producers[i] = new Producer(buffer, i, items);
            producers[i].start();
        }
        for (int i = 0; i < PAIRS; i++) {
            consumers[i] = new Consumer(buffer, i, items);
            consumers[i].start();
        }
        int sum = 0;
        for (int i = 0; i < PAIRS; i++) {
            producers[i].join();
            consumers[i].join();
            sum += consumers[i].sum();
        }
        if (!buffer.isBroken() && sum != PAIRS * items * (items + 1) / 2) {
            throw new IllegalStateException("the consumers have got " + sum);
        }
        System.out.println("the consumers have got " + sum);
    }
}
