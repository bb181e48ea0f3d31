/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.producerconsumer;

/** Takes a number of items from the buffer and sums them up. */
final class Consumer extends Thread {
    private final Buffer buffer;
    private final int items;
    private int sum;

    Consumer(Buffer buffer, int number, int items) {
        super("consumer-" + number);
        this.buffer = buffer;
        this.items = items;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < items; i++) {
                sum += buffer.take();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The sum of the items; read it after {@link #join()}. */
    int sum() {
        return sum;
    }
}
