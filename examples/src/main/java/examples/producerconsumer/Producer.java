/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.producerconsumer;

/** Puts the numbers from one to a limit into the buffer. */
final class Producer extends Thread {
    private final Buffer buffer;
    private final int items;

    Producer(Buffer buffer, int number, int items) {
        super("producer-" + number);
        this.buffer = buffer;
        this.items = items;
    }

    @Override
    public void run() {
        try {
            for (int i = 1; i <= items; i++) {
                buffer.put(i);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
